"""Written by `python3 -m tools.openings`: the placements, and the margin expected for each."""

TABLE = """
:Kc2=-34 Kd2=-44 Kc3=-48 Kb2=-58
Ka1:Qb2=305
Kb1:Qb2=240 Qc2=215
Kc1:Qc2=215 Qb2=210 Qd2=205
Kd1:Qc2=215
Kb2:Ra1=230
Kc2:Qc3=175 Rb1=160
Kd2:Re1=140 Qd1=140 Rc1=110
Kc3:Qc2=130 Qb2=130 Bd3=120 Rb2=120
Kd3:Bd4=225 Qd2=215
Kd4:Be4=205 Ne5=185
"""

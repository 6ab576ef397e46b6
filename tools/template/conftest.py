"""Has pytest explain what is wrong where a law is broken."""

import pytest

pytest.register_assert_rewrite("boardlet.testing")

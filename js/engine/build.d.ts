// Describes build.js, which build.py generates.

import type { LockfileInfo } from '../../vendor/pyodide/pyodide.mjs';
import type { BootStep } from './messages.js';

/** Names the build of the site: a hash over all its files. */
export const BUILD: string;

export interface Download {
  /** Relative to the root of the site. */
  path: string;
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** What a boot downloads with progress, by the step that waits for it. */
export const DOWNLOADS: Record<Exclude<BootStep, 'start'>, Download>;

/** What installs further games; downloaded only where there are some. */
export const INSTALLER: Download;

/** What Pyodide wants to know of itself. */
export const RUNTIME_INFO: LockfileInfo;

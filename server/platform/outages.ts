import { DatabaseUnavailable } from './db/unavailable.ts'
import { Problem } from './problem.ts'

/** Errors of Node's file system for a full disk, a used-up quota and a file system that has become read-only. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && FULL.has(error.code)

const RETRY_SECONDS = 5
const DISK_RETRY_SECONDS = 30

/** What a caller reads when the server cannot work at the moment; undefined for every other error. */
export function problemOfOutage(error: unknown): Problem | undefined {
  if (isDiskFull(error) || (error instanceof DatabaseUnavailable && error.reason === 'disk'))
    return new Problem('unavailable', DISK_TEXT, undefined, DISK_RETRY_SECONDS)
  if (error instanceof DatabaseUnavailable) return new Problem('unavailable', DATABASE_TEXT, undefined, RETRY_SECONDS)
  return undefined
}

const DISK_TEXT = 'The server has no disk space left and cannot store anything. Nothing was lost. Try again later.'

/** The request may have been carried out: its connection may have been lost between the commit and the answer. */
const DATABASE_TEXT =
  'The server cannot reach its database. Try again in a few seconds. If you repeat a payment or a check, use the same Idempotency-Key or first look whether it was made.'

export type FullDisk = 'database' | 'files'

/** What has recently found its disk full, for `/readyz`. */
export interface FullDisks {
  note(error: unknown): void
  /** Whether it was full within so many milliseconds. */
  since(disk: FullDisk, ms: number): boolean
}

export function createFullDisks(): FullDisks {
  const last: Record<FullDisk, number> = { database: -Infinity, files: -Infinity }
  return {
    note(error) {
      if (isDiskFull(error)) last.files = performance.now()
      if (error instanceof DatabaseUnavailable && error.reason === 'disk') last.database = performance.now()
    },
    since: (disk, ms) => performance.now() - last[disk] < ms,
  }
}

import { statfsSync } from 'node:fs'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Below this the embedded database takes no more writes. Its log grows by segments of 16 MB, and a segment that cannot be created
 * stops the database for good (docs/decisions/0068).
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Throws `DatabaseUnavailable` for a statement that writes while there is no room for it. */
export type RequireRoom = (statement: string) => void

/** Whether the file system of a directory has room for another segment of the log. */
export function hasRoom(directory: string, leastBytes = MIN_FREE_BYTES): boolean {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= leastBytes
}

const reads = /^\s*(?:select|with|show|begin|commit|rollback|savepoint|release|set|reset|listen|unlisten)\b/i
const writes = /\b(?:insert|update|delete|merge)\b/i
const mayWrite = (statement: string) =>
  !reads.test(statement) || (/^\s*with\b/i.test(statement) && writes.test(statement))

/** Looks before every statement that writes, which costs some microseconds. */
export const roomIn =
  (directory: string, leastBytes?: number): RequireRoom =>
  statement => {
    if (mayWrite(statement) && !hasRoom(directory, leastBytes))
      throw new DatabaseUnavailable('disk', new Error(`there is no room in ${directory}`))
  }

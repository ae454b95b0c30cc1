import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Another process holds the directory. The message is addressed to the user. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Locks a directory for this process and returns a function that releases it. Node has no file locks, but SQLite uses the
 * operating system's: the lock ends with the process however it dies, so there is no stale lock and no pid to confuse, and it
 * holds between containers that share a volume. @throws DirectoryInUse if another process, or this one, already holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const holder = join(directory, 'lock.json')
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN IMMEDIATE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new DirectoryInUse(
      `The data directory ${directory} is in use by another server${describe(holder)}. Stop that one first, or give this one a DATA_DIR of its own.`,
    )
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }))
  return () => {
    rmSync(holder, { force: true })
    lock.close()
  }
}

function describe(holder: string): string {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(holder, 'utf8'))
    return ` (process ${pid} on ${host}, since ${since})`
  } catch {
    return ''
  }
}

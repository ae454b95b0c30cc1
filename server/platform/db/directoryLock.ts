import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Another process holds the directory. The message is meant for the person who started this one. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

/**
 * Takes a directory for this process alone and returns what gives it back.
 *
 * Node has no file lock, but SQLite's is the operating system's: it ends with its process however that dies, so there is
 * no stale lock and no pid to mistake for another's, and it also holds between containers that share a volume.
 *
 * @throws DirectoryInUse when another process, or this one, already holds it.
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

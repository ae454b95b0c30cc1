import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Config } from '../config/config.ts'
import { DirectoryInUse, lockDirectory } from '../db/directoryLock.ts'
import { contentOf, type Source } from './content.ts'
import { frameKey, sealFrames } from './frames.ts'
import { type BackupSecrets, newHeader } from './header.ts'
import { BackupFailed } from './refused.ts'
import type { StoredFiles } from './storedFiles.ts'

const UNFINISHED = '.partial'
const isBackup = (name: string) => /^satyapan-\d{8}T\d{9}Z\.backup$/.test(name)

export const backupDirectory = ({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'))

interface Options {
  directory: string
  /** How many backups remain in the directory, the new one included. */
  keep: number
  signal?: AbortSignal
  /** Called when the database has been read. */
  snapshotTaken?: () => Promise<void>
}

export interface WrittenBackup {
  path: string
  bytes: number
  createdAt: string
  /** Files that the database names and the store did not have. */
  missingFiles: number
}

/**
 * Writes one backup and then deletes the oldest beyond `keep`. A file under its final name is complete and on the disk; what a
 * crash left unfinished is deleted by the next backup. @throws BackupFailed if another process writes to the directory.
 */
export async function writeBackup(
  source: Source,
  { files, secrets }: { files: StoredFiles; secrets: BackupSecrets },
  { directory, keep, signal, snapshotTaken }: Options,
): Promise<WrittenBackup> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const unlock = lock(directory)
  try {
    await deleteUnfinished(directory)
    const { header, line, secret } = newHeader(secrets)
    const path = join(directory, `satyapan-${header.createdAt.replaceAll(/[-:.]/g, '')}.backup`)
    const unfinished = `${path}${UNFINISHED}`
    let missingFiles = 0
    const key = frameKey(secret, Buffer.from(header.salt, 'base64url'))
    try {
      const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
      file.write(line)
      const content = contentOf(source, files, {
        createdAt: header.createdAt,
        ...(snapshotTaken && { snapshotTaken }),
        done: end => (missingFiles = end.missingFiles),
      })
      await pipeline(content, createZstdCompress(), sealFrames({ key, header: line }), file, {
        ...(signal && { signal }),
      })
      await rename(unfinished, path)
      await flushDirectory(directory)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await deleteOldest(directory, keep)
    return { path, bytes: (await stat(path)).size, createdAt: header.createdAt, missingFiles }
  } finally {
    unlock()
  }
}

function lock(directory: string): () => void {
  try {
    return lockDirectory(directory)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    throw new BackupFailed(`Another process is writing a backup to ${directory}.`, { cause: error })
  }
}

/** The holder of the directory's lock is the only one that writes here. */
async function deleteUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith(UNFINISHED) && isBackup(name.slice(0, -UNFINISHED.length))) await rm(join(directory, name))
}

async function deleteOldest(directory: string, keep: number): Promise<void> {
  const backups = (await readdir(directory)).filter(isBackup).sort()
  for (const name of backups.slice(0, -keep)) await rm(join(directory, name))
}

/** Makes a rename survive a power failure; Windows has no such call. */
async function flushDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  await handle.sync()
  await handle.close()
}

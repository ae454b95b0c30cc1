import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../problem.ts'
import type { RawStore } from './rawStore.ts'

const isObject = (name: string) => /^obj_[0-9a-f]{32}$/.test(name)

/** Stores objects as files in one directory, spread over subdirectories by the end of their name. */
export function diskStore(directory: string): RawStore {
  const placeOf = (name: string) => {
    if (!isObject(name)) throw notFound('file')
    return join(directory, name.slice(-2), name)
  }
  return {
    async put(name, content) {
      // A file under its own name is whole, also after a crash.
      const unfinished = `${placeOf(name)}.partial`
      await writeFile(unfinished, content)
      await rename(unfinished, placeOf(name))
      await syncDirectory(dirname(placeOf(name)))
    },
    async get(name, range) {
      const content = createReadStream(placeOf(name), range)
      await once(content, 'open').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound('file') : error
      })
      // A failure before anybody reads must not end the process; a reader hears of it.
      return content.on('error', () => {})
    },
    async remove(name) {
      await rm(placeOf(name), { force: true })
    },
    async *list() {
      if (!existsSync(directory)) return
      for await (const entry of await opendir(directory, { recursive: true }))
        if (entry.isFile() && isObject(entry.name)) yield entry.name
    },
  }
}

/** Streams to a file; leaves nothing behind if it fails. Throws what the disk does, such as ENOSPC (`outages.ts`), and what the content throws. */
export async function writeFile(place: string, content: AsyncIterable<Buffer>): Promise<void> {
  try {
    await mkdir(dirname(place), { recursive: true })
    await pipeline(content, createWriteStream(place, { flush: true }))
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
}

/** A new name survives a loss of power only once its directory is written, and what it replaces is deleted next. Windows cannot do this. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '../ports/objectStore.ts'
import { notFound, Problem } from '../problem.ts'

/** Stores objects as files in one directory, spread over subdirectories by the end of their id. */
export function diskStore(directory: string): ObjectStore {
  const placeOf = (id: string) => {
    if (!/^obj_[0-9a-f]{32}$/.test(id)) throw notFound('file')
    return join(directory, id.slice(-2), id)
  }
  return {
    async put(id, content, maxBytes) {
      const place = placeOf(id)
      await mkdir(join(place, '..'), { recursive: true })
      return { bytes: await writeLimited(place, content, maxBytes) }
    },
    async get(id) {
      const place = placeOf(id)
      await stat(place).catch(() => {
        throw notFound('file')
      })
      return createReadStream(place)
    },
    async remove(id) {
      await rm(placeOf(id), { force: true })
    },
  }
}

/** Streams to a file and returns the size. Throws `too_large` beyond `maxBytes` and then leaves nothing behind. */
export async function writeLimited(place: string, content: Readable, maxBytes: number): Promise<number> {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > maxBytes ? new Problem('too_large', `The file is larger than ${maxBytes} bytes.`) : null, chunk)
    },
  })
  try {
    await pipeline(content, counted, createWriteStream(place, { flush: true }))
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
  return bytes
}

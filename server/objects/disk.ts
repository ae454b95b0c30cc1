import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { notFound, Problem } from '../problem.ts'
import type { ObjectStore } from './index.ts'

/** Objects as files below one directory, spread over sub-directories by the tail of their id. */
export function diskStore(directory: string): ObjectStore {
  const placeOf = (id: string) => {
    if (!/^obj_[0-9a-f]{32}$/.test(id)) throw notFound('file')
    return join(directory, id.slice(-2), id)
  }
  return {
    async put(id, content, maxBytes) {
      const place = placeOf(id)
      await mkdir(join(place, '..'), { recursive: true })
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
      return { bytes }
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

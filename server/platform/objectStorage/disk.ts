import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../ports/objectStore.ts'
import { notFound } from '../problem.ts'
import { writeLimited } from './writeLimited.ts'

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

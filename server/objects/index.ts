import type { Readable } from 'node:stream'

/** Files, by id. The database row says whose they are; the store only keeps bytes. */
export interface ObjectStore {
  /** Streams to the store and returns the size. Throws `too_large` beyond `maxBytes`, leaving nothing behind. */
  put(id: string, content: Readable, maxBytes: number): Promise<{ bytes: number }>
  /** Throws `not_found`. */
  get(id: string): Promise<Readable>
  remove(id: string): Promise<void>
}

import type { Readable } from 'node:stream'
import type { ByteRange } from '../ports/objectStore.ts'

/**
 * Where the bytes lie: a directory or a bucket. Only the sealed store above it has one, so that nothing is written in clear (guard:
 * `tests/guards/sealedObjects.test.ts`). A name is written once and never again.
 */
export interface RawStore {
  /** Throws `unavailable`, and what the content throws; leaves nothing behind then. */
  put(name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** A range may end beyond the content. Throws `not_found`, and `unavailable`. */
  get(name: string, range?: ByteRange): Promise<Readable>
  remove(name: string): Promise<void>
  /** The names of all objects, in no particular order; those that come or go meanwhile may be listed or not. */
  list(): AsyncIterable<string>
}

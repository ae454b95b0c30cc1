import type { Readable } from 'node:stream'
import type { Trx } from '../db/schema.ts'

/** Bytes of a content, both ends included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Stores objects by id, always sealed (decision 0071). The key of an object lies in the database: an object exists from the transaction that
 * keeps it until the one that removes it.
 */
export interface ObjectStore {
  /**
   * Seals the content while it streams to the store. Throws `too_large` beyond `maxBytes` of content and `unavailable`, leaving nothing behind.
   * Nobody can read it before it is kept.
   */
  put(id: string, content: Readable, maxBytes: number): Promise<StoredObject>
  /** The content, or a part of it. The stream fails at the first altered byte. Throws `not_found`. */
  get(id: string, range?: ByteRange): Promise<Readable>
  /** Deletes the key, with which no copy can be read any more, then the content. */
  remove(id: string): Promise<void>
  /** Deletes the key in a transaction. What is returned deletes the content, after the commit. */
  removeIn(trx: Trx, id: string): Promise<() => Promise<void>>
}

/** An object that has been stored and is not kept yet. */
export interface StoredObject {
  /** The size of the content. */
  bytes: number
  /** Writes its key. Throws if the id has an object already. */
  keep(trx: Trx): Promise<void>
  /** Deletes the content unless it was kept. */
  discard(): Promise<void>
}

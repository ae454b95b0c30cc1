import type { Readable } from 'node:stream'

/** Stores files by id. The database row has the owner; the store only keeps bytes. */
export interface ObjectStore {
  /** Streams to the store and returns the size. Throws `too_large` beyond `maxBytes`, leaving nothing behind. */
  put(id: string, content: Readable, maxBytes: number): Promise<{ bytes: number }>
  /** Throws `not_found`. */
  get(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Present if browsers can reach the store directly. */
  direct?: DirectStore
}

/**
 * Direct uploads are unchecked: they wait where signed URLs lead until they are checked and accepted. From then on no URL that
 * was ever handed out can change them.
 */
export interface DirectStore {
  /** Accepts a file of exactly this type and size, for five minutes. */
  putUrl(id: string, options: { contentType: string; bytes: number }): Promise<string>
  /** Returns an accepted file, for five minutes. */
  getUrl(id: string, options: { contentType: string; disposition: string }): Promise<string>
  /** The waiting upload; null if there is none. */
  arrived(id: string): Promise<ReceivedUpload | null>
  /** Accepts the checked upload; false if it has been replaced in the meantime. */
  accept(id: string, arrived: ReceivedUpload): Promise<boolean>
  /** Deletes the waiting upload. */
  drop(id: string): Promise<void>
}

export interface ReceivedUpload {
  bytes: number
  /** The first bytes, as many as `matchesType` needs. */
  head: Buffer
  /** Identifies exactly these bytes. */
  version: string
}

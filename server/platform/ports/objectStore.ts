import type { Readable } from 'node:stream'

/** Files, by id. The database row says whose they are; the store only keeps bytes. */
export interface ObjectStore {
  /** Streams to the store and returns the size. Throws `too_large` beyond `maxBytes`, leaving nothing behind. */
  put(id: string, content: Readable, maxBytes: number): Promise<{ bytes: number }>
  /** Throws `not_found`. */
  get(id: string): Promise<Readable>
  remove(id: string): Promise<void>
  /** Where browsers may reach the store itself, past this server. */
  direct?: DirectStore
}

/**
 * What arrives at an address of the store has not been seen by us: it waits apart, where such addresses lead, until it has been looked
 * at and accepted. From then on no address that was ever given away can change it.
 */
export interface DirectStore {
  /** Takes a file of exactly this type and size, for five minutes. */
  putUrl(id: string, asked: { contentType: string; bytes: number }): Promise<string>
  /** Answers an accepted file, for five minutes. */
  getUrl(id: string, asked: { contentType: string; disposition: string }): Promise<string>
  /** What has arrived and waits; null where nothing has. */
  arrived(id: string): Promise<ReceivedUpload | null>
  /** Keeps what was looked at. False where something else has come in its place. */
  accept(id: string, arrived: ReceivedUpload): Promise<boolean>
  /** Removes what waits. */
  drop(id: string): Promise<void>
}

export interface ReceivedUpload {
  bytes: number
  /** The first bytes, as many as `isType` wants to see. */
  head: Buffer
  /** Of these bytes and no others. */
  version: string
}

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../problem.ts'

/** Streams to a file and returns the size. Throws `too_large` beyond `maxBytes`; nothing stays then. */
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

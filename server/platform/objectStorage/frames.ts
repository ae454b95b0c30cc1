import { createCipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { ByteRange } from '../ports/objectStore.ts'

/*
 * The format of stored objects (decision 0071), after the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár (2015): a header, then
 * frames of 64 KiB of content, the last one shorter, each sealed with AES-256-GCM and followed by its tag. The nonce is the frame's number and
 * whether it is the last; the additional data are the header and the object's id. So no frame can be altered, moved, left out or added. Each
 * writing has a random key of its own, so that a nonce never repeats under a key.
 */

const VERSION = 1
export const HEADER = Buffer.concat([Buffer.from('satyapan'), Buffer.from([VERSION])])
const KEY_BYTES = 32
const NONCE_BYTES = 12
export const TAG_BYTES = 16

export const FRAME_BYTES = 64 * 1024
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES

/** An empty content has one empty frame. */
export const frameCount = (bytes: number) => Math.max(1, Math.ceil(bytes / FRAME_BYTES))

/** A random key for one writing, in base64url. */
export const newObjectKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

export const keyOf = (key: string) => createSecretKey(key, 'base64url')

export function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt32BE(frame, NONCE_BYTES - 5)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

export const additionalData = (id: string) => Buffer.concat([HEADER, Buffer.from(id)])

/** Seals a content frame by frame; `key` must not have sealed anything yet. */
export async function* sealFrames(content: AsyncIterable<Buffer>, id: string, key: string): AsyncGenerator<Buffer> {
  const seal = frameSealer(id, keyOf(key))
  yield HEADER
  let frame: Buffer[] = []
  let filled = 0
  for await (const chunk of content)
    for (let at = 0; at < chunk.length; ) {
      // A full frame waits for the next byte: the last one is sealed as such.
      if (filled === FRAME_BYTES) {
        yield* seal(frame, false)
        frame = []
        filled = 0
      }
      const part = chunk.subarray(at, at + FRAME_BYTES - filled)
      frame.push(part)
      filled += part.length
      at += part.length
    }
  yield* seal(frame, true)
}

function frameSealer(id: string, key: KeyObject) {
  const bound = additionalData(id)
  let number = 0
  return (frame: readonly Buffer[], isLast: boolean): Buffer[] => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast)).setAAD(bound)
    return [...frame.map(part => cipher.update(part)), cipher.final(), cipher.getAuthTag()].filter(
      part => part.length > 0,
    )
  }
}

/** Where the frames of a range of the content lie in a sealed object. */
export function sealedRange({ start, end }: ByteRange): ByteRange {
  const [first, last] = [Math.floor(start / FRAME_BYTES), Math.floor(end / FRAME_BYTES)]
  return {
    start: HEADER.length + first * SEALED_FRAME_BYTES,
    end: HEADER.length + (last + 1) * SEALED_FRAME_BYTES - 1,
  }
}

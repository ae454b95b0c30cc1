import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BackupRefused } from './refused.ts'

/** Bytes of content in every frame but the last, which may be shorter. */
const FRAME_BYTES = 64 * 1024
const TAG_BYTES = 16

/**
 * The key of one backup: no two have the same, so that a frame's number is its nonce (STREAM, Hoang et al. 2015).
 *
 * @param salt random bytes of this backup's own
 */
export const frameKey = (secret: string, salt: Buffer): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, 'satyapan backup', 32)))

interface Sealing {
  key: KeyObject
  /** What stands before the frames in clear; bound into each of them. */
  header: Buffer
}

/** AES-256-GCM. The nonce is the frame's number (8 bytes), three zeros, and 1 for the last frame. */
const nonceOf = (number: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number))
  nonce.writeUInt8(last ? 1 : 0, 11)
  return nonce
}

const digestOf = (header: Buffer) => createHash('sha256').update(header).digest()

/** Seals a stream into frames of content and tag. */
export function sealFrames({ key, header }: Sealing): Transform {
  const bound = digestOf(header)
  return cutInto(FRAME_BYTES, (content, number, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last)).setAAD(bound)
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  })
}

/** Opens what `sealFrames` wrote. Fails with `BackupRefused` if anything was altered, moved, cut off or added. */
export function openFrames({ key, header }: Sealing): Transform {
  const bound = digestOf(header)
  return cutInto(FRAME_BYTES + TAG_BYTES, (frame, number, last) => {
    if (frame.length < TAG_BYTES) throw notOpening(number)
    const at = frame.length - TAG_BYTES
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last)).setAAD(bound)
    decipher.setAuthTag(frame.subarray(at))
    try {
      return Buffer.concat([decipher.update(frame.subarray(0, at)), decipher.final()])
    } catch {
      throw notOpening(number)
    }
  })
}

const notOpening = (number: number) =>
  new BackupRefused(`The backup is incomplete or was altered: part ${number + 1} does not open.`)

/** Passes a stream on in pieces of one size; the last one, and only that, may be shorter, even empty. */
function cutInto(bytes: number, turn: (piece: Buffer, number: number, last: boolean) => Buffer): Transform {
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  const attempt = (done: TransformCallback, work: () => void) => {
    try {
      work()
      done()
    } catch (error) {
      done(error as Error)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      attempt(done, () => {
        waiting.push(chunk)
        length += chunk.length
        if (length <= bytes) return
        const all = Buffer.concat(waiting, length)
        let from = 0
        // What may be the last piece waits for the end.
        for (; length - from > bytes; from += bytes) this.push(turn(all.subarray(from, from + bytes), number++, false))
        waiting = [all.subarray(from)]
        length -= from
      })
    },
    flush(done) {
      attempt(done, () => void this.push(turn(Buffer.concat(waiting, length), number, true)))
    },
  })
}

import { createDecipheriv, type KeyObject } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import type { ByteRange } from '../ports/objectStore.ts'
import {
  additionalData,
  FRAME_BYTES,
  frameCount,
  HEADER,
  keyOf,
  nonceOf,
  SEALED_FRAME_BYTES,
  TAG_BYTES,
} from './frames.ts'

interface Sealed {
  id: string
  key: string
  /** The size of the whole content. */
  bytes: number
  /** A part of the content, if not all of it is wanted; the frames of `sealedRange` are opened then. */
  range?: ByteRange | undefined
}

/**
 * Opens a sealed object, or those of its frames that a range needs, and passes on what was asked for. Emits only what is authentic; fails at
 * the first frame that is not, and if there is less or more than there should be.
 */
export class FrameOpener extends Transform {
  readonly #id: string
  readonly #key: KeyObject
  readonly #bound: Buffer
  readonly #bytes: number
  readonly #range: ByteRange
  /** The number of the object's last frame, and of the last one that is wanted. */
  readonly #last: number
  readonly #until: number
  #frame: number
  #awaitsHeader: boolean
  #part: Buffer
  #filled = 0

  constructor({ id, key, bytes, range }: Sealed) {
    super()
    this.#id = id
    this.#key = keyOf(key)
    this.#bound = additionalData(id)
    this.#bytes = bytes
    this.#range = range ?? { start: 0, end: bytes - 1 }
    this.#last = frameCount(bytes) - 1
    this.#frame = range ? Math.floor(range.start / FRAME_BYTES) : 0
    this.#until = range ? Math.floor(range.end / FRAME_BYTES) : this.#last
    this.#awaitsHeader = !range
    this.#part = Buffer.allocUnsafe(this.#size())
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      for (let at = 0; at < chunk.length; ) {
        if (this.#frame > this.#until) throw this.#altered()
        const copied = chunk.copy(this.#part, this.#filled, at)
        this.#filled += copied
        at += copied
        if (this.#filled === this.#part.length) this.#complete()
      }
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback): void {
    done(this.#frame > this.#until ? null : this.#altered())
  }

  /** Of the part that comes next. */
  #size(): number {
    if (this.#awaitsHeader) return HEADER.length
    return this.#frame === this.#last ? this.#bytes - this.#last * FRAME_BYTES + TAG_BYTES : SEALED_FRAME_BYTES
  }

  #complete(): void {
    if (this.#awaitsHeader) {
      if (!this.#part.equals(HEADER)) throw this.#altered()
      this.#awaitsHeader = false
    } else {
      this.#pass(this.#open())
      this.#frame += 1
    }
    this.#filled = 0
    if (this.#frame <= this.#until && this.#part.length !== this.#size()) this.#part = Buffer.allocUnsafe(this.#size())
  }

  #open(): Buffer {
    const nonce = nonceOf(this.#frame, this.#frame === this.#last)
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce).setAAD(this.#bound)
    decipher.setAuthTag(this.#part.subarray(-TAG_BYTES))
    const text = decipher.update(this.#part.subarray(0, -TAG_BYTES))
    try {
      decipher.final()
    } catch {
      throw this.#altered()
    }
    return text
  }

  /** Passes on what lies within the range. */
  #pass(text: Buffer): void {
    const offset = this.#frame * FRAME_BYTES
    const wanted = text.subarray(Math.max(0, this.#range.start - offset), this.#range.end + 1 - offset)
    if (wanted.length > 0) this.push(wanted)
  }

  #altered(): Error {
    return new Error(`The stored content of ${this.#id} was altered.`)
  }
}

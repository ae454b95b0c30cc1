import type { Strip } from './geometry.ts'
import type { Recogniser } from './models.ts'
import type { Raster } from './raster.ts'
import { readStrip, type StripText } from './readStrip.ts'

/** Strips of one picture that several threads read: each takes the next one that is left. `raster.data` and `next` lie in shared memory. */
export interface StripQueue {
  raster: Raster
  strips: readonly Strip[]
  /** How many strips are taken. */
  next: Int32Array
}

/** Strips that were read, by their index in the queue. */
export type StripTexts = Map<number, StripText>

/** A queue over a copy of the picture in shared memory. */
export function queueOf({ width, height, data }: Raster, strips: readonly Strip[]): StripQueue {
  const shared = new Uint8Array(new SharedArrayBuffer(data.byteLength))
  shared.set(data)
  return { raster: { width, height, data: shared }, strips, next: new Int32Array(new SharedArrayBuffer(4)) }
}

/** Reads strips of the queue until none is left. */
export async function readQueue(recogniser: Recogniser, { raster, strips, next }: StripQueue): Promise<StripTexts> {
  const texts: StripTexts = new Map()
  for (;;) {
    const index = Atomics.add(next, 0, 1)
    const strip = strips[index]
    if (!strip) return texts
    texts.set(index, await readStrip(recogniser, raster, strip))
  }
}

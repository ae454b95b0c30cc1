import type { Strip } from './geometry.ts'
import type { Recogniser } from './models.ts'
import type { Raster } from './raster.ts'
import { readStrip, type StripText } from './readStrip.ts'

/** Strips of one picture, the longest first, that two threads read from both ends until they meet. */
export interface StripQueue {
  raster: Raster
  strips: readonly Strip[]
  /** How many times as wide as they are the strips are read. */
  stretch: number
  /** How many strips are taken, in shared memory. */
  taken: Int32Array
}

/** Strips that were read, by their index in the queue. */
export type StripTexts = Map<number, StripText>

/** With `isShared`, the picture is copied to shared memory, so that another thread can read it too. */
export function queueOf(raster: Raster, strips: readonly Strip[], stretch: number, isShared: boolean): StripQueue {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  if (!isShared) return { raster, strips, stretch, taken }
  const data = new Uint8Array(new SharedArrayBuffer(raster.data.byteLength))
  data.set(raster.data)
  return { raster: { ...raster, data }, strips, stretch, taken }
}

/** Reads strips of the queue from one of its ends until none is left. The memory of a recogniser grows with the longest strip that it reads. */
export async function readQueue(
  recogniser: Recogniser,
  { raster, strips, stretch, taken }: StripQueue,
  end: 'longest' | 'shortest',
): Promise<StripTexts> {
  const texts: StripTexts = new Map()
  while (Atomics.add(taken, 0, 1) < strips.length) {
    const index = end === 'longest' ? texts.size : strips.length - 1 - texts.size
    const strip = strips[index]
    if (strip) texts.set(index, await readStrip(recogniser, raster, strip, stretch))
  }
  return texts
}

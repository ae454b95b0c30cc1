import type { Strip } from './geometry.ts'
import type { Recogniser } from './models.ts'
import type { Raster } from './raster.ts'
import { readStrip, type StripText } from './readStrip.ts'

/** Strips of one picture that one or two threads read: each takes the next one that is left. */
export interface StripQueue {
  raster: Raster
  strips: readonly Strip[]
  /** How many strips are taken. */
  next: Int32Array
}

/** Strips that were read, by their index in the queue. */
export type StripTexts = Map<number, StripText>

/** With `isShared`, the picture is copied to shared memory, so that another thread can read it too. */
export function queueOf(raster: Raster, strips: readonly Strip[], isShared: boolean): StripQueue {
  const next = new Int32Array(new SharedArrayBuffer(4))
  if (!isShared) return { raster, strips, next }
  const data = new Uint8Array(new SharedArrayBuffer(raster.data.byteLength))
  data.set(raster.data)
  return { raster: { ...raster, data }, strips, next }
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

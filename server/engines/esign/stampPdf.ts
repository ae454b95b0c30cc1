import type { Mark } from './types.ts'

/** Draws the values of fields on their pages. Throws `EsignRefusal` only; its `index` is the mark's. */
export async function stampPdf(_pdf: Uint8Array, _marks: Mark[]): Promise<Uint8Array> {
  throw new Error('Not built yet')
}

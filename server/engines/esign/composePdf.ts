import type { Composed, PageChoice } from './types.ts'

/**
 * One PDF of chosen pages of files (PDF, PNG, JPEG; a picture is one page). One PDF whose pages are all taken as they are is passed on byte for byte.
 * Throws `EsignRefusal` only; its `index` is the file's.
 */
export async function composePdf(_order: { files: Uint8Array[]; pages: PageChoice[] }): Promise<Composed> {
  throw new Error('Not built yet')
}

import type { PdfInspection } from './types.ts'

/** What a sender needs to know of a PDF. Throws `EsignRefusal` only. */
export async function inspectPdf(_pdf: Uint8Array): Promise<PdfInspection> {
  throw new Error('Not built yet')
}

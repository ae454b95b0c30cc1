declare const __PDF_DATA__: string | undefined

/** Where the engine finds what few documents need: character maps, fonts that a file does not hold, decoders of rare images (`scripts/web/pdfData.ts`). */
export const pdfDataAddress = (folder: 'cmaps' | 'standard_fonts' | 'wasm'): string =>
  new URL(`${__PDF_DATA__}/${folder}/`, location.href).href

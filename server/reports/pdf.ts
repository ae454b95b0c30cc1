import { createRequire } from 'node:module'
import { readFont } from './fonts.ts'

const require = createRequire(import.meta.url)

/** The part of pdfmake that is used; it ships no types. */
interface PdfMaker {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
  setFonts(fonts: Record<string, Record<string, string>>): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let maker: PdfMaker | undefined

/**
 * Loaded on first use, because few processes render documents. It reads our fonts from memory and nothing else from disk or
 * network.
 */
function pdfMaker(): PdfMaker {
  if (maker) return maker
  const pdfmake = require('pdfmake') as PdfMaker
  pdfmake.virtualfs.writeFileSync('regular.ttf', readFont('latin'))
  pdfmake.virtualfs.writeFileSync('medium.ttf', readFont('bold'))
  pdfmake.virtualfs.writeFileSync('devanagari.ttf', readFont('devanagari'))
  pdfmake.setFonts({
    Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' },
    // Its file has one weight that the PDF library can read.
    Devanagari: { normal: 'devanagari.ttf', bold: 'devanagari.ttf' },
  })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  maker = pdfmake
  return pdfmake
}

/** Renders any document with the same fonts. */
export const pdfOf = (definition: object): Promise<Buffer> => pdfMaker().createPdf(definition).getBuffer()

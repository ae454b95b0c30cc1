import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { invoiceDocument } from './invoiceDocument.ts'
import type { InvoiceSnapshot } from './issue.ts'

const require = createRequire(import.meta.url)

/** As much of pdfmake as is used; it brings no types. */
interface PdfMaker {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
  setFonts(fonts: Record<string, Record<string, string>>): void
  setUrlAccessPolicy(allows: (url: string) => boolean): void
  setLocalAccessPolicy(allows: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let maker: PdfMaker | undefined

/** Opened on first use: few processes make documents. It reads our two fonts from memory, and nothing else from disk or web. */
function pdfMaker(): PdfMaker {
  if (maker) return maker
  const made = require('pdfmake') as PdfMaker
  const keep = (name: string, file: string) => made.virtualfs.writeFileSync(name, readFileSync(require.resolve(file)))
  keep('regular.ttf', 'pdfmake/fonts/Roboto/Roboto-Regular.ttf')
  keep('medium.ttf', 'pdfmake/fonts/Roboto/Roboto-Medium.ttf')
  made.setFonts({ Roboto: { normal: 'regular.ttf', bold: 'medium.ttf' } })
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy(() => false)
  maker = made
  return made
}

/** The tax invoice of a sale; the same bytes for the same sale. */
export const invoicePdf = (snapshot: InvoiceSnapshot): Promise<Buffer> =>
  pdfMaker().createPdf(invoiceDocument(snapshot)).getBuffer()

/** Any document of ours in the same fonts. */
export const pdfOf = (definition: object): Promise<Buffer> => pdfMaker().createPdf(definition).getBuffer()

import { deflateSync } from 'node:zlib'

interface Wrong {
  startxref?: number
  /** Where the trailer says that an earlier table of references is. */
  prev?: 'itself' | number
  root?: string
}

/** Builds a PDF from the texts of its objects, so that a test can make it as wrong as it needs. Object 1 is the catalogue. */
export function rawPdf(objects: readonly string[], { startxref, prev, root = '1 0 R' }: Wrong = {}): Uint8Array {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = text.length
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  const earlier = prev === undefined ? '' : ` /Prev ${prev === 'itself' ? xref : prev}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root ${root}${earlier} >>\nstartxref\n${startxref ?? xref}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'

/** So many pages, all of them the same small object's kind. */
export function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
  return rawPdf([
    catalogue,
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...Array.from({ length: count }, () => page),
  ])
}

const line = 'BT /F 8 Tf 1 0 0 1 20 20 Tm (01/04/2024 word) Tj ET\n'

/** One page with this text line so many times, packed. */
export const packedPage = (lines: number, wrong?: Wrong): Uint8Array =>
  rawPdf(
    [
      catalogue,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      stream(deflateSync(Buffer.from(line.repeat(lines))).toString('latin1'), '/Filter /FlateDecode'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ],
    wrong,
  )

/** Unpacks to 260 MB. */
export const packedBomb = (): Uint8Array => packedPage(5_000_000)

/** A tree of pages that is its own child. */
export const circularPages = (): Uint8Array =>
  rawPdf([
    catalogue,
    '<< /Type /Pages /Count 3 /Kids [3 0 R] >>',
    '<< /Type /Pages /Parent 2 0 R /Count 3 /Kids [2 0 R 3 0 R] >>',
  ])

/** A form that draws itself. */
export const circularForm = (): Uint8Array =>
  rawPdf([
    catalogue,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources 6 0 R >>',
    stream('/X Do'),
    stream('q /X Do /X Do Q', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 6 0 R'),
    '<< /XObject << /X 5 0 R >> >>',
  ])

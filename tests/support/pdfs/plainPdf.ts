import { PdfDocument } from '../../../server/engines/pdfSignatures/pdf/document.ts'
import { ascii, isInteger, latin1, nameOf, PdfRef } from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { appendRevision, dictOf } from '../../../server/engines/pdfSignatures/sign/writer.ts'

/** A page, a note and a form with one field; objects by number. The note's text hides another content for the page. */
export const parts = {
  root: 1,
  pages: 2,
  page: 3,
  content: 4,
  font: 5,
  info: 6,
  form: 7,
  field: 8,
  look: 9,
  note: 10,
} as const

const stream = (data: string, dict = '') => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`

export const plainObjects: Record<number, string> = {
  [parts.root]: `<</Type /Catalog /Pages 2 0 R /AcroForm 7 0 R>>`,
  [parts.pages]: `<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842]>>`,
  [parts.page]: `<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>> /Annots [8 0 R 10 0 R]>>`,
  [parts.content]: stream('BT /F1 24 Tf 72 720 Td (Pay 100 rupees) Tj ET'),
  [parts.font]: `<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>`,
  [parts.info]: `<</Title (A contract)>>`,
  [parts.form]: `<</Fields [8 0 R] /DA (/Helv 0 Tf)>>`,
  [parts.field]: `<</Type /Annot /Subtype /Widget /FT /Tx /T (place) /V () /Rect [72 600 272 620] /AP <</N 9 0 R>> /P 3 0 R>>`,
  [parts.look]: stream('', '/Type /XObject /Subtype /Form /BBox [0 0 200 20]'),
  [parts.note]: `<</Type /Annot /Subtype /Text /Rect [300 600 320 620] /Contents (A note 4 0 obj\n<</Length 16>>\nstream\n0 0 595 842 re f\nendstream\nendobj)>>`,
}

/** A whole file with a table of cross-references. */
export function writePdf(
  objects: Record<number, string>,
  trailer = '/Root 1 0 R /Info 6 0 R',
): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets: [number, number][] = []
  for (const [num, body] of Object.entries(objects)) {
    offsets.push([Number(num), file.length])
    file += `${num} 0 obj\n${body}\nendobj\n`
  }
  const start = file.length
  const rows = offsets.map(([num, offset]) => `${num} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = Math.max(...offsets.map(([num]) => num)) + 1
  file += `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size} ${trailer}>>\nstartxref\n${start}\n%%EOF\n`
  return ascii(file)
}

const row = (offset: number, kind = 'n') => `${String(offset).padStart(10, '0')} 00000 ${kind} \n`

/** The plain document for the web: what the first page needs comes first, with cross-references of its own (ISO 32000-2, annex F). */
export function linearizedPdf(): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const offsets = new Map<number, number>()
  const add = (num: number, body: string) => {
    offsets.set(num, file.length)
    file += `${num} 0 obj\n${body}\nendobj\n`
  }
  const table = (numbers: number[]) => numbers.map(num => `${num} 1\n${row(offsets.get(num) ?? 0)}`).join('')
  const later: number[] = [parts.form, parts.field, parts.look, parts.note]
  const first = Object.keys(plainObjects)
    .map(Number)
    .filter(num => !later.includes(num))
  add(20, '<</Linearized 1 /N 1 /O 3 /L 9999 /E 999 /T 999 /H [0 0]>>')
  const place = file.length
  // As long as it will be, so that what comes after has its place.
  const firstSection = (previous: number) =>
    `xref\n0 1\n${row(0, 'f')}${table([20, ...first])}trailer\n<</Size 21 /Root 1 0 R /Info 6 0 R /Prev ${String(previous).padStart(10, '0')}>>\nstartxref\n0\n%%EOF\n`
  file += firstSection(0)
  for (const num of [...first, ...later]) add(num, plainObjects[num] as string)
  const main = file.length
  file += `xref\n${table(later)}trailer\n<</Size 21 /Root 1 0 R>>\nstartxref\n${place}\n%%EOF\n`
  const section = firstSection(main)
  return ascii(file.slice(0, place) + section + file.slice(place + section.length))
}

/** The plain document for old and new programs: its table calls the information free, and a stream of cross-references names it (7.5.8.4). */
export function hybridPdf(): Uint8Array<ArrayBuffer> {
  const plain = latin1(writePdf(plainObjects))
  const head = plain.slice(0, plain.indexOf('xref\n0 1'))
  const table = plain.slice(head.length)
  const hidden = head.indexOf(`\n${parts.info} 0 obj`) + 1
  const data = String.fromCharCode(1, 0, 0, hidden >> 8, hidden & 0xff, 0, 0)
  const xref = `30 0 obj\n<</Type /XRef /W [1 4 2] /Index [${parts.info} 1] /Size 31 /Root 1 0 R /Length 7>>\nstream\n${data}\nendstream\nendobj\n`
  const start = head.length + xref.length
  return ascii(
    head +
      xref +
      table
        .replace(row(hidden), row(0, 'f'))
        .replace(/\/Size \d+/, `/Size 31 /XRefStm ${head.length}`)
        .replace(/startxref\n\d+/, `startxref\n${start}`),
  )
}

export const plainPdf = (): Uint8Array<ArrayBuffer> => writePdf(plainObjects)

/** Appends a revision that writes objects anew, as any program can that holds the file. */
export async function revise(
  pdf: Uint8Array,
  objects: Record<number, string>,
  trailer: Record<string, number> = {},
): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf)
  const size = doc.trailer.get('Size')
  const kept = ['Root', 'Info']
  const entries = Object.fromEntries([...doc.trailer.entries].filter(([key]) => kept.includes(key)))
  for (const [key, num] of Object.entries(trailer)) entries[key] = new PdfRef(num, 0)
  return appendRevision(pdf, {
    objects: Object.entries(objects).map(([num, body]) => ({ num: Number(num), gen: 0, body })),
    trailer: dictOf(entries),
    previous: doc.xref.sections[0] ?? 0,
    size: Math.max(isInteger(size) ? size : 0, ...Object.keys(objects).map(num => Number(num) + 1)),
    isStream: nameOf(doc.trailer.get('Type')) === 'XRef',
  })
}

/** Replaces a text. A shorter one is followed by spaces. */
export function replaceText(pdf: Uint8Array, from: string | RegExp, to: string): Uint8Array {
  const text = latin1(pdf)
  // Padded, so that nothing moves.
  const changed = text.replace(from, found => to.padEnd(found.length))
  if (changed === text) throw new Error(`${from} does not occur`)
  return ascii(changed)
}

/** The text of an object as it stands last in the file, without its number. */
export function lastBody(pdf: Uint8Array, num: number): string {
  const text = latin1(pdf)
  const at = text.lastIndexOf(`\n${num} 0 obj\n`)
  return text.slice(at + `\n${num} 0 obj\n`.length, text.indexOf('\nendobj', at))
}

import type { SignatureReason } from '../../../contracts/ocr/pdfSignatures.ts'
import { ascii, latin1 } from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { lastBody, parts, replaceText, revise } from './plainPdf.ts'

/*
 * What attackers do to a signed PDF, after "1 Trillion Dollar Refund" (Mladenov and others, CCS 2019: universal forgery, incremental saving,
 * signature wrapping), "Shadow Attacks" (NDSS 2021) and "Breaking the Specification" (S&P 2021: annotations and signatures on certified documents).
 */

export interface HostilePdf {
  name: string
  make: (signed: Uint8Array) => Uint8Array | Promise<Uint8Array>
  /** One of the reasons that must be given. */
  reason: SignatureReason
}

const range = /\/ByteRange \[[^\]]*\]/
const contents = /\/Contents <[\da-f]+>/
const evil = 'BT /F1 24 Tf 72 720 Td (Pay 999999 rupees) Tj ET'
const stream = (data: string, dict = '') => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`

const numbersOf = (signed: Uint8Array) =>
  (/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(latin1(signed)) ?? []).slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ]

/** Of the same length as the written range, so that nothing moves. */
function withRange(signed: Uint8Array, numbers: number[]): Uint8Array {
  const length = range.exec(latin1(signed))?.[0].length ?? 0
  return replaceText(signed, range, `/ByteRange [${numbers.join(' ')}`.padEnd(length - 1) + ']')
}

const forgeries: HostilePdf[] = [
  {
    name: 'contents of zeros',
    make: pdf => replaceText(pdf, contents, `/Contents <${'0'.repeat(64)}>`),
    reason: 'gapIsNotTheSignature',
  },
  { name: 'empty contents', make: pdf => replaceText(pdf, contents, '/Contents <>'), reason: 'missingContents' },
  { name: 'contents of null', make: pdf => replaceText(pdf, contents, '/Contents null'), reason: 'missingContents' },
  { name: 'no contents', make: pdf => replaceText(pdf, contents, ' '), reason: 'missingContents' },
  {
    name: 'garbage after the value',
    make: pdf => replaceText(pdf, /0{40}>/, `${'0'.repeat(30)}deadbeef00>`),
    reason: 'garbageInContents',
  },
  {
    name: 'a changed letter case',
    make: pdf =>
      replaceText(pdf, /\/Contents <([\da-f]*?)a/, `/Contents <${/\/Contents <([\da-f]*?)a/.exec(latin1(pdf))?.[1]}A`),
    reason: 'garbageInContents',
  },
  { name: 'no range', make: pdf => replaceText(pdf, '/ByteRange', '/ByteRanga'), reason: 'missingByteRange' },
  { name: 'a range of null', make: pdf => replaceText(pdf, range, '/ByteRange null'), reason: 'missingByteRange' },
  { name: 'a negative range', make: pdf => withRange(pdf, [0, -1, 10, 10]), reason: 'wrongByteRange' },
  {
    name: 'a range that starts later',
    make: pdf => withRange(pdf, [1, numbersOf(pdf)[1] - 1, numbersOf(pdf)[2], numbersOf(pdf)[3]]),
    reason: 'wrongByteRange',
  },
  {
    name: 'ranges that overlap',
    make: pdf => withRange(pdf, [0, numbersOf(pdf)[1], 100, pdf.length - 100]),
    reason: 'wrongByteRange',
  },
  {
    name: 'a range behind the end',
    make: pdf => withRange(pdf, [0, numbersOf(pdf)[1], numbersOf(pdf)[2], 9999999]),
    reason: 'wrongByteRange',
  },
  { name: 'a range of three parts', make: pdf => withRange(pdf, [0, 10, 20, 10, 40, 10]), reason: 'wrongByteRange' },
  {
    name: 'a range that skips the page',
    make: pdf => withRange(pdf, [0, 15, numbersOf(pdf)[2], numbersOf(pdf)[3]]),
    reason: 'gapIsNotTheSignature',
  },
  {
    name: 'a range that ends early',
    make: pdf => withRange(pdf, [0, numbersOf(pdf)[1], numbersOf(pdf)[2], numbersOf(pdf)[3] - 40]),
    reason: 'revisionIncomplete',
  },
  {
    name: 'a key written twice',
    make: pdf => replaceText(pdf, /\/M <\w+>/, '/ByteRange [0 1 2 3]'),
    reason: 'duplicateKeys',
  },
  { name: 'signed bytes moved behind an own part', make: wrapped, reason: 'gapIsNotTheSignature' },
]

/** Signature wrapping: the second signed part moves to the end, and its copy in the gap, where the cross-references lead, is changed. */
function wrapped(signed: Uint8Array): Uint8Array {
  const [, first, second, length] = numbersOf(signed)
  const moved = new Uint8Array(signed.length + length)
  moved.set(signed)
  moved.set(signed.subarray(second), signed.length)
  return withRange(moved, [0, first, signed.length, length])
}

const incremental: HostilePdf[] = [
  { name: 'one byte of a page', make: pdf => replaceText(pdf, 'Pay 100', 'Pay 900'), reason: 'digestDiffers' },
  {
    name: 'new page content',
    make: pdf => revise(pdf, { [parts.content]: stream(evil) }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a replaced font',
    make: pdf => revise(pdf, { [parts.font]: '<</Type /Font /Subtype /Type3 /FontBBox [0 0 1 1]>>' }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a new page tree',
    make: pdf =>
      revise(pdf, {
        [parts.pages]: '<</Type /Pages /Kids [90 0 R] /Count 1>>',
        90: '<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>>',
      }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'another root',
    make: pdf => revise(pdf, { 91: lastBody(pdf, parts.root) }, { Root: 91 }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'layers that hide',
    make: pdf =>
      revise(pdf, { [parts.root]: lastBody(pdf, parts.root).replace('/Type', '/OCProperties <</D <<>>>> /Type') }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a script',
    make: pdf =>
      revise(pdf, {
        [parts.root]: lastBody(pdf, parts.root).replace('/Type', '/OpenAction <</S /JavaScript /JS (x)>> /Type'),
      }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a removed note',
    make: pdf => revise(pdf, { [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '') }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a moved field',
    make: pdf => revise(pdf, { [parts.field]: lastBody(pdf, parts.field).replace('[72 600', '[72 700') }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'another look of a field with the same value',
    make: pdf =>
      revise(pdf, { [parts.look]: stream('BT (evil) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 200 20]') }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a redaction',
    make: pdf =>
      revise(pdf, {
        [parts.page]: lastBody(pdf, parts.page).replace('10 0 R', '10 0 R 92 0 R'),
        92: '<</Type /Annot /Subtype /Redact /Rect [0 0 600 800]>>',
      }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'bytes behind the end',
    make: pdf => ascii(`${latin1(pdf)}${parts.content} 0 obj\n${stream(evil)}\nendobj\n`),
    reason: 'hiddenBytes',
  },
  {
    name: 'an update without cross-references',
    make: pdf =>
      ascii(`${latin1(pdf)}${parts.content} 0 obj\n${stream(evil)}\nendobj\nstartxref\n${startOf(pdf)}\n%%EOF\n`),
    reason: 'hiddenBytes',
  },
  {
    name: 'an object in a comment',
    make: pdf => ascii(`${latin1(pdf)}% 4 0 obj <<>> endobj\nstartxref\n${startOf(pdf)}\n%%EOF\n`),
    reason: 'hiddenBytes',
  },
  { name: 'an object in the string of another one', make: hiddenInString, reason: 'hiddenBytes' },
  {
    name: 'a trailer in the string of an object',
    make: pdf => revise(pdf, { 92: '(Unused\ntrailer\n<</Root 93 0 R>>)', 93: '<</Type /Catalog>>' }),
    reason: 'hiddenBytes',
  },
  { name: 'a comment before the place of the cross-references', make: commentedStart, reason: 'hiddenBytes' },
  { name: 'an object that no cross-reference names', make: strayObject, reason: 'hiddenBytes' },
  { name: 'cross-references to other signed bytes', make: redirected, reason: 'changedAfterSigning' },
  {
    name: 'a key of the field written twice',
    make: pdf => revise(pdf, { [parts.field]: lastBody(pdf, parts.field).replace('/V ()', '/V () /V (evil)') }),
    reason: 'changedAfterSigning',
  },
  {
    name: 'a form without the signature',
    make: pdf =>
      revise(pdf, { [parts.root]: lastBody(pdf, parts.root).replace(/\/Fields \[[^\]]*\]/, '/Fields [8 0 R]') }),
    reason: 'signatureRemoved',
  },
  {
    name: 'a signature without its value',
    make: pdf => revise(pdf, { 12: lastBody(pdf, 12).replace('/V 11 0 R', '') }),
    reason: 'signatureRemoved',
  },
  {
    name: 'a signature written again later',
    make: pdf => revise(pdf, { 11: lastBody(pdf, 11) }),
    reason: 'gapIsNotTheSignature',
  },
]

/** Where programs look for objects on their own, it takes the place of the page's content. */
function hiddenInString(signed: Uint8Array): Promise<Uint8Array> {
  return revise(signed, { 92: `(Unused\n${parts.content} 0 obj\n${stream(evil)}\nendobj\n)` })
}

/** Programs that expect a number there look for objects on their own. */
async function commentedStart(signed: Uint8Array): Promise<Uint8Array> {
  const later = latin1(await revise(signed, { 92: '(Unused)' }))
  return ascii(later.replace(/startxref\n(\d+)\n%%EOF\n$/, 'startxref\n%\n$1\n%%EOF\n'))
}

async function strayObject(signed: Uint8Array): Promise<Uint8Array> {
  const later = latin1(await revise(signed, { [parts.info]: '<</Title (Later)>>' }))
  const at = later.lastIndexOf(`${parts.info} 0 obj`)
  const [head, tail] = [later.slice(0, at), later.slice(at)]
  const stray = `${parts.content} 0 obj\n${stream(evil)}\nendobj\n`
  const moved = (offset: string) => String(Number(offset) + stray.length)
  return ascii(
    head +
      stray +
      tail
        .replace(/(\d{10}) 00000 n/, (_, offset: string) => `${moved(offset).padStart(10, '0')} 00000 n`)
        .replace(/startxref\n(\d+)/, (_, start: string) => `startxref\n${moved(start)}`),
  )
}

const startOf = (pdf: Uint8Array) => /startxref\n(\d+)\n%%EOF\n$/.exec(latin1(pdf))?.[1]

/** A shadow attack: an object that lay unseen in the signed bytes takes the place of the visible one. */
function redirected(signed: Uint8Array): Uint8Array {
  const text = latin1(signed)
  const hidden = String(text.indexOf(`note ${parts.content} 0 obj`) + 'note '.length).padStart(10, '0')
  const trailer = `trailer\n<</Root 1 0 R /Info 6 0 R /Size 13 /Prev ${startOf(signed)}>>`
  return ascii(`${text}xref\n4 1\n${hidden} 00000 n \n${trailer}\nstartxref\n${text.length}\n%%EOF\n`)
}

export const hostilePdfs: readonly HostilePdf[] = [...forgeries, ...incremental]

import { describe, expect, test } from 'vitest'
import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { ascii } from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { parts, plainObjects, writePdf } from '../../../support/pdfs/plainPdf.ts'

const anchors = { ours: [], known: [] }
const changedPdf = (objects: Record<number, string>, trailer?: string) =>
  writePdf({ ...plainObjects, ...objects }, trailer)

/** A stream of 70 MB of zeros in some kilobytes. */
async function bomb(): Promise<Uint8Array> {
  const zip = new CompressionStream('deflate')
  const writer = zip.writable.getWriter()
  const all = new Response(zip.readable).arrayBuffer()
  for (let megabyte = 0; megabyte < 70; megabyte++) await writer.write(new Uint8Array(1_000_000))
  await writer.close()
  return new Uint8Array(await all)
}

const faults: { name: string; make: () => Uint8Array | Promise<Uint8Array>; reasons: SignatureReason[] }[] = [
  { name: 'nothing', make: () => new Uint8Array(), reasons: ['empty'] },
  { name: 'a picture', make: () => ascii('\x89PNG\r\n\x1a\n'), reasons: ['notAPdf'] },
  { name: 'only a head', make: () => ascii('%PDF-1.7\n'), reasons: ['damaged'] },
  { name: 'a start behind the end', make: () => ascii('%PDF-1.7\nstartxref\n999999\n%%EOF'), reasons: ['damaged'] },
  {
    name: 'cross-references in a circle',
    make: () => ascii('%PDF-1.7\nxref\n0 0\ntrailer\n<</Root 1 0 R /Prev 9>>\nstartxref\n9\n%%EOF'),
    reasons: ['damaged'],
  },
  { name: 'a root that is itself', make: () => changedPdf({ [parts.root]: '1 0 R' }), reasons: ['damaged'] },
  { name: 'nested arrays', make: () => changedPdf({ [parts.root]: '['.repeat(50_000) }), reasons: ['tooComplex'] },
  {
    name: 'a table of ten million objects',
    make: () => ascii('%PDF-1.7\nxref\n0 10000000\n0000000000 65535 f \ntrailer\n<<>>\nstartxref\n9\n%%EOF'),
    reasons: ['tooComplex'],
  },
  {
    name: 'wrong cross-references',
    make: () => ascii(String.fromCharCode(...changedPdf({})).replaceAll(/(\d{10}) 00000 n/g, '0000000020 00000 n')),
    reasons: ['damaged'],
  },
]

describe.each(faults)('$name', ({ make, reasons }) => {
  test('is answered', async () => {
    expect(await verifyPdf(await make(), { anchors })).toMatchObject({ verdict: 'unreadable', reasons, signatures: [] })
  })
})

test('fields and pages that refer to each other end', async () => {
  const looping = changedPdf({
    [parts.form]: '<</Fields [8 0 R 7 0 R 20 0 R]>>',
    20: '<</T (a) /Kids [21 0 R]>>',
    21: '<</T (b) /Parent 20 0 R /Kids [20 0 R 21 0 R]>>',
  })
  expect(await verifyPdf(looping, { anchors })).toMatchObject({ verdict: 'unsigned' })
})

test('a document that another program has locked opens with its password only', async () => {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const made = await PDFDocument.create()
  made.addPage()
  made.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  const locked = await made.save({ useObjectStreams: true })
  expect(await verifyPdf(locked, { anchors })).toMatchObject({ verdict: 'unreadable', reasons: ['needsPassword'] })
  expect(await verifyPdf(locked, { anchors, password: 'secret' })).toMatchObject({ verdict: 'unsigned', reasons: [] })
})

test('a stream that unpacks without end is not unpacked', async () => {
  const packed = await bomb()
  const head = ascii(
    `%PDF-1.7\n9 0 obj\n<</Type /XRef /W [1 4 2] /Size 9 /Root 1 0 R /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`,
  )
  const tail = ascii('\nendstream\nendobj\nstartxref\n9\n%%EOF')
  const pdf = Uint8Array.from([...head, ...packed, ...tail])
  expect(await verifyPdf(pdf, { anchors })).toMatchObject({ verdict: 'unreadable', reasons: ['tooComplex'] })
})

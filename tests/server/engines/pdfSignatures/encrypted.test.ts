import { createCipheriv, createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PdfVerification, SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import { PdfDocument } from '../../../../server/engines/pdfSignatures/pdf/document.ts'
import { decryptCbc } from '../../../../server/engines/pdfSignatures/pdf/encryption/aes.ts'
import { md5 } from '../../../../server/engines/pdfSignatures/pdf/encryption/md5.ts'
import { rc4 } from '../../../../server/engines/pdfSignatures/pdf/encryption/rc4.ts'
import { decodeStream } from '../../../../server/engines/pdfSignatures/pdf/inflate.ts'
import {
  ascii,
  latin1,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
} from '../../../../server/engines/pdfSignatures/pdf/values.ts'
import { changed, write } from '../../../../server/engines/pdfSignatures/sign/writer.ts'
import { type Signer, signPdf } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { type TrustAnchors, verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import {
  encryptDict,
  encryptedSample,
  placesOf,
  reviseEncrypted,
  signEncrypted,
} from '../../../support/pdfs/encryptedPdf.ts'
import { plainObjects, plainPdf, revise, writePdf } from '../../../support/pdfs/plainPdf.ts'
import { makeAuthority, makeSigner } from '../../../support/pdfs/signers.ts'

const now = new Date('2026-03-01T06:30:00Z')
let anchors: TrustAnchors
let signer: Signer

beforeAll(async () => {
  const authority = await makeAuthority('Test root')
  signer = await makeSigner('Test signer', authority)
  anchors = { ours: [authority.root], known: [] }
})

const verify = (pdf: Uint8Array, password?: string) => verifyPdf(pdf, { anchors, now, password })
const reasonsOf = ({ reasons, signatures }: PdfVerification) => [...reasons, ...signatures.flatMap(one => one.reasons)]

describe('the ciphers agree with those of OpenSSL and with published values', () => {
  const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 151 + length) & 0xff)

  test('MD5', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000])
      expect(Buffer.from(md5(bytes(length)))).toEqual(createHash('md5').update(bytes(length)).digest())
  })

  test('AES', () => {
    for (const length of [16, 32] as const) {
      const cipher = createCipheriv(`aes-${length === 16 ? 128 : 256}-cbc`, bytes(length), bytes(16))
      const encrypted = Buffer.concat([cipher.setAutoPadding(false).update(bytes(4096)), cipher.final()])
      expect(Buffer.from(decryptCbc(bytes(length), bytes(16), encrypted))).toEqual(Buffer.from(bytes(4096)))
    }
  })

  test('RC4 (RFC 6229, keys of 40 and 128 bits)', () => {
    const first = (length: number) =>
      Buffer.from(
        rc4(
          Uint8Array.from({ length }, (_, at) => at + 1),
          new Uint8Array(16),
        ),
      ).toString('hex')
    expect(first(5)).toBe('b2396305f03dc027ccc3524a0a1118a8')
    expect(first(16)).toBe('9ac7cc9a609d1ef7b2932899cde41b97')
  })
})

/** Everything that the plain document says in strings and in its page. */
async function contentOf(pdf: Uint8Array, password?: string) {
  const doc = await PdfDocument.open(pdf, password)
  const { info, content, note } = placesOf(doc)
  const stream = doc.object(content)
  const text = (num: number, key: string) => {
    const value = doc.dict(new PdfRef(num, 0))?.get(key)
    return value instanceof PdfString ? latin1(value.bytes) : null
  }
  return {
    title: text(info, 'Title'),
    note: text(note, 'Contents')?.slice(0, 6),
    page: stream instanceof PdfStream ? latin1(await decodeStream(stream)).trim() : null,
  }
}

const whole = { title: 'A contract', note: 'A note', page: 'BT /F1 24 Tf 72 720 Td (Pay 100 rupees) Tj ET' }

describe.each(['rc4-40', 'rc4-128', 'rc4-128-v4', 'aes-128', 'aes-256-r5', 'aes-256', 'aes-256-packed'])(
  '%s with an owner password only',
  name => {
    test('opens without a password and is read whole', async () => {
      const pdf = encryptedSample(name)
      expect(await contentOf(pdf)).toEqual(whole)
      expect(await verify(pdf)).toMatchObject({ verdict: 'unsigned', reasons: [], contentDigest: 'ab'.repeat(32) })
    })

    test('is valid once it is signed, and what the signer wrote is read', async () => {
      expect(await verify(await signEncrypted(encryptedSample(name), signer))).toMatchObject({
        verdict: 'valid',
        signatures: [
          {
            field: 'Signature1',
            trust: 'ours',
            reason: 'Agreed',
            claimedTime: now.toISOString(),
            coversWholeFile: true,
          },
        ],
      })
    })
  },
)

describe.each([
  ['rc4-40-password', 'secret'],
  ['aes-128-password', 'secret'],
  ['aes-256-password', 'पासवर्ड'],
] as const)('%s', (name, password) => {
  test('asks for its password, refuses a wrong one and opens with that of the reader or the owner', async () => {
    const pdf = encryptedSample(name)
    const unread = { verdict: 'unreadable', signatures: [], contentDigest: null }
    expect(await verify(pdf)).toMatchObject({ ...unread, reasons: ['needsPassword'] })
    expect(await verify(pdf, '')).toMatchObject({ ...unread, reasons: ['needsPassword'] })
    expect(await verify(pdf, `${password} `)).toMatchObject({ ...unread, reasons: ['wrongPassword'] })
    for (const one of [password, 'owner']) {
      expect(await contentOf(pdf, one)).toEqual(whole)
      expect(await verify(pdf, one)).toMatchObject({ verdict: 'unsigned', reasons: [] })
    }
  })

  test('says nothing about its signature before it is opened', async () => {
    const signed = await signEncrypted(encryptedSample(name), signer, { password })
    expect(await verify(signed)).toMatchObject({ verdict: 'unreadable', reasons: ['needsPassword'], signatures: [] })
    expect(await verify(signed, 'owner')).toMatchObject({ verdict: 'valid', signatures: [{ reason: 'Agreed' }] })
  })
})

test('a kind of encryption that is not known is named', async () => {
  for (const dict of [
    '<</Filter /Adobe.PubSec /V 4 /R 4 /P -4>>',
    '<</Filter /Standard /V 3 /R 3 /P -4>>',
    '<</Filter /Standard /V 5 /R 3 /P -4>>',
    '<</Filter /Standard /V 4 /R 4 /P -4 /CF <</A <</CFM /New>>>> /StmF /A /StrF /A>>',
    '<</Filter /Standard /V 1 /R 2 /P -4 /P -8>>',
  ]) {
    const pdf = writePdf({ ...plainObjects, 20: dict }, '/Root 1 0 R /Encrypt 20 0 R')
    expect(await verify(pdf)).toMatchObject({ verdict: 'unreadable', reasons: ['encrypted'] })
  }
})

/** A document as it was signed, with what is needed to change it. */
interface Signed {
  pdf: Uint8Array
  doc: PdfDocument
  places: ReturnType<typeof placesOf>
  /** An object without encryption, with some entries changed. */
  body: (num: number, entries?: Parameters<typeof changed>[1]) => string
}

const samples = ['rc4-128', 'aes-128', 'aes-256-packed'] as const

async function signedSample(name: string): Promise<Signed> {
  const pdf = await signEncrypted(encryptedSample(name), signer)
  const doc = await PdfDocument.open(pdf)
  const body = (num: number, entries = {}) => write(changed(doc.dict(new PdfRef(num, 0)) ?? new PdfDict(), entries))
  return { pdf, doc, places: placesOf(doc), body }
}

const stream = (data: string, dict = '') => `<<${dict} /Length ${data.length}>>\nstream\n${data}\nendstream`
const streamAt = ({ doc }: Signed, num: number) => doc.object(num) as PdfStream
const evil = 'BT /F1 24 Tf 72 720 Td (Pay 999999 rupees) Tj ET'

/** The page's content encrypted once more: other bytes that say the same. */
function sameContent(signed: Signed): string {
  const found = streamAt(signed, signed.places.content)
  const data = latin1(found.plain() ?? new Uint8Array())
  return `${write(changed(found.dict, { Length: data.length }))}\nstream\n${data}\nendstream`
}

describe.each(samples)('%s: what honest programs append', name => {
  test('leaves a document as signed if it says the same, encrypted once more', async () => {
    const signed = await signedSample(name)
    const { pdf, places, body } = signed
    const again = await reviseEncrypted(pdf, {
      [places.content]: sameContent(signed),
      [places.note]: body(places.note),
      [places.page]: body(places.page),
    })
    expect(await verify(again)).toMatchObject({
      verdict: 'valid',
      signatures: [{ changes: [], coversWholeFile: false }],
    })
  })

  test('is named where it is allowed', async () => {
    const { pdf, places, body } = await signedSample(name)
    const value = new PdfString(ascii('Delhi'), 0, 0)
    expect(
      await verify(await reviseEncrypted(pdf, { [places.field]: body(places.field, { V: value }) })),
    ).toMatchObject({
      verdict: 'validButChanged',
      signatures: [{ changes: [{ kind: 'fieldFilled', name: 'place', isAllowed: true }] }],
    })
  })
})

interface Attack {
  name: string
  make: (signed: Signed) => Promise<Uint8Array>
  /** One of them is given. */
  reasons: SignatureReason[]
}

/** Where packed objects cannot be read any more, that is all that can be said. */
const changedEncryption: SignatureReason[] = ['encryptionChanged', 'damaged']

const attacks: Attack[] = [
  {
    name: 'another content for the page',
    make: ({ pdf, places }) => reviseEncrypted(pdf, { [places.content]: stream(evil) }),
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'another content for the page, not encrypted',
    make: ({ pdf, places }) =>
      reviseEncrypted(pdf, { [places.content]: stream(evil) }, { unencrypted: [places.content] }),
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'another content for the page, which says that it is not encrypted',
    make: ({ pdf, places }) =>
      reviseEncrypted(
        pdf,
        { [places.content]: stream(evil, '/Filter /Crypt /DecodeParms <</Name /Identity>>') },
        { unencrypted: [places.content] },
      ),
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'the same bytes for the page, said not to be encrypted',
    make: signed => {
      const { dict, raw } = streamAt(signed, signed.places.content)
      const { content } = signed.places
      const body = `${write(changed(dict, { Filter: new PdfName('Crypt') }))}\nstream\n${latin1(raw)}\nendstream`
      return reviseEncrypted(signed.pdf, { [content]: body }, { unencrypted: [content] })
    },
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'the same content for the page, not encrypted',
    make: signed =>
      reviseEncrypted(
        signed.pdf,
        { [signed.places.content]: sameContent(signed) },
        { unencrypted: [signed.places.content] },
      ),
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'the same content for the page, called metadata',
    make: signed => {
      const body = sameContent(signed).replace('<<', '<</Type /Metadata ')
      return reviseEncrypted(signed.pdf, { [signed.places.content]: body })
    },
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'a note whose text is not encrypted',
    make: ({ pdf, places, body }) =>
      reviseEncrypted(pdf, { [places.note]: body(places.note) }, { unencrypted: [places.note] }),
    reasons: ['changedAfterSigning'],
  },
  {
    name: 'no encryption any more',
    make: ({ pdf, places }) =>
      reviseEncrypted(
        pdf,
        { [places.content]: stream(evil) },
        { trailer: { Encrypt: null }, unencrypted: [places.content] },
      ),
    reasons: changedEncryption,
  },
  {
    name: 'neither encryption nor signature any more',
    make: ({ pdf, places }) =>
      reviseEncrypted(
        pdf,
        {
          [places.root]: `<</Type /Catalog /Pages ${places.next + 900} 0 R>>`,
          [places.next + 900]: '<</Type /Pages /Kids [] /Count 0>>',
        },
        { trailer: { Encrypt: null } },
      ),
    reasons: ['signatureRemoved', 'damaged'],
  },
  {
    name: 'another way of encryption in the same object',
    make: ({ pdf, doc }) => {
      const { num } = doc.trailer.get('Encrypt') as PdfRef
      const body = write(changed(encryptDict(doc), { StmF: new PdfName('Identity') }))
      return reviseEncrypted(pdf, { [num]: body }, { unencrypted: [num] })
    },
    reasons: changedEncryption,
  },
  {
    name: 'another entry about the encryption',
    make: ({ pdf, doc, places }) => {
      const num = places.next + 900
      const body = write(changed(encryptDict(doc), { Extra: 1 }))
      return reviseEncrypted(pdf, { [num]: body }, { unencrypted: [num], trailer: { Encrypt: new PdfRef(num, 0) } })
    },
    reasons: changedEncryption,
  },
]

describe.each(samples)('%s: an attack', name => {
  let signed: Signed
  beforeAll(async () => {
    signed = await signedSample(name)
  })

  test.each(attacks)('$name is invalid', async ({ make, reasons }) => {
    const found = await verify(await make(signed))
    expect(found.verdict).toBe('invalid')
    expect(reasons).toEqual(expect.arrayContaining(reasonsOf(found)))
  })

  test('one byte of the page is invalid', async () => {
    const { raw } = streamAt(signed, signed.places.content)
    const pdf = Uint8Array.from(signed.pdf)
    const at = raw.byteOffset - signed.pdf.byteOffset + 3
    pdf[at] = (pdf[at] ?? 0) ^ 1
    expect(reasonsOf(await verify(pdf))).toEqual(['digestDiffers'])
  })
})

test.each([
  // The key depends on the object, or does not.
  ['aes-128', 'invalid'],
  ['aes-256', 'valid'],
] as const)('%s: the same bytes for the page in another object are %s', async (name, verdict) => {
  const signed = await signedSample(name)
  const { next, page, content } = signed.places
  const { dict, raw } = streamAt(signed, content)
  const far = next + 500
  const moved = await reviseEncrypted(
    signed.pdf,
    {
      [far]: `${write(changed(dict, { Length: raw.length }))}\nstream\n${latin1(raw)}\nendstream`,
      [page]: signed.body(page, { Contents: new PdfRef(far, 0) }),
    },
    { unencrypted: [far] },
  )
  expect((await verify(moved)).verdict).toBe(verdict)
})

describe('a stream that programs may decrypt or not', () => {
  const entries = {
    'is not encrypted': '/Filter /Crypt /DecodeParms <</Name /Identity>>',
    'has a filter in another object': '/Filter 700 0 R',
    'names its encryption last': '/Filter [/FlateDecode /Crypt]',
  }
  /** Signed with a content of the page that has the entries; then the page shows another object with the same bytes. */
  async function moved(dict: string, isMoved: boolean) {
    const doc = await PdfDocument.open(encryptedSample('aes-128'))
    const { content, page, next } = placesOf(doc)
    const body = stream('BT (Pay 100 rupees) Tj ET       ', dict)
    const prepared = await reviseEncrypted(doc.bytes, { [content]: body, 700: '/Crypt' }, { unencrypted: [content] })
    const signed = await signEncrypted(prepared, signer)
    const pageDict = (await PdfDocument.open(signed)).dict(new PdfRef(page, 0)) ?? new PdfDict()
    const far = next + 900
    const shown = new PdfRef(isMoved ? far : content, 0)
    const objects = { [far]: body, [page]: write(changed(pageDict, { Contents: shown })) }
    return verify(await reviseEncrypted(signed, objects, { unencrypted: [far] }))
  }

  test.each(Object.entries(entries))('%s: it is the same only where it stands', async (_, dict) => {
    expect(await moved(dict, false)).toMatchObject({ verdict: 'valid', signatures: [{ changes: [] }] })
    expect(await moved(dict, true)).toMatchObject({ verdict: 'invalid' })
  })
})

test('an old key depends on the identifier, so that another one locks the document', async () => {
  const { pdf, places, body } = await signedSample('rc4-128')
  const other = new PdfString(ascii('another identity'), 0, 0)
  const note = { [places.note]: body(places.note) }
  expect(await verify(await reviseEncrypted(pdf, note, { trailer: { ID: [other, other] } }))).toMatchObject({
    verdict: 'unreadable',
    reasons: ['needsPassword'],
  })
})

test('a document that was signed without encryption is not encrypted later', async () => {
  const signed = await signPdf(plainPdf(), { signer, time: now, field: 'Signature1', name: 'Test' })
  const dict = encryptDict(await PdfDocument.open(encryptedSample('aes-256')))
  expect(await verify(await revise(signed, { 90: write(dict) }, { Encrypt: 90 }))).toMatchObject({
    verdict: 'invalid',
    reasons: ['encryptionChanged'],
  })
})

import { createCipheriv, createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PdfDocument } from '../../../server/engines/pdfSignatures/pdf/document.ts'
import { fileKey } from '../../../server/engines/pdfSignatures/pdf/encryption/fileKey.ts'
import { rc4 } from '../../../server/engines/pdfSignatures/pdf/encryption/rc4.ts'
import { readObjectAt } from '../../../server/engines/pdfSignatures/pdf/objects.ts'
import {
  ascii,
  isInteger,
  latin1,
  nameOf,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../../server/engines/pdfSignatures/pdf/values.ts'
import { signCms } from '../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import { appendRevision, changed, dictOf, text, write } from '../../../server/engines/pdfSignatures/sign/writer.ts'
import type { Signer } from '../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../server/engines/pdfSignatures/verify/cms.ts'

/** One of the samples, which another program has encrypted (see their README). */
export const encryptedSample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'encrypted', `${name}.pdf`)))

/** Encrypts bytes of an object. */
type Cipher = (num: number, data: Uint8Array) => Uint8Array

/** The dictionary that says how a document is encrypted, as it stands in the file. */
export function encryptDict({ bytes, trailer, xref }: PdfDocument): PdfDict {
  const ref = trailer.get('Encrypt')
  const entry = ref instanceof PdfRef ? xref.entries.get(ref.num) : undefined
  const value = entry?.kind === 'at' ? readObjectAt(bytes, entry.offset).value : ref
  if (!(value instanceof PdfDict)) throw new Error('The sample is not encrypted.')
  return value
}

const ciphers = new Map<string, Cipher>()

/** How a program encrypts that knows the password; each time with other first bytes, but the same ones in each test run. */
async function cipherOf(doc: PdfDocument, password: string): Promise<Cipher> {
  const dict = encryptDict(doc)
  const name = `${write(dict)} ${password}`
  const cipher = ciphers.get(name) ?? (await makeCipher(doc, dict, password))
  ciphers.set(name, cipher)
  return cipher
}

async function makeCipher(doc: PdfDocument, dict: PdfDict, password: string): Promise<Cipher> {
  const bytesOf = (value: PdfValue) => (value instanceof PdfString ? value.bytes : new Uint8Array())
  const [revision, permissions] = [dict.get('R'), dict.get('P')] as [2 | 3 | 4 | 5 | 6, number]
  const id = doc.trailer.get('ID')
  const key = await fileKey(
    {
      revision,
      keyLengths: [revision === 2 ? 5 : 16],
      owner: bytesOf(dict.get('O')),
      user: bytesOf(dict.get('U')),
      ownerKey: bytesOf(dict.get('OE')),
      userKey: bytesOf(dict.get('UE')),
      permissions,
      encryptsMetadata: dict.get('EncryptMetadata') !== false,
      id: bytesOf(Array.isArray(id) ? (id[0] ?? null) : null),
    },
    password,
  )
  if (!key) throw new Error('The password does not open the sample.')
  const filter = doc.dict(doc.dict(dict.get('CF'))?.get('StdCF') ?? null)
  const isAes = nameOf(filter?.get('CFM') ?? null)?.startsWith('AES') ?? false
  const objectKey = (num: number, salt: string) =>
    createHash('md5')
      .update(key)
      .update(Uint8Array.of(num, num >> 8, num >> 16, 0, 0))
      .update(salt)
      .digest()
  let count = 0
  return (num, data) => {
    if (!isAes) return rc4(objectKey(num, '').subarray(0, Math.min(16, key.length + 5)), data)
    const first = createHash('md5').update(`${num} ${count++}`).digest()
    const [name, used] =
      revision >= 5 ? (['aes-256-cbc', key] as const) : (['aes-128-cbc', objectKey(num, 'sAlT')] as const)
    const cipher = createCipheriv(name, used, first)
    return Uint8Array.from([...first, ...cipher.update(data), ...cipher.final()])
  }
}

/** An object's text with its strings and its stream encrypted. */
function encryptBody(cipher: Cipher, num: number, body: string): string {
  const encrypt = (value: PdfValue): PdfValue => {
    if (value instanceof PdfString) return new PdfString(cipher(num, value.bytes), 0, 0)
    if (Array.isArray(value)) return value.map(encrypt)
    if (!(value instanceof PdfDict)) return value
    return dictOf(Object.fromEntries([...value.entries].map(([key, item]) => [key, encrypt(item)])))
  }
  const { value } = readObjectAt(ascii(`${num} 0 obj\n${body}\nendobj\n`), 0)
  if (!(value instanceof PdfStream)) return write(encrypt(value))
  const data = cipher(num, value.raw)
  const dict = changed(encrypt(value.dict) as PdfDict, { Length: data.length })
  return `${write(dict)}\nstream\n${latin1(data)}\nendstream`
}

interface Revision {
  password?: string
  /** Entries of the trailer that are not as they were. */
  trailer?: Record<string, PdfValue>
  /** Objects that are written as they stand, whereas all others are encrypted. */
  unencrypted?: number[]
}

/** Appends a revision to an encrypted document, as a program does that knows the password. */
export async function reviseEncrypted(
  pdf: Uint8Array,
  objects: Record<number, string>,
  { password = '', trailer = {}, unencrypted = [] }: Revision = {},
): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf, password)
  const cipher = await cipherOf(doc, password)
  const size = doc.trailer.get('Size')
  const kept = ['Root', 'Info', 'ID', 'Encrypt']
  const entries = dictOf(Object.fromEntries([...doc.trailer.entries].filter(([key]) => kept.includes(key))))
  return appendRevision(pdf, {
    objects: Object.entries(objects).map(([key, body]) => {
      const num = Number(key)
      return { num, gen: 0, body: unencrypted.includes(num) ? body : encryptBody(cipher, num, body) }
    }),
    trailer: changed(entries, trailer),
    previous: doc.xref.sections[0] ?? 0,
    size: Math.max(isInteger(size) ? size : 0, ...Object.keys(objects).map(num => Number(num) + 1)),
    isStream: nameOf(doc.trailer.get('Type')) === 'XRef',
  })
}

/** The numbers of the objects that tests change: programs that encrypt also number anew. */
export function placesOf(doc: PdfDocument) {
  const numOf = (value: PdfValue | undefined) => {
    if (value instanceof PdfRef) return value.num
    throw new Error('The sample has another structure.')
  }
  const root = doc.root()
  const page = doc.array(doc.dict(root.get('Pages'))?.get('Kids') ?? null)?.[0]
  const pageDict = doc.dict(page ?? null)
  const [field, note] = doc.array(pageDict?.get('Annots') ?? null) ?? []
  return {
    root: numOf(doc.trailer.get('Root')),
    info: numOf(doc.trailer.get('Info')),
    form: numOf(root.get('AcroForm')),
    page: numOf(page),
    content: numOf(pageDict?.get('Contents')),
    field: numOf(field),
    note: numOf(note),
    /** Not yet used. */
    next: Math.max(...doc.xref.entries.keys()) + 100,
  }
}

const RANGE = '[0 0000000000 0000000000 0000000000]'
const RESERVED = 4096

/** Signs an encrypted document: the texts of the signature are encrypted, its value is not (ISO 32000-2, 7.6.2). */
export async function signEncrypted(
  pdf: Uint8Array,
  signer: Signer,
  { password = '' }: { password?: string } = {},
): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf, password)
  const { root, form, page, next } = placesOf(doc)
  const dictAt = (num: number) => doc.dict(new PdfRef(num, 0)) ?? new PdfDict()
  const listOf = (dict: PdfDict, key: string) => doc.array(dict.get(key)) ?? []
  const field = new PdfRef(next + 1, 0)
  const cipher = await cipherOf(doc, password)
  const signature = dictOf({
    Type: new PdfName('Sig'),
    Filter: new PdfName('Adobe.PPKLite'),
    SubFilter: new PdfName('ETSI.CAdES.detached'),
    M: text('D:20260301063000Z'),
    Reason: text('Agreed'),
  })
  const value = `/ByteRange ${RANGE} /Contents <${'0'.repeat(RESERVED * 2)}>`
  const widget = dictOf({
    Type: new PdfName('Annot'),
    Subtype: new PdfName('Widget'),
    FT: new PdfName('Sig'),
    T: text('Signature1'),
    V: new PdfRef(next, 0),
    P: new PdfRef(page, 0),
    Rect: [0, 0, 0, 0],
    F: 132,
  })
  const written = await reviseEncrypted(
    pdf,
    {
      [root]: write(doc.root()),
      [page]: write(changed(dictAt(page), { Annots: [...listOf(dictAt(page), 'Annots'), field] })),
      [form]: write(changed(dictAt(form), { Fields: [...listOf(dictAt(form), 'Fields'), field], SigFlags: 3 })),
      [next]: `${encryptBody(cipher, next, write(signature)).slice(0, -2)} ${value}>>`,
      [next + 1]: write(widget),
    },
    { password, unencrypted: [next] },
  )
  const file = latin1(written)
  const start = file.lastIndexOf('/Contents <') + '/Contents '.length
  const end = start + RESERVED * 2 + 2
  const range = `[0 ${[start, end, file.length - end].map(number => String(number).padStart(10, '0')).join(' ')}]`
  const head = file.slice(0, start).replace(RANGE, range)
  const digest = await crypto.subtle.digest('SHA-256', ascii(head + file.slice(end)))
  const cms = await signCms(signer, { type: oids.data, digest })
  return ascii(
    `${head}<${Buffer.from(cms)
      .toString('hex')
      .padEnd(RESERVED * 2, '0')}>${file.slice(end)}`,
  )
}

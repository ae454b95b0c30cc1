import { PdfDocument } from './pdf/document.ts'
import { isInteger, nameOf, PdfDict, PdfName, PdfProblem, PdfRef, type PdfValue } from './pdf/values.ts'
import type { Signer } from './sign/attributes.ts'
import { signCms } from './sign/cmsSignature.ts'
import { timestampToken } from './sign/timestampToken.ts'
import { appendRevision, changed, dictOf, text, type WrittenObject, write } from './sign/writer.ts'
import { oids } from './verify/cms.ts'
import { derOf } from './verify/names.ts'

export type { Signer } from './sign/attributes.ts'

export interface SigningOptions {
  signer: Signer
  /** Our time authority; without one the signature is of level B-B. */
  authority?: Signer | undefined
  time: Date
  /** Certifies the document: 1 permits no change, 2 filling and signing, 3 annotations too (ISO 32000-2, table 257). */
  certify?: 1 | 2 | 3 | undefined
  /** The name of the field, unique in the document. */
  field: string
  name: string
  reason?: string | undefined
  location?: string | undefined
}

/** Stands for the byte range until it is known. */
const RANGE = '[0 0000000000 0000000000 0000000000]'

/**
 * Signs a PDF by an incremental update: PAdES baseline B-T (ETSI EN 319 142-1), or B-B without an authority. The bytes before it stay as they are. The field
 * is invisible. Throws `PdfProblem` for a file that cannot be read or is encrypted.
 */
export async function signPdf(pdf: Uint8Array, options: SigningOptions): Promise<Uint8Array> {
  const { signer, authority, time } = options
  const reserved = reservedBytes(signer, authority)
  const bytes = await withField(pdf, options, reserved)
  const start = lastIndexOf(bytes, '/Contents <') + '/Contents '.length
  const end = start + reserved * 2 + 2
  const numbers = [start, end, bytes.length - end].map(number => String(number).padStart(10, '0'))
  writeAt(bytes, lastIndexOf(bytes, RANGE), `[0 ${numbers.join(' ')}]`)
  const covered = new Uint8Array(start + bytes.length - end)
  covered.set(bytes.subarray(0, start))
  covered.set(bytes.subarray(end), start)
  const cms = await signCms(
    signer,
    { type: oids.data, digest: await crypto.subtle.digest('SHA-256', covered) },
    authority && (signature => timestampToken(authority, signature, time)),
  )
  if (cms.length > reserved) throw new Error('The signature is longer than the place that was left for it.')
  writeAt(bytes, start + 1, Array.from(cms, byte => byte.toString(16).padStart(2, '0')).join(''))
  return bytes
}

/** Certificates lie in the signature and in its timestamp; signatures and attributes need some two kilobytes each. */
const reservedBytes = (...signers: (Signer | undefined)[]) =>
  signers
    .flatMap(signer => (signer ? [2048, ...[signer.certificate, ...signer.chain].map(one => derOf(one).length)] : []))
    .reduce((sum, one) => sum + one, 0)

/** The document with a signature field whose value is all zeros. */
async function withField(pdf: Uint8Array, options: SigningOptions, reserved: number): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf)
  if (doc.isEncrypted) throw new PdfProblem('encrypted', 'An encrypted document cannot be signed')
  const { trailer, sections } = doc.xref
  const rootRef = trailer.get('Root')
  const page = firstPage(doc)
  if (!(rootRef instanceof PdfRef) || !page) throw new PdfProblem('damaged', 'The document has no pages')
  const size = trailer.get('Size')
  const next = Math.max(isInteger(size) ? size : 0, ...[...doc.xref.entries.keys()].map(num => num + 1))
  const [signature, field] = [new PdfRef(next, 0), new PdfRef(next + 1, 0)]
  const objects: WrittenObject[] = [
    { num: signature.num, gen: 0, body: signatureBody(options, reserved) },
    { num: field.num, gen: 0, body: write(fieldDict(options.field, { signature, page: page.ref })) },
    withAnnotation(doc, page, field),
    withForm(doc, rootRef, { field, signature, options }),
  ]
  const kept = ['Root', 'Info', 'ID']
  return appendRevision(pdf, {
    objects,
    trailer: dictOf(Object.fromEntries([...trailer.entries].filter(([key]) => kept.includes(key)))),
    previous: sections[0] ?? 0,
    size: next + 2,
    isStream: nameOf(trailer.get('Type')) === 'XRef',
  })
}

function signatureBody({ time, name, reason, location, certify }: SigningOptions, reserved: number): string {
  const transform = dictOf({ Type: new PdfName('TransformParams'), P: certify ?? 2, V: new PdfName('1.2') })
  const reference = dictOf({
    Type: new PdfName('SigRef'),
    TransformMethod: new PdfName('DocMDP'),
    TransformParams: transform,
  })
  const dict = dictOf({
    Type: new PdfName('Sig'),
    Filter: new PdfName('Adobe.PPKLite'),
    SubFilter: new PdfName('ETSI.CAdES.detached'),
    M: text(`D:${time.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`),
    Name: text(name),
    ...(reason && { Reason: text(reason) }),
    ...(location && { Location: text(location) }),
    ...(certify && { Reference: [reference] }),
  })
  const zeros = '0'.repeat(reserved * 2)
  return `${write(dict).slice(0, -2)} /ByteRange ${RANGE} /Contents <${zeros}>>>`
}

const fieldDict = (name: string, { signature, page }: { signature: PdfRef; page: PdfRef }) =>
  dictOf({
    Type: new PdfName('Annot'),
    Subtype: new PdfName('Widget'),
    FT: new PdfName('Sig'),
    T: text(name),
    V: signature,
    P: page,
    Rect: [0, 0, 0, 0],
    // Hidden on screens would also hide it from signature panels: printed and locked only.
    F: 132,
  })

interface PagePlace {
  ref: PdfRef
  dict: PdfDict
}

function firstPage(doc: PdfDocument): PagePlace | null {
  let item: PdfValue = doc.root().get('Pages')
  for (let depth = 0; depth < 50; depth++) {
    const dict = doc.dict(item)
    const kids = doc.array(dict?.get('Kids') ?? null)
    if (!kids) return dict && item instanceof PdfRef ? { ref: item, dict } : null
    item = kids[0] ?? null
  }
  return null
}

function withAnnotation(doc: PdfDocument, { ref, dict }: PagePlace, field: PdfRef): WrittenObject {
  const annotations = doc.array(dict.get('Annots')) ?? []
  return { num: ref.num, gen: ref.gen, body: write(changed(dict, { Annots: [...annotations, field] })) }
}

function withForm(
  doc: PdfDocument,
  rootRef: PdfRef,
  { field, signature, options }: { field: PdfRef; signature: PdfRef; options: SigningOptions },
): WrittenObject {
  const root = doc.root()
  const form = doc.dict(root.get('AcroForm')) ?? new PdfDict()
  const fields = doc.array(form.get('Fields')) ?? []
  const entries: Record<string, PdfValue> = {
    AcroForm: changed(form, { Fields: [...fields, field], SigFlags: 3 }),
  }
  if (options.certify) {
    const permissions = doc.dict(root.get('Perms')) ?? new PdfDict()
    entries.Perms = changed(permissions, { DocMDP: signature })
  }
  return { num: rootRef.num, gen: rootRef.gen, body: write(changed(root, entries)) }
}

function lastIndexOf(bytes: Uint8Array, wanted: string): number {
  for (
    let at = bytes.lastIndexOf(wanted.charCodeAt(0));
    at >= 0;
    at = bytes.lastIndexOf(wanted.charCodeAt(0), at - 1)
  ) {
    let length = 1
    while (length < wanted.length && bytes[at + length] === wanted.charCodeAt(length)) length++
    if (length === wanted.length) return at
    if (at === 0) break
  }
  throw new Error('The signature has no place.')
}

function writeAt(bytes: Uint8Array, at: number, value: string): void {
  for (let index = 0; index < value.length; index++) bytes[at + index] = value.charCodeAt(index)
}

import { indexOf } from './pdf/objects.ts'
import { latin1, PdfName, type PdfRef } from './pdf/values.ts'
import { addStamp } from './sign/addStamp.ts'
import type { Signer } from './sign/attributes.ts'
import { openForSigning } from './sign/openForSigning.ts'
import { checkPermission } from './sign/permission.ts'
import { fillField, markSigned } from './sign/place.ts'
import { signatureReferences } from './sign/references.ts'
import { timeAuthorityOf } from './sign/timeAuthority.ts'
import { Update } from './sign/update.ts'
import { type PreparedSignature, type PreparingOptions, SigningProblem, type TimeAuthority } from './sign/wanted.ts'
import { changed, dictOf, text, write } from './sign/writer.ts'
import { coveredBytes } from './verify/byteRange.ts'
import { type Cms, checkCms, hasSigningCertificate, oids, parseCms } from './verify/cms.ts'
import { tokenOf } from './verify/timestamp.ts'

/** Stands for the byte range until it is known. */
const RANGE = '[0 0000000000 0000000000 0000000000]'

/** Bytes of a signature's dictionary before its value. */
const LONGEST_DICTIONARY = 65_536

/** The document with a place for a signature that somebody else makes, and the digest that it must cover. Throws `PdfProblem` and `SigningProblem`. */
export async function prepareSignature(pdf: Uint8Array, options: PreparingOptions): Promise<PreparedSignature> {
  const { doc, fields } = await openForSigning(pdf)
  checkPermission(doc, fields, options)
  const update = new Update(doc)
  const known = fields.find(({ name }) => name === options.field)
  const { time, name, reason, location, certify, format = 'ETSI.CAdES.detached', reserved } = options
  const references = signatureReferences(doc, known, certify)
  const dict = dictOf({
    Type: new PdfName('Sig'),
    Filter: new PdfName('Adobe.PPKLite'),
    SubFilter: new PdfName(format),
    M: text(`D:${time.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`),
    Name: text(name),
    ...(reason && { Reason: text(reason) }),
    ...(location && { Location: text(location) }),
    ...(references.length > 0 && { Reference: references }),
  })
  const signature = update.add(`${write(dict).slice(0, -2)}${placeholder(reserved)}>>`)
  await fillField(update, fields, { signature, wanted: options })
  markSigned(update)
  if (certify) certifyBy(update, signature)
  return locate(update.append(), pdf.length)
}

/** What a signature's dictionary says of its bytes: where they are, and zeros in their place. */
export const placeholder = (reserved: number): string => ` /ByteRange ${RANGE} /Contents <${'0'.repeat(reserved * 2)}>`

function certifyBy(update: Update, signature: PdfRef): void {
  const permissions = update.doc.dict(update.dict(update.rootNum).get('Perms'))
  const own = dictOf({ DocMDP: signature })
  update.change(update.rootNum, { Perms: permissions ? changed(permissions, { DocMDP: signature }) : own })
}

/** Writes the byte range of a revision that begins at a byte and whose first object is a signature. */
export async function locate(pdf: Uint8Array, from: number): Promise<PreparedSignature> {
  const start = indexOf(pdf, '/Contents <', from) + '/Contents '.length
  const end = indexOf(pdf, '>', start) + 1
  const numbers = [start, end, pdf.length - end].map(number => String(number).padStart(10, '0'))
  writeAt(pdf, indexOf(pdf, RANGE, from), `[0 ${numbers.join(' ')}]`)
  const gap: PreparedSignature['gap'] = [start, end]
  return { pdf, gap, digest: new Uint8Array(await crypto.subtle.digest('SHA-256', coveredBytes(pdf, gap))) }
}

/** Writes a signature into the place that waits for it. Throws `SigningProblem` if it is too long. */
export function writeSignature(pdf: Uint8Array, [start, end]: PreparedSignature['gap'], cms: Uint8Array): void {
  if (cms.length * 2 > end - start - 2)
    throw new SigningProblem('tooLong', `The signature has ${cms.length} bytes, and its place ${(end - start - 2) / 2}`)
  writeAt(pdf, start + 1, Array.from(cms, byte => byte.toString(16).padStart(2, '0')).join(''))
}

function writeAt(bytes: Uint8Array, at: number, value: string): void {
  for (let index = 0; index < value.length; index++) bytes[at + index] = value.charCodeAt(index)
}

interface Completion {
  time: Date
  /** Adds a timestamp if the signature brings none. */
  authority?: Signer | TimeAuthority | undefined
}

/** Puts a CMS signature (DER) into its place, if it fits and covers this document. Throws `SigningProblem`. */
export async function completeSignature(
  { pdf, gap }: Pick<PreparedSignature, 'pdf' | 'gap'>,
  cms: Uint8Array,
  { time, authority }: Completion,
): Promise<Uint8Array> {
  const before = latin1(pdf.subarray(Math.max(0, gap[0] - LONGEST_DICTIONARY), gap[0]))
  const isPades = before.slice(before.lastIndexOf('/SubFilter /')).startsWith('/SubFilter /ETSI.CAdES.detached')
  const covered = coveredBytes(pdf, gap)
  const came = await checkCame(cms, covered, isPades)
  let whole = came.der
  if (authority && tokenOf(came) === undefined) {
    whole = await addStamp(came, timeAuthorityOf(authority, time))
    // Written anew around the timestamp: what was signed must have stayed as it was.
    await checkCame(whole, covered, isPades)
  }
  const completed = pdf.slice()
  writeSignature(completed, gap, whole)
  return completed
}

async function checkCame(der: Uint8Array, covered: Uint8Array<ArrayBuffer>, isPades: boolean): Promise<Cms> {
  const cms = parseCms(der)
  if (!cms || cms.content) throw new SigningProblem('signatureUnreadable', 'What came is no detached signature')
  const faults = await checkCms(cms, covered, oids.data)
  if (faults.includes('digestDiffers'))
    throw new SigningProblem('signatureOfOtherData', 'The signature is over something else')
  if (isPades && !hasSigningCertificate(cms))
    throw new SigningProblem('signatureBroken', 'The signature does not name its certificate, as PAdES wants it')
  if (faults.length > 0) throw new SigningProblem('signatureBroken', `The signature is broken: ${faults.join(', ')}`)
  return cms
}

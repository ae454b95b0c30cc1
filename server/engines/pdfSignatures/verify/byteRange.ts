import type { SignatureReason } from '../../../../contracts/ocr/pdfSignatures.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { contentEnd } from '../pdf/objects.ts'
import { isInteger, latin1, PdfString } from '../pdf/values.ts'
import type { SignedField } from './fields.ts'

export interface SignedBytes {
  /** Where the signature's value begins and ends, which is what it does not cover. */
  gap: [start: number, end: number]
  /** The end of the signed revision. */
  end: number
  /** The ASN.1 bytes, without the padding. */
  contents: Uint8Array
}

/**
 * What a signature covers, if it covers a revision from the file's first byte to its end with no gap but the signature's own value. Forgeries
 * (missing ranges, moved bytes, gaps that hold other objects) differ here, before any cryptography.
 */
export function readSignedBytes(doc: PdfDocument, { signature, num }: SignedField): SignedBytes | SignatureReason {
  const { bytes } = doc
  // The value must stand in the file itself, where its place can be compared with the gap.
  if (num !== null && doc.entryOf(num)?.kind === 'in') return 'signatureInObjectStream'
  if (signature.duplicates.length > 0) return 'duplicateKeys'
  const contents = signature.get('Contents')
  if (!(contents instanceof PdfString) || contents.bytes.length < 16) return 'missingContents'
  const range = doc.resolve(signature.get('ByteRange'))
  if (!Array.isArray(range) || range.length === 0) return 'missingByteRange'
  if (range.length !== 4 || !range.every(isInteger)) return 'wrongByteRange'
  const [first, firstLength, second, secondLength] = range as [number, number, number, number]
  const end = second + secondLength
  if (first !== 0 || firstLength <= 0 || secondLength <= 0 || second <= firstLength || end > bytes.length)
    return 'wrongByteRange'
  if (contents.start !== firstLength || contents.end !== second) return 'gapIsNotTheSignature'
  const written = latin1(bytes.subarray(contents.start, contents.end))
  // One case of letters, because a changed case would be a changed byte that nobody notices.
  if (!/^<(?:[\da-f]*|[\dA-F]*)>$/.test(written)) return 'garbageInContents'
  const der = withoutPadding(contents.bytes)
  if (!der) return 'garbageInContents'
  if (!endsWithMarker(bytes.subarray(0, end))) return 'revisionIncomplete'
  return { gap: [firstLength, second], end, contents: der }
}

/** Everything but the signature's own value. */
export function coveredBytes(revision: Uint8Array, [start, end]: SignedBytes['gap']): Uint8Array<ArrayBuffer> {
  const covered = new Uint8Array(start + revision.length - end)
  covered.set(revision.subarray(0, start))
  covered.set(revision.subarray(end), start)
  return covered
}

/** The outermost ASN.1 value, if nothing but zeros follows it. Null otherwise. */
function withoutPadding(bytes: Uint8Array): Uint8Array | null {
  const length = bytes[1] ?? 0
  // Of indefinite length: its end marks are zeros too, and the reader of ASN.1 finds them.
  if (length === 0x80) return bytes
  const more = length & 0x80 ? length & 0x7f : 0
  if (more > 4) return null
  let size = more ? 0 : length
  for (let at = 2; at < 2 + more; at++) size = size * 256 + (bytes[at] ?? 0)
  const end = 2 + more + size
  if (end > bytes.length || bytes.subarray(end).some(byte => byte !== 0)) return null
  return bytes.subarray(0, end)
}

const endsWithMarker = (revision: Uint8Array) => {
  const end = contentEnd(revision)
  return latin1(revision.subarray(Math.max(0, end - 5), end)) === '%%EOF'
}

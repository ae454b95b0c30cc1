import type { PdfDocument } from '../pdf/document.ts'
import { contentEnd, indexOf, readObjectAt } from '../pdf/objects.ts'
import { PdfDict, PdfProblem, PdfRef } from '../pdf/values.ts'
import { readFields, readSignedFields } from './fields.ts'

const MAX_REVISIONS = 50

/** Whether a signature is still in the file, or was in an earlier revision, that the form no longer shows. `count` is how many it shows. Throws `PdfProblem`. */
export async function hasLostSignatures(doc: PdfDocument, count: number): Promise<boolean> {
  const { bytes } = doc
  if (indexOf(bytes, '/ByteRange') < 0) return false
  if (count === 0 && hasLooseSignature(doc)) return true
  const end = contentEnd(bytes)
  let checked = 0
  for (
    let at = indexOf(bytes, '%%EOF');
    at >= 0 && at + 5 < end && checked < MAX_REVISIONS;
    at = indexOf(bytes, '%%EOF', at + 1)
  ) {
    checked++
    if ((await countSigned(doc, at + 5)) > count) return true
  }
  return false
}

/**
 * How many signatures an earlier revision had; none if it cannot be read, such as the first part of a linearized file. Throws `PdfProblem` for one that was
 * encrypted in another way.
 */
async function countSigned(doc: PdfDocument, end: number): Promise<number> {
  try {
    const revision = await doc.revision(end)
    return readSignedFields(revision, readFields(revision)).length
  } catch (error) {
    if (error instanceof PdfProblem && error.code === 'encryptionChanged') throw error
    return 0
  }
}

/** Whether an object is a signature with its parts. */
const looksSigned = (value: unknown) =>
  value instanceof PdfDict && value.entries.has('ByteRange') && value.entries.has('Contents')

/** Whether any object that the document still names is a signature. */
function hasLooseSignature(doc: PdfDocument): boolean {
  const rights = usageRights(doc)
  for (const [num, entry] of doc.xref.entries) {
    if (entry.kind !== 'at' || rights.includes(num)) continue
    try {
      if (looksSigned(readObjectAt(doc.bytes, entry.offset).value)) return true
    } catch {
      // What cannot be read is no signature that a program would show.
    }
  }
  return false
}

/** Signatures by which Adobe let its free reader save a form. They sign for nobody, and no field shows them. */
function usageRights(doc: PdfDocument): number[] {
  const permissions = doc.dict(doc.root().get('Perms'))
  return ['UR', 'UR3'].flatMap(key => {
    const value = permissions?.get(key) ?? null
    return value instanceof PdfRef ? [value.num] : []
  })
}

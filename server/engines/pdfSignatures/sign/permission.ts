import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict } from '../pdf/values.ts'
import { type FormField, isTimestamp, readSignedFields, type SignedField } from '../verify/fields.ts'
import { type Policy, readPolicy } from '../verify/policy.ts'
import { type SignatureWanted, SigningProblem } from './wanted.ts'

/** Throws `SigningProblem` if the document's signatures, or its form, do not permit the one that is wanted. */
export function checkPermission(
  doc: PdfDocument,
  fields: FormField[],
  { field, rectangle, certify }: Pick<SignatureWanted, 'field' | 'rectangle' | 'certify'>,
): void {
  const signed = readSignedFields(doc, fields)
  if (certify && signed.some(({ signature }) => !isTimestamp(signature)))
    throw new SigningProblem('notFirst', 'Only the first signature can certify', signed[0]?.field.name)
  for (const one of [...signed, ...certificationOf(doc, signed)]) {
    const { level, limit, locks } = readPolicy(doc, one)
    const { name } = one.field
    if (permits({ level, limit }) === 1)
      throw new SigningProblem('certified', 'The document is certified and permits no further signature', name)
    if (locks.some(isLocked => isLocked(field)))
      throw new SigningProblem('fieldLocked', 'A signature locks the field', name)
    if (permits({ level, limit }) !== null && rectangle && !fields.some(known => known.name === field))
      throw new SigningProblem('fieldNotPrepared', 'The document was certified without this field', name)
  }
}

const permits = ({ level, limit }: Pick<Policy, 'level' | 'limit'>) =>
  level !== null && limit !== null ? Math.min(level, limit) : (level ?? limit)

/** The certification that the document names, where no field of the form shows it. */
export function certificationOf(doc: PdfDocument, signed: SignedField[]): SignedField[] {
  const signature = doc.dict(doc.dict(doc.root().get('Perms'))?.get('DocMDP') ?? null)
  if (!signature || signed.some(one => one.signature === signature)) return []
  const field: FormField = {
    name: '',
    num: null,
    type: 'Sig',
    value: null,
    dict: new PdfDict(),
    widgets: [],
    isGroup: false,
  }
  return [{ field, signature, num: null }]
}

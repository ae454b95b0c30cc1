import type { PdfDocument } from '../pdf/document.ts'
import { type PdfDict, PdfName, type PdfValue } from '../pdf/values.ts'
import type { FormField } from '../verify/fields.ts'
import type { SignatureWanted } from './wanted.ts'
import { dictOf } from './writer.ts'

const VERSION = new PdfName('1.2')

const reference = (method: string, parameters: Record<string, PdfValue>): PdfDict =>
  dictOf({
    Type: new PdfName('SigRef'),
    TransformMethod: new PdfName(method),
    TransformParams: dictOf({ Type: new PdfName('TransformParams'), ...parameters, V: VERSION }),
  })

/** What a signature permits afterwards: the level of a certification, and what the form's author has locked with the field (ISO 32000-2, 12.8.2). */
export function signatureReferences(
  doc: PdfDocument,
  field: FormField | undefined,
  certify: SignatureWanted['certify'],
): PdfDict[] {
  const lock = doc.dict(field?.dict.get('Lock') ?? null)
  const references = certify ? [reference('DocMDP', { P: certify })] : []
  if (!lock) return references
  const [action, fields] = [doc.resolve(lock.get('Action')), doc.array(lock.get('Fields'))]
  const named = fields?.map(one => doc.resolve(one))
  return [...references, reference('FieldMDP', { Action: action, ...(named && { Fields: named }) })]
}

import { PdfDocument } from '../pdf/document.ts'
import { PdfProblem } from '../pdf/values.ts'
import { type FormField, readFields } from '../verify/fields.ts'
import { SigningProblem } from './wanted.ts'

/** Throws `PdfProblem` for a file that cannot be read or is encrypted, and `SigningProblem` for one in XFA. */
export async function openForSigning(pdf: Uint8Array): Promise<{ doc: PdfDocument; fields: FormField[] }> {
  const doc = await PdfDocument.open(pdf)
  if (doc.isEncrypted) throw new PdfProblem('encrypted', 'An encrypted document cannot be signed')
  const form = doc.dict(doc.root().get('AcroForm'))
  if (form && doc.resolve(form.get('XFA')) !== null) throw new SigningProblem('xfa', 'The form is one in XFA')
  return { doc, fields: readFields(doc) }
}

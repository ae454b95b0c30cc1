import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { readFields, readSignedFields } from '../../pdfSignatures/verify/fields.ts'

/** How many of a document's fields are signed. */
export const countSignatures = (doc: PdfDocument): number => readSignedFields(doc, readFields(doc)).length

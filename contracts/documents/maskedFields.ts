import type { FieldName } from '../documents.ts'
import type { Mask } from '../products/define.ts'

/** The fields of documents that are masked wherever they are shown, and how, if the document's kind has no mask of its own for its number. */
export const maskedFields: Partial<Record<FieldName, Mask>> = {
  number: 'tail',
  enrolmentNumber: 'tail',
  accountNumber: 'account',
  chassisNumber: 'chassis',
  engineNumber: 'tail',
  optionalData: 'tail',
}

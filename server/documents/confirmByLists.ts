import type { DocumentField, DocumentReading } from '../../contracts/documents.ts'
import { lookupIfsc } from '../sources/banks/index.ts'

/** Marks values that a list at hand does not have: an IFSC of a right form that no branch has was misread or made up. */
export const confirmByLists = (reading: DocumentReading): DocumentReading => ({
  ...reading,
  fields: reading.fields.map(confirmed),
})

const confirmed = (field: DocumentField): DocumentField =>
  field.name === 'ifsc' && field.check.state !== 'failed' && !lookupIfsc(field.value)
    ? { ...field, check: { state: 'failed', code: 'notListed' } }
    : field

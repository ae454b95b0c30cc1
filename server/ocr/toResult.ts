import type { DocumentField, DocumentReading, FieldName } from '../../contracts/ocr/documents.ts'
import type { ResultOf } from '../../contracts/products/index.ts'
import { lookupIfsc } from '../sources/banks/index.ts'

type Result = ResultOf<'ocr-document'>

interface Kept {
  /** The files of the pictures, in their order. */
  files: readonly string[]
  seenBefore: Result['seenBefore']
  /** Percent. */
  sureFrom: number
}

/** The result of a check from what was read and what was kept. */
export function toResult(reading: DocumentReading, { files, seenBefore, sureFrom }: Kept): Result {
  const fields = reading.fields.map(({ check, ...field }) => ({
    ...field,
    // Nothing is certain that a check has refuted or that was not read as it is given.
    sure: field.confidence * 100 >= sureFrom && check.state !== 'failed' && !field.corrected,
    check: check.state,
    reason: check.code,
  }))
  const valueOf = (name: FieldName) =>
    fields.find(field => field.name === name && field.script === 'latin')?.value ?? null
  return {
    kind: reading.kind,
    number: numberOf(reading),
    name: valueOf('name') ?? fullName(valueOf('givenNames'), valueOf('surname')) ?? valueOf('legalName'),
    birthDate: valueOf('birthDate'),
    expiryDate: valueOf('expiryDate'),
    toCheck: fields.filter(({ sure, check }) => !sure || check === 'failed').length,
    missing: reading.missing.map(name => ({ name })),
    hintCount: reading.hints.length,
    sides: reading.sides.length > 1 ? 'both' : (reading.sides[0] ?? null),
    fields,
    mrz: reading.mrz ? [mrzRow(reading.mrz)] : [],
    quality: reading.quality,
    hints: reading.hints,
    seenBefore,
    pictures: reading.pictures.map((picture, at) => ({ ...picture, file: files[at] ?? '' })),
  }
}

/** What identifies the document; a cheque is known by its account. */
export const numberOf = ({ fields }: Pick<DocumentReading, 'fields'>): string | null =>
  (fields.find(({ name }) => name === 'number') ?? fields.find(({ name }) => name === 'accountNumber'))?.value ?? null

const fullName = (given: string | null, surname: string | null) => [given, surname].filter(Boolean).join(' ') || null

const mrzRow = ({ lines, ...mrz }: NonNullable<DocumentReading['mrz']>) => ({ ...mrz, text: lines.join('\n') })

/** Marks values that a list at hand does not have: an IFSC of a right form that no branch has was misread or made up. */
export const confirmByLists = (reading: DocumentReading): DocumentReading => ({
  ...reading,
  fields: reading.fields.map(confirmed),
})

const confirmed = (field: DocumentField): DocumentField =>
  field.name === 'ifsc' && field.check.state !== 'failed' && !lookupIfsc(field.value)
    ? { ...field, check: { state: 'failed', code: 'notListed' } }
    : field

import type { Purpose } from '../../../../contracts/codes.ts'
import {
  checkIdentifier,
  type IdentifierCheck,
  type IdentifierKind,
  normaliseIdentifier,
} from '../../../../contracts/identifiers.ts'
import { isPlainText } from '../../../../contracts/plainText.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../../contracts/products/subject.ts'
import type { Locale } from '../../../../contracts/text.ts'
import { readFiles, unfinishedFiles, writeFiles } from '../files/fileValue.ts'

export interface FormValues {
  /** By input field; an empty string is an empty field. */
  input: Record<string, string>
  purpose: Purpose | ''
  reference: string
  consent: boolean
}

export const emptyFormValues = (product: Product): FormValues => ({
  input: Object.fromEntries(product.inputFields.map(({ source }) => [source, ''])),
  purpose: '',
  reference: '',
  consent: false,
})

const exampleOf = (product: Product, source: string): string => {
  const value = product.example[source]
  if (Array.isArray(value)) return writeFiles(value.map(String))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** "Fill sample": fills the inputs with the product's example and keeps the other fields. */
export const withSample = (product: Product, values: FormValues): FormValues => ({
  ...values,
  input: Object.fromEntries(product.inputFields.map(({ source }) => [source, exampleOf(product, source)])),
})

function checkFiles(value: string): FieldCheck {
  const more = unfinishedFiles(value)
  return { state: more === 'uploading' ? 'typing' : more === 'failed' ? 'wrong' : 'right' }
}

/** `right` and `wrong` include the result of the identifier check; other fields only check their text. */
export interface FieldCheck {
  state: 'empty' | 'typing' | 'right' | 'wrong'
  result?: IdentifierCheck
}

export function checkField(product: Product, field: InputField, value: string, locale: Locale): FieldCheck {
  if (value.trim() === '') return { state: 'empty' }
  if (field.kind === 'file') return checkFiles(value)
  if (!field.identifier) return { state: isWrongText(field, value) ? 'wrong' : 'right' }
  const result = checkPartialIdentifier(field.identifier, value, exampleOf(product, field.source), locale)
  if (!result) return { state: 'typing' }
  if (!result.ok && mayGoOn(field.identifier, value, result.at)) return { state: 'typing', result }
  return { state: result.ok ? 'right' : 'wrong', result }
}

/**
 * While typing, a value that is too short is not an error (`at` is undefined). Without a fixed length, neither is the last character,
 * because more may follow.
 */
const mayGoOn = (kind: IdentifierKind, value: string, at: number | undefined) =>
  at === undefined || (cellCounts[kind] === undefined && at === normaliseIdentifier(kind, value).length - 1)

/** Validates on blur: an unfinished value is now checked as it is. */
export function checkOnBlur(product: Product, field: InputField, value: string, locale: Locale): FieldCheck {
  const check = checkField(product, field, value, locale)
  if (check.state !== 'typing' || !field.identifier) return check
  return { state: 'wrong', result: checkIdentifier(field.identifier, value, locale) }
}

const isWrongText = ({ kind = 'text' }: InputField, value: string) => kind === 'text' && !isPlainText(value)

/** The first thing that must be completed before the button is enabled. */
export type SubmitBlocker =
  | { reason: 'fill' | 'add' | 'correct' | 'uploading'; field: InputField }
  | { reason: 'purpose' | 'consent' }

export function findSubmitBlocker(product: Product, values: FormValues, locale: Locale): SubmitBlocker | undefined {
  for (const field of product.inputFields) {
    const { state } = checkOnBlur(product, field, values.input[field.source] ?? '', locale)
    if (state === 'wrong') return { reason: 'correct', field }
    if (state === 'typing') return { reason: 'uploading', field }
    if (state === 'empty' && !field.optional) return { reason: field.kind === 'file' ? 'add' : 'fill', field }
  }
  const subject = subjectFieldOf(product, values.input)
  if ((values.input[subject.source] ?? '').trim() === '') return { reason: 'fill', field: subject }
  if (values.purpose === '') return { reason: 'purpose' }
  return values.consent ? undefined : { reason: 'consent' }
}

/** The request body for a new verification; cleared inputs are null. */
export const toVerificationBody = (product: Product, values: FormValues) => ({
  input: Object.fromEntries(
    Object.entries(values.input).map(([source, value]) => [
      source,
      toInput(
        product.inputFields.find(field => field.source === source),
        value,
      ),
    ]),
  ),
  consent: values.consent,
  purpose: values.purpose,
  reference: values.reference.trim() || null,
})

/** The value of one input for the API: an array for a file input that takes several. */
export function toInput(field: Pick<InputField, 'kind' | 'most'> | undefined, value: string) {
  if (field?.kind !== 'file') return value.trim() || null
  const ids = readFiles(value)
  if (ids.length === 0) return null
  return field.most === undefined ? (ids[0] as string) : ids
}

/** Kinds with a fixed length, whose field is drawn as cells. */
export const cellCounts: Partial<Record<IdentifierKind, number>> = {
  pan: 10,
  aadhaar: 12,
  gstin: 15,
  din: 8,
  ifsc: 11,
  uan: 12,
  pin: 6,
  phone: 10,
  tan: 10,
  iec: 10,
  fssai: 14,
}

export const digitsOnly: ReadonlySet<IdentifierKind> = new Set(['aadhaar', 'din', 'uan', 'pin', 'phone', 'fssai'])

/** Kinds that are typed as an e-mail address is, in lower case. */
export const addresses: ReadonlySet<IdentifierKind> = new Set(['email', 'vpa'])

/**
 * Validates a partial value: completes it with the rest of a valid `sample` of the same kind, so that only the typed characters can fail.
 * Returns undefined if nothing can be said yet.
 */
function checkPartialIdentifier(
  kind: IdentifierKind,
  value: string,
  sample: string,
  locale: Locale,
): IdentifierCheck | undefined {
  const length = cellCounts[kind]
  if (length === undefined || value.length >= length) return checkIdentifier(kind, value, locale)
  if (sample.length !== length) return undefined
  const filled = checkIdentifier(kind, value + sample.slice(value.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < value.length ? filled : undefined
}

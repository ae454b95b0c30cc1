import type { Purpose } from '../../../../contracts/codes.ts'
import {
  checkIdentifier,
  type IdentifierCheck,
  type IdentifierKind,
  normaliseIdentifier,
} from '../../../../contracts/identifiers.ts'
import { isPlainText } from '../../../../contracts/plainText.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import type { Locale } from '../../../../contracts/text.ts'

export interface FormValues {
  /** By input field; an empty text is an empty field. */
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
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** "Fill sample": the product's example in its inputs; what else was filled in stays. */
export const withSample = (product: Product, values: FormValues): FormValues => ({
  ...values,
  input: Object.fromEntries(product.inputFields.map(({ source }) => [source, exampleOf(product, source)])),
})

/** `right` and `wrong` carry the identifier's check; of a field without one only text is judged here. */
export interface FieldCheck {
  state: 'empty' | 'typing' | 'right' | 'wrong'
  result?: IdentifierCheck
}

export function checkField(product: Product, field: InputField, value: string, locale: Locale): FieldCheck {
  if (value.trim() === '') return { state: 'empty' }
  if (!field.identifier) return { state: isWrongText(field, value) ? 'wrong' : 'right' }
  const result = checkPartialIdentifier(field.identifier, value, exampleOf(product, field.source), locale)
  if (!result) return { state: 'typing' }
  if (!result.ok && mayGoOn(field.identifier, value, result.at)) return { state: 'typing', result }
  return { state: result.ok ? 'right' : 'wrong', result }
}

/** Too short is nothing wrong yet (`at` is absent), and neither is the last character where no length is fixed: more may follow. */
const mayGoOn = (kind: IdentifierKind, value: string, at: number | undefined) =>
  at === undefined || (cellCounts[kind] === undefined && at === normaliseIdentifier(kind, value).length - 1)

/** The check when the field is left: what was still being typed is now checked as it is. */
export function checkOnBlur(product: Product, field: InputField, value: string, locale: Locale): FieldCheck {
  const check = checkField(product, field, value, locale)
  if (check.state !== 'typing' || !field.identifier) return check
  return { state: 'wrong', result: checkIdentifier(field.identifier, value, locale) }
}

const isWrongText = ({ kind = 'text' }: InputField, value: string) => kind === 'text' && !isPlainText(value)

/** Why the button is disabled: the first thing that is left to do. */
export type SubmitBlocker = { reason: 'fill' | 'correct'; field: InputField } | { reason: 'purpose' | 'consent' }

export function findSubmitBlocker(product: Product, values: FormValues, locale: Locale): SubmitBlocker | undefined {
  for (const field of product.inputFields) {
    const { state } = checkOnBlur(product, field, values.input[field.source] ?? '', locale)
    if (state === 'wrong') return { reason: 'correct', field }
    if (state === 'empty' && !field.optional) return { reason: 'fill', field }
  }
  if (values.purpose === '') return { reason: 'purpose' }
  return values.consent ? undefined : { reason: 'consent' }
}

/** What creating a verification takes; cleared inputs are null. */
export const toVerificationBody = (values: FormValues) => ({
  input: Object.fromEntries(Object.entries(values.input).map(([source, value]) => [source, value.trim() || null])),
  consent: values.consent,
  purpose: values.purpose,
  reference: values.reference.trim() || null,
})

/** Kinds of one length only: their field is drawn as cells. */
export const cellCounts: Partial<Record<IdentifierKind, number>> = {
  pan: 10,
  aadhaar: 12,
  gstin: 15,
  din: 8,
  ifsc: 11,
  uan: 12,
  pin: 6,
  phone: 10,
}

export const digitsOnly: ReadonlySet<IdentifierKind> = new Set(['aadhaar', 'din', 'uan', 'pin', 'phone'])

/**
 * The check while somebody types: a beginning is wrong only where one of its own characters is, found by filling it up from a right
 * `sample` of the same kind. Undefined: nothing can be said yet.
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

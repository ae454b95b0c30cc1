import { needsConsent } from '../../../../contracts/checks/needsConsent.ts'
import {
  checkIdentifier,
  checkPartialIdentifier,
  type IdentifierCheck,
  type IdentifierKind,
  identifierFacts,
  normaliseIdentifier,
} from '../../../../contracts/identifiers/index.ts'
import { inputChecks } from '../../../../contracts/identifiers/inputChecks.ts'
import type { Purpose } from '../../../../contracts/platform/codes.ts'
import { isPlainText } from '../../../../contracts/platform/plainText.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { InputField, Product } from '../../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../../contracts/products/subject.ts'
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

/** What the form asks to confirm: consent, the law that the input names, or that the answer is needed. */
export const statementOf = (product: Product, input: Record<string, string>) => {
  if (product.isImpersonal) return 'form.need' as const
  return needsConsent(product, input) ? ('form.consent' as const) : ('form.byLaw' as const)
}

/** The change of one input. Another basis is another statement, which has to be confirmed anew. */
export const withInput = (
  product: Product,
  values: FormValues,
  source: string,
  value: string,
): Partial<FormValues> => ({
  input: { ...values.input, [source]: value },
  ...(product.consentUnless?.source === source && { consent: false }),
})

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
  /** What is wrong with an input that is no identifier. */
  problem?: string
}

export function checkField(field: InputField, value: string, locale: Locale): FieldCheck {
  if (value.trim() === '') return { state: 'empty' }
  if (field.kind === 'file') return checkFiles(value)
  const problem = field.check && inputChecks[field.check](value.trim())?.[locale]
  if (problem) return { state: 'wrong', problem }
  if (!field.identifier) return { state: isWrongText(field, value) ? 'wrong' : 'right' }
  const result = checkPartialIdentifier(field.identifier, value, locale)
  if (!result) return { state: 'typing' }
  if (!result.ok && mayGoOn(field.identifier, value, result.at)) return { state: 'typing', result }
  return { state: result.ok ? 'right' : 'wrong', result }
}

/**
 * While typing, a value that is too short is not an error (`at` is undefined). Without a fixed length, neither is the last character,
 * because more may follow.
 */
const mayGoOn = (kind: IdentifierKind, value: string, at: number | undefined) =>
  at === undefined || (identifierFacts(kind).length === null && at === normaliseIdentifier(kind, value).length - 1)

/** Validates on blur: an unfinished value is now checked as it is. */
export function checkOnBlur(field: InputField, value: string, locale: Locale): FieldCheck {
  const check = checkField(field, value, locale)
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
    const { state } = checkOnBlur(field, values.input[field.source] ?? '', locale)
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
  // Consent that is not needed is not claimed either.
  consent: values.consent && needsConsent(product, values.input),
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

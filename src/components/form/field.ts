import type { ReactElement } from 'react'
import type { BodyFields, FieldLimits } from '../../../contracts/platform/fieldLimits.ts'
import { parseRupees, typedRupees } from './rupees.ts'

/** The problems that a value can have, which are also keys of the texts in `components.form`. */
export type Problem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'notANumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooFew'

interface Choice {
  value: string
  label: string
  /** Explains the choice. */
  detail?: string
}

type TextKind = 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'date' | 'number' | 'money' | 'reason' | 'password'
type ChoiceKind = 'select' | 'radio' | 'segmented' | 'checkboxes'
type BooleanKind = 'checkbox' | 'switch'

interface FieldBase<Source extends string> {
  /** The name of a property in the call's body, or of a parameter in its path. */
  source: Source
  label: string
  hint?: string | undefined
  /** Takes the focus when a dialog opens, instead of the first field. */
  autoFocus?: boolean
  /** Shares its row with the next half field on a wide screen. */
  half?: boolean
  /** These are for a form that is stricter than the contract: narrower bounds, or a required value that the contract lets be empty. */
  required?: boolean
  nullable?: false
  minLength?: number
  min?: number | string
  max?: number | string
  /** The field's own error messages, instead of the general ones. */
  problems?: Partial<Record<Problem, string>>
}

interface TextField<Source extends string> extends FieldBase<Source> {
  kind?: TextKind
  placeholder?: string
  /** Monospace and without autocorrection: for a URL or a key. */
  mono?: boolean
  autoComplete?: string
}

interface ChoiceField<Source extends string> extends FieldBase<Source> {
  kind: ChoiceKind
  choices: readonly Choice[]
}

interface BooleanField<Source extends string> extends FieldBase<Source> {
  kind: BooleanKind
}

/** A reason has the same default label and hint everywhere. */
interface ReasonField<Source extends string> extends Omit<TextField<Source>, 'label'> {
  kind: 'reason'
  label?: string
}

/** A field with its own component, which calls `useField`. The value that it sets is sent unchanged. */
interface CustomField<Source extends string> extends Omit<FieldBase<Source>, 'label'> {
  /** The format of the limits in error messages. */
  kind?: 'money' | 'number' | 'date'
  label?: string
  component: ReactElement
}

export type Field<Source extends string = string> =
  | (TextField<Source> & { component?: undefined })
  | (ChoiceField<Source> & { component?: undefined })
  | (BooleanField<Source> & { component?: undefined })
  | (ReasonField<Source> & { component?: undefined })
  | CustomField<Source>

/** The bounds of a date are ISO days. */
export type Limits = Omit<FieldLimits, 'min' | 'max'> & Pick<FieldBase<string>, 'min' | 'max'>

export interface FieldProps<F extends Field = Field> {
  field: F
  limits: Limits
  autoFocus: boolean
}

export type AnyTextField = Extract<Field, { kind?: TextKind; component?: undefined }>
export type AnyChoiceField = Extract<Field, { kind: ChoiceKind }>
export type AnyBooleanField = Extract<Field, { kind: BooleanKind }>

/** The reason of an action, kept in the audit log. */
export const reasonField = { source: 'reason', kind: 'reason' } as const

/** The values of a form's inputs by source. Numbers and amounts are strings, as typed. */
export type Draft = Record<string, unknown>

/** A field's limits: those of the contract, overridden by those of the field. */
export function limitsOf(field: Field, bodyFields: BodyFields | undefined): Limits {
  const { required, nullable, minLength, min, max } = field
  const own = Object.fromEntries(
    Object.entries({ required, nullable, minLength, min, max }).filter(([, value]) => value !== undefined),
  )
  return { ...bodyFields?.[field.source], ...own }
}

const emptyValue = (field: Field): unknown => {
  switch (field.kind) {
    case 'checkbox':
    case 'switch':
      return false
    case 'checkboxes':
      return []
    case 'radio':
    case 'segmented':
      return field.choices[0]?.value
    default:
      return field.component ? undefined : ''
  }
}

/** The initial values of the inputs; `defaults` are values of the body. */
export const draftOf = (fields: readonly Field[], defaults: Draft): Draft =>
  Object.fromEntries(fields.map(field => [field.source, firstValue(field, defaults[field.source])]))

function firstValue(field: Field, value: unknown): unknown {
  if (value === undefined || (value === null && !field.component)) return emptyValue(field)
  if (typeof value !== 'number' || field.component) return value
  return field.kind === 'money' ? typedRupees(value) : field.kind === 'number' ? String(value) : value
}

/** The value of an empty input: null if the contract allows it, else an empty text if that is valid, else undefined. */
const cleared = ({ nullable, required, minLength }: Limits, isText: boolean) =>
  nullable ? null : isText && (required || !minLength) ? '' : undefined

function valueOf(field: Field, typed: unknown, limits: Limits): unknown {
  // An omitted optional value stays unchanged on the server.
  if (field.component) return typed === undefined && limits.required && limits.nullable ? null : typed
  if (typeof typed !== 'string') return typed
  // A password may begin or end with a space.
  const value = field.kind === 'password' ? typed : typed.trim()
  const isNumber = field.kind === 'number' || field.kind === 'money'
  if (value === '') return cleared(limits, !isNumber && field.kind !== 'select' && field.kind !== 'date')
  return field.kind === 'money' ? parseRupees(value) : field.kind === 'number' ? Number(value) : value
}

/** Converts a draft to the body of the call. */
export const bodyOf = (fields: readonly Field[], draft: Draft, bodyFields: BodyFields | undefined): Draft =>
  Object.fromEntries(
    fields.map(field => [field.source, valueOf(field, draft[field.source], limitsOf(field, bodyFields))]),
  )

import type { ReactElement } from 'react'
import type { BodyFields, FieldLimits } from '../../../contracts/fieldLimits.ts'
import { parseRupees, typedRupees } from './rupees.ts'

/** What can be wrong with a value, as keys of `components.form`. */
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
  /** What choosing it means. */
  detail?: string
}

type TextKind = 'text' | 'textarea' | 'email' | 'tel' | 'url' | 'date' | 'number' | 'money' | 'reason'
type ChoiceKind = 'select' | 'radio' | 'segmented' | 'checkboxes'
type BooleanKind = 'checkbox' | 'switch'

interface FieldBase<Source extends string> {
  /** The name in the call's body, or of a parameter in its path. */
  source: Source
  label: string
  hint?: string | undefined
  /** Takes the focus when a dialog opens, where the first field should not. */
  autoFocus?: boolean
  /** Shares its row with the next half field on a wide screen. */
  half?: boolean
  /** Where the form asks for more than the contract: narrower bounds, or a value that the contract lets be empty. */
  required?: boolean
  nullable?: false
  minLength?: number
  min?: number | string
  max?: number | string
  /** Words of the field's own for a problem; the kit's general words otherwise. */
  problems?: Partial<Record<Problem, string>>
}

interface TextField<Source extends string> extends FieldBase<Source> {
  kind?: TextKind
  placeholder?: string
  /** Set in the monospaced font, without the keyboard's corrections: an address, a key, a link. */
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

/** A reason's label and hint are the same everywhere, so that both may be left out. */
interface ReasonField<Source extends string> extends Omit<TextField<Source>, 'label'> {
  kind: 'reason'
  label?: string
}

/** A component of the field's own, which draws it by `useField`. What it sets is sent as it is. */
interface CustomField<Source extends string> extends Omit<FieldBase<Source>, 'label'> {
  /** How the kit writes the limits of a number that the component sets. */
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

/** A bound of a date is an ISO day. */
export type Limits = Omit<FieldLimits, 'min' | 'max'> & Pick<FieldBase<string>, 'min' | 'max'>

export interface FieldProps<F extends Field = Field> {
  field: F
  limits: Limits
  autoFocus: boolean
}

export type AnyTextField = Extract<Field, { kind?: TextKind; component?: undefined }>
export type AnyChoiceField = Extract<Field, { kind: ChoiceKind }>
export type AnyBooleanField = Extract<Field, { kind: BooleanKind }>

/** Why somebody acts, which the audit log keeps. */
export const reasonField = { source: 'reason', kind: 'reason' } as const

/** The values of a form's inputs by source: numbers and amounts as they are typed. */
export type Draft = Record<string, unknown>

/** A field's limits: the contract's, or the declaration's where it asks for more. */
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

/** What the inputs show at first: `defaults` are values of the body. */
export const draftOf = (fields: readonly Field[], defaults: Draft): Draft =>
  Object.fromEntries(fields.map(field => [field.source, firstValue(field, defaults[field.source])]))

function firstValue(field: Field, value: unknown): unknown {
  if (value === undefined || (value === null && !field.component)) return emptyValue(field)
  if (typeof value !== 'number' || field.component) return value
  return field.kind === 'money' ? typedRupees(value) : field.kind === 'number' ? String(value) : value
}

/** An input that was left empty: an empty text where the contract takes one, else null, else nothing at all. */
const cleared = ({ nullable, required, minLength }: Limits, isText: boolean) =>
  nullable ? null : isText && (required || !minLength) ? '' : undefined

function valueOf(field: Field, typed: unknown, limits: Limits): unknown {
  // A value that the contract lets be left out stays as it is on the server.
  if (field.component) return typed === undefined && limits.required && limits.nullable ? null : typed
  if (typeof typed !== 'string') return typed
  const value = typed.trim()
  const isNumber = field.kind === 'number' || field.kind === 'money'
  if (value === '') return cleared(limits, !isNumber && field.kind !== 'select' && field.kind !== 'date')
  return field.kind === 'money' ? parseRupees(value) : field.kind === 'number' ? Number(value) : value
}

/** The body that a draft means. */
export const bodyOf = (fields: readonly Field[], draft: Draft, bodyFields: BodyFields | undefined): Draft =>
  Object.fromEntries(
    fields.map(field => [field.source, valueOf(field, draft[field.source], limitsOf(field, bodyFields))]),
  )

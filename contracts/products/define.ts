import type { z } from 'zod'
import type { IdentifierKind } from '../identifiers.ts'
import type { Choice } from '../resources/field.ts'
import type { Text } from '../text.ts'

export { choice } from '../resources/field.ts'
export { text } from '../text.ts'
export { identifier, personName } from './inputs.ts'

/** How a value is hidden on screens: as its identifier, as a person's name, or to its last four characters. */
export type Mask = IdentifierKind | 'name' | 'tail'

export interface InputField {
  source: string
  label: Text
  /** At most six kinds, by decision: a product that needs more gets a screen of its own. */
  kind?: 'text' | 'number' | 'date' | 'select' | 'file' | 'textarea'
  /** The value is checked as it is typed, by `checkIdentifier`. */
  identifier?: IdentifierKind
  options?: readonly { value: string; label: Text }[]
  hint?: Text
  optional?: boolean
  list?: boolean
  mask?: Mask
  /** Further names under which a bulk file may carry this column; compared in lower case, letters and digits only. */
  headers?: readonly string[]
}

export interface ResultField {
  source: string
  label: Text
  kind?: 'text' | 'date' | 'percent' | 'choice' | 'state'
  choices?: Record<string, Choice>
  list?: boolean
  mask?: Mask
}

export interface Product<
  Id extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Result extends z.ZodObject = z.ZodObject,
> {
  /** Also the name of its resource, of its endpoint `/v1/<id>` and of its permission. */
  id: Id
  label: Text
  /** The name in menus and headings where the specification fixes one ("Bulk PAN"). */
  title?: Text
  summary: Text
  icon: 'id-card' | 'receipt-text' | 'car'
  /** The colour group in charts. */
  group: 'identity' | 'vehicle' | 'court' | 'other'
  /** Integer paise for one answer, found or not found. */
  pricePaise: number
  /** The source that answers, as `sources` names it. */
  sourceLabel: Text
  gate: 'kyc' | 'open'
  paths: { verify: string; list: string; detail: string }
  input: Input
  result: Result
  keys: {
    /** The input that says whom a verification is about; its mask is the subject in lists. */
    subject: keyof z.output<Input> & string
    /** The result that says most, for lists, filters and exports. */
    outcome: keyof z.output<Result> & string
    /** The result that names the record's holder. */
    holder: keyof z.output<Result> & string
  }
  inputFields: readonly InputField[]
  resultFields: readonly ResultField[]
  /** A sandbox input that succeeds; what "Fill sample" writes. */
  example: z.input<Input>
  bulk: boolean
}

/**
 * One product, declared once: form, list, detail, endpoint, documentation, price and bulk columns derive from it.
 * The key names are closed; there is no `visibleIf`, layout or callback.
 */
export const defineProduct = <const Id extends string, Input extends z.ZodObject, Result extends z.ZodObject>(
  product: Product<Id, Input, Result>,
): Product<Id, Input, Result> => product

/** The usual first input: an identifier under its own kind's name, shown in lists, masked everywhere. */
export const identifierField = (kind: IdentifierKind, label: Text, headers: readonly string[]): InputField => ({
  source: kind,
  label,
  identifier: kind,
  list: true,
  mask: kind,
  headers,
})

/** The usual outcome: one of a few choices, shown in lists. */
export const outcomeField = (source: string, label: Text, choices: Record<string, Choice>): ResultField => ({
  source,
  label,
  kind: 'choice',
  list: true,
  choices,
})

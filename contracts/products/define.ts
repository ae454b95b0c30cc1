import type { z } from 'zod'
import type { FileType } from '../files/files.ts'
import type { IdentifierKind, Mask } from '../identifiers/index.ts'
import type { InputCheck } from '../identifiers/inputChecks.ts'
import type { Choice } from '../platform/choice.ts'
import type { Text } from '../platform/text.ts'
import type { ProductGroup } from './groups.ts'

export { choice } from '../platform/choice.ts'
export { text } from '../platform/text.ts'
export { birthDate, checkedText, fileId, fileIds, identifier, personName } from './inputs.ts'

/** The behaviours that an input can select in the sandbox (product.md, "Local validation and sandbox codes"): 000, 404, 503, 202, 409, 402. */
export const sandboxOutcomes = ['success', 'notFound', 'down', 'slow', 'mismatch', 'balance'] as const

type SandboxValues = Record<(typeof sandboxOutcomes)[number], string>

/** `src/components/productIcons.ts` draws them. */
export type ProductIcon =
  | 'id-card'
  | 'receipt-text'
  | 'car'
  | 'fingerprint'
  | 'vote'
  | 'badge-check'
  | 'plane'
  | 'landmark'
  | 'wallet'
  | 'smartphone'
  | 'building'
  | 'person-check'
  | 'factory'
  | 'food'
  | 'ship'
  | 'briefcase'
  | 'mail'
  | 'tickets'
  | 'radio-tag'
  | 'spell-check'
  | 'shield-alert'
  | 'gavel'
  | 'scan-face'
  | 'scan-text'

export interface InputField {
  source: string
  label: Text
  /** Limited to six kinds: a product that needs more gets its own screen. */
  kind?: 'text' | 'number' | 'date' | 'select' | 'file' | 'textarea'
  /** Validated while typing by `checkIdentifier`. */
  identifier?: IdentifierKind
  /** Validated by `inputChecks` when the field is left; its schema is `checkedText` or `birthDate`. */
  check?: InputCheck
  /** Of a `select`. `states`: by their English names, as `stateNames` lists them. */
  options?: readonly { value: string; label: Text }[] | 'states'
  /** Of a `file`: what is accepted. Its value is the id of an uploaded file. */
  types?: readonly FileType[]
  /** Of a `file` that takes several: how many at most. Its value is an array of ids then. */
  most?: number
  hint?: Text
  optional?: boolean
  list?: boolean
  mask?: Mask
  /** How lists and events mask a subject that its own page shows in clear; `mask` if absent. */
  listMask?: Mask
  /** Other column names in bulk files; compared by lower-case letters and digits only. */
  headers?: readonly string[]
}

/**
 * One value of a result. `money` is integer paise, `date` an ISO date, `month` `2026-04`, `percent` 0 to 100, `points` -100 to 100 with one decimal, `state` an
 * English state name, `yesNo` a boolean, `picture` a data URL of a JPEG, PNG or WebP. Null, where the schema allows it, is shown as '-'.
 */
export interface ResultValue {
  source: string
  label: Text
  kind?: 'text' | 'date' | 'month' | 'percent' | 'choice' | 'state' | 'money' | 'count' | 'points' | 'yesNo' | 'picture'
  choices?: Record<string, Choice>
  mask?: Mask
  /** Only some subjects have it: without a value it is left out of the details, instead of being shown as '-'. */
  optional?: true
}

export type PriceUnit = 'answer' | 'month'

/** A price besides that of a plain answer; an entry of its own in the price list. */
export interface ProductPrice {
  /** Unique within the product. */
  name: string
  label: Text
  /** Integer paise. */
  pricePaise: number
  per: PriceUnit
  /** The input that makes an answer cost this price. */
  when?: { source: string; value: string }
}

/** Rows of values, such as employments: an array of objects in the schema. Lists never show it; exports write it as text. */
export interface ResultTable {
  source: string
  label: Text
  kind: 'table'
  columns: readonly ResultValue[]
  /** The rows have more than these columns; the product's own screen shows the rest. */
  isPartial?: true
  choices?: never
  mask?: never
  optional?: never
  list?: never
}

export type ResultField = (ResultValue & { list?: boolean }) | ResultTable

export interface Product<
  Id extends string = string,
  Input extends z.ZodObject = z.ZodObject,
  Result extends z.ZodObject = z.ZodObject,
> {
  /** Also the name of the resource, of the endpoint `/v1/<id>` and of the permission. */
  id: Id
  label: Text
  /** The name in menus and headings if the specification defines one */
  title?: Text
  summary: Text
  icon: ProductIcon
  /** Where the catalogue lists it. */
  group: ProductGroup
  /** Integer paise for one answer, found or not found; 0 for a free product. */
  pricePaise: number
  prices?: readonly ProductPrice[]
  /** The display name of the source. */
  sourceLabel: Text
  gate: 'kyc' | 'open'
  /** Whom a check may wait for, if a person has to act before there is an answer: `/v1` answers 202 until then. */
  awaits?: Text
  /**
   * The input with the ids of uploaded files that the check reads. A node that works reads them in the background: `/v1` answers 202 if
   * that takes longer than `limits.queuedChecks.timeoutMs`.
   */
  reads?: keyof z.output<Input> & string
  paths: { verify: string; list: string; detail: string }
  /** Further endpoints `/v1/<name>` of the same check, each with one input set. `example` replaces that of the product. */
  endpoints?: readonly {
    name: string
    label: Text
    sets: { source: keyof z.output<Input> & string; value: string }
    example: Partial<z.input<Input>>
  }[]
  /** Its pages stand in the main menu, so that they keep that menu. */
  inMainMenu?: true
  /** Further pages that show a check. */
  reports?: readonly string[]
  input: Input
  result: Result
  keys: {
    /** The input that identifies the subject of a verification; its mask is shown in lists. */
    subject: keyof z.output<Input> & string
    /** Takes its place in a check without it: a name instead of a number. */
    orSubject?: keyof z.output<Input> & string
    /** The result field that takes the subject's place once a check that reads files is answered: lists show it and find it. */
    found?: keyof z.output<Result> & string
    /** The main result field, for lists, filters and exports. */
    outcome: keyof z.output<Result> & string
    /** The result field with the holder's name, if the product has one. */
    holder?: keyof z.output<Result> & string
  }
  /** The subject is no person or company, such as a bank's branch: nobody can agree to the check. */
  isImpersonal?: true
  /** The input and its value with which a check rests on a law instead of the subject's consent. */
  consentUnless?: { source: keyof z.output<Input> & string; value: string }
  /** What the subject is called, if it is not always the same input. */
  subjectLabel?: Text
  inputFields: readonly InputField[]
  resultFields: readonly ResultField[]
  /** What the form says that one gets, where the labels of the result do not say it. */
  gains?: readonly Text[]
  /** A sandbox input that succeeds, used by "Fill sample". */
  example: z.input<Input>
  /** Subject values by the sandbox behaviour that they select; null if no outside source is asked (`OwnRunner`). */
  sandbox: SandboxValues | null
  bulk: boolean
  /** A customer may have their own answer to the same input again, free, for a time that they set: lookups at a source whose answer keeps. */
  reusable?: true
  /** Asking moves money to the subject, so it is never asked only to compare answers. */
  deposits?: true
}

/**
 * A product, declared once: form, list, detail, endpoint, documentation, price and bulk columns derive from it. The set of keys
 * is closed; there is no `visibleIf`, layout or callback.
 */
export const defineProduct = <
  const Id extends string,
  Input extends z.ZodObject,
  Result extends z.ZodObject,
  Sandbox extends SandboxValues | null,
>(
  product: Product<Id, Input, Result> & { sandbox: Sandbox },
): Product<Id, Input, Result> & { sandbox: Sandbox } => product

/** The usual first input: an identifier named after its kind, shown in lists and always masked. */
export const identifierField = (kind: IdentifierKind, label: Text, headers: readonly string[]): InputField => ({
  source: kind,
  label,
  identifier: kind,
  list: true,
  mask: kind,
  headers,
})

/** The usual outcome: a choice that is shown in lists. */
export const outcomeField = (source: string, label: Text, choices: Record<string, Choice>): ResultField => ({
  source,
  label,
  kind: 'choice',
  list: true,
  choices,
})

/** The date of birth, for sources that ask for it as a second proof of the holder. */
export const birthDateField: InputField = {
  source: 'dob',
  label: { en: 'Date of birth', hi: 'जन्म तिथि' },
  kind: 'date',
  check: 'birthDate',
  hint: { en: 'As on the document.', hi: 'जैसी दस्तावेज़ पर है।' },
  headers: ['birth date', 'date of birth', 'birthday', 'जन्म तिथि', 'जन्मतिथि'],
}

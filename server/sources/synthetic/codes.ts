import {
  checkIdentifier,
  type IdentifierKind,
  identifierFacts,
  SANDBOX_DIGITS,
} from '../../../contracts/identifiers/index.ts'
import { lastDigits } from '../../../contracts/identifiers/kind.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'

/** The outcomes that a sandbox value can ask for (product.md, "Local validation and sandbox codes"). */
export const sandboxCodes = {
  success: '000',
  slow: '202',
  balance: '402',
  notFound: '404',
  mismatch: '409',
  down: '503',
} as const

/**
 * The three digits that select the sandbox's behaviour: of the subject, or if that is a name, of the first identifier beside it, such as
 * the PIN code of an address. '' if there are none, or if no source is asked.
 */
export function sandboxCode(product: ProductId, query: Record<string, unknown>): string {
  const { inputFields, sandbox } = productOf(product)
  if (!sandbox) return ''
  const subject = subjectFieldOf(productOf(product), query)
  const beside = inputFields.filter(({ identifier, source }) => identifier && source !== subject.source)
  for (const { source, identifier } of [subject, ...beside]) {
    const value = query[source]
    const code = typeof value === 'string' ? codeIn(identifier, value) : ''
    if (code !== '') return code
  }
  return ''
}

/** The same subject with another code, and with the check character that belongs to it. */
export function withSandboxCode<Query extends Record<string, unknown>>(
  product: ProductId,
  query: Query,
  code: string,
): Query {
  const { subject } = productOf(product).keys
  const kind = subjectKind(product)
  const value = String(query[subject])
  const start = placeIn(kind, value)
  const coded = value.slice(0, start) + code + value.slice(start + SANDBOX_DIGITS)
  return { ...query, [subject]: kind ? withCheckCharacter(kind, coded) : coded }
}

const checkCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** A wrong check digit may be a warning only (EPIC). */
const isClean = (kind: IdentifierKind, value: string) => {
  const checked = checkIdentifier(kind, value)
  return checked.ok && checked.warning === undefined
}

function withCheckCharacter(kind: IdentifierKind, value: string): string {
  if (isClean(kind, value)) return value
  const body = value.slice(0, -1)
  const last = checkCharacters.find(char => isClean(kind, body + char))
  return last === undefined ? value : body + last
}

function subjectKind(product: ProductId): IdentifierKind | undefined {
  const { keys, inputFields } = productOf(product)
  return inputFields.find(field => field.source === keys.subject)?.identifier
}

/** The code in a single value; `kind` determines its position. '' if there are no three digits. */
export function codeIn(kind: IdentifierKind | undefined, value: string): string {
  const start = placeIn(kind, value)
  const code = value.slice(start, start + SANDBOX_DIGITS)
  return /^\d{3}$/.test(code) ? code : ''
}

const placeIn = (kind: IdentifierKind | undefined, value: string): number =>
  kind ? identifierFacts(kind).sandboxPlace(value) : lastDigits(value)

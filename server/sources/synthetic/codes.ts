import { checkIdentifier, type IdentifierKind } from '../../../contracts/identifiers.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'

/** The outcomes that a sandbox value can ask for (product.md, "Local validation and sandbox codes"). */
export const sandboxCodes = {
  success: '000',
  slow: '202',
  balance: '402',
  notFound: '404',
  mismatch: '409',
  down: '503',
} as const

/** The position of the three digits, as close to the check digit as each format allows; by default the last three digits. */
const places: Partial<Record<IdentifierKind, [number, number]>> = { gstin: [8, 11], aadhaar: [8, 11], epic: [4, 7] }

/** The three digits of the subject that select the sandbox's behaviour; '' if it has none, or if no source is asked. */
export function sandboxCode(product: ProductId, query: Record<string, unknown>): string {
  const { keys, sandbox } = productOf(product)
  if (!sandbox) return ''
  const subject = query[keys.subject]
  return typeof subject === 'string' ? codeIn(subjectKind(product), subject) : ''
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
  const start = (kind && places[kind]?.[0]) ?? value.search(/\d{3}\D*$/)
  const coded = value.slice(0, start) + code + value.slice(start + code.length)
  return { ...query, [subject]: kind ? withCheckCharacter(kind, coded) : coded }
}

const checkCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function withCheckCharacter(kind: IdentifierKind, value: string): string {
  if (checkIdentifier(kind, value).ok) return value
  const body = value.slice(0, -1)
  return body + checkCharacters.find(last => checkIdentifier(kind, body + last).ok)
}

function subjectKind(product: ProductId): IdentifierKind | undefined {
  const { keys, inputFields } = productOf(product)
  return inputFields.find(field => field.source === keys.subject)?.identifier
}

/** The code in a single value; `kind` determines its position. */
export function codeIn(kind: IdentifierKind | undefined, value: string): string {
  const place = kind && places[kind]
  return place ? value.slice(...place) : (/(\d{3})\D*$/.exec(value)?.[1] ?? '')
}

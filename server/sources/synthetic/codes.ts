import type { IdentifierKind } from '../../../contracts/identifiers.ts'
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

/** The three digits of the subject that select the sandbox's behaviour; '' if it has none. */
export function sandboxCode(product: ProductId, query: Record<string, unknown>): string {
  const { keys, inputFields } = productOf(product)
  const subject = query[keys.subject]
  if (typeof subject !== 'string') return ''
  const kind = inputFields.find(field => field.source === keys.subject)?.identifier
  return codeIn(kind, subject)
}

/** The code in a single value; `kind` determines its position. */
export function codeIn(kind: IdentifierKind | undefined, value: string): string {
  const place = kind && places[kind]
  return place ? value.slice(...place) : (/(\d{3})\D*$/.exec(value)?.[1] ?? '')
}

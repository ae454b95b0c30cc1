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

/** Where the three digits stand, as close before the check digit as each number allows; elsewhere they are its last three digits. */
const places: Partial<Record<IdentifierKind, [number, number]>> = { gstin: [8, 11], aadhaar: [8, 11], epic: [4, 7] }

/** The three digits of the subject that choose what the sandbox does; '' where it has none. */
export function sandboxCode(product: ProductId, query: Record<string, unknown>): string {
  const { keys, inputFields } = productOf(product)
  const subject = query[keys.subject]
  if (typeof subject !== 'string') return ''
  const kind = inputFields.find(field => field.source === keys.subject)?.identifier
  return codeIn(kind, subject)
}

/** The same of a value by itself; `kind` says where the digits stand. */
export function codeIn(kind: IdentifierKind | undefined, value: string): string {
  const place = kind && places[kind]
  return place ? value.slice(...place) : (/(\d{3})\D*$/.exec(value)?.[1] ?? '')
}

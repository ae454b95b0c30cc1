import { type ProductId, productOf } from '../../../contracts/products/index.ts'

/** The name of the difference between a record and none. */
export const FOUND = 'found'

/** Null: no such record. */
export type Result = Record<string, unknown> | null

export type FieldVerdict = 'agree' | 'differ' | 'onlyFirst' | 'onlySecond'

/** Of two answers to one question: whether both have a record, and of two records each field that at least one of them knows. */
export function compareFields(product: ProductId, first: Result, second: Result): [string, FieldVerdict][] {
  if (!first || !second) return [[FOUND, first === second ? 'agree' : first ? 'onlyFirst' : 'onlySecond']]
  const fields = productOf(product).resultFields.flatMap(({ source }): [string, FieldVerdict][] => {
    const one = first[source] ?? null
    const other = second[source] ?? null
    if (one === null && other === null) return []
    if (other === null) return [[source, 'onlyFirst']]
    if (one === null) return [[source, 'onlySecond']]
    return [[source, isSame(one, other) ? 'agree' : 'differ']]
  })
  return [[FOUND, 'agree'], ...fields]
}

/** Capitals and spaces make no difference: "ASHA RAO" and "Asha  Rao" are one name. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return plain(one) === plain(other)
  return JSON.stringify(one) === JSON.stringify(other)
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

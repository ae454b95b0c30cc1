import type { InputField, Product } from './define.ts'

/** The input that identifies the subject of a check: of a product with two, the one that is given. */
export function subjectFieldOf(product: Product, input: Record<string, unknown>): InputField {
  const { keys, inputFields } = product
  const source = keys.orSubject && isEmpty(input[keys.subject]) ? keys.orSubject : keys.subject
  const field = inputFields.find(one => one.source === source)
  if (!field) throw new TypeError(`${product.id} declares no input ${source}.`)
  return field
}

/** Its value; undefined if it is not given. */
export const subjectOf = (product: Product, input: Record<string, unknown>): unknown =>
  input[subjectFieldOf(product, input).source]

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

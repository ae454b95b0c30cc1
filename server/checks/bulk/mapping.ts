import type { InputField, Product } from '../../../contracts/products/index.ts'

/** The column (from 0) of each of a product's input fields, in their order. */
export type Mapping = { source: string; column: number | null }[]

/** Headers are compared in lower case, by letters and digits only. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const namesOf = ({ source, label, headers = [] }: InputField) => [source, label.en, label.hi, ...headers].map(plain)

/** Matches fields to columns by header; the customer's `own` names take precedence over ours, and the first match wins. */
export function guessMapping(
  { inputFields }: Product,
  headers: readonly string[],
  own: readonly { source: string; header: string }[] = [],
): Mapping {
  const found = headers.map(plain)
  const taken = new Map<string, number>()
  const take = (source: string, names: readonly string[]) => {
    const column = found.findIndex((header, at) => names.includes(header) && ![...taken.values()].includes(at))
    if (column >= 0) taken.set(source, column)
  }
  for (const { source, header } of own) if (!taken.has(source)) take(source, [plain(header)])
  for (const field of inputFields) if (!taken.has(field.source)) take(field.source, namesOf(field))
  return inputFields.map(({ source }) => ({ source, column: taken.get(source) ?? null }))
}

/** Required fields without a column; while there are any, no row can be checked. */
export const unmapped = ({ inputFields }: Product, mapping: Mapping): InputField[] =>
  inputFields.filter(field => !field.optional && columnOf(mapping, field.source) === null)

export const columnOf = (mapping: Mapping, source: string): number | null =>
  mapping.find(one => one.source === source)?.column ?? null

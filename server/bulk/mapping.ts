import type { InputField, Product } from '../../contracts/products/index.ts'

/** For each input field of a product, in its order, the column (from 0) that holds it. */
export type Mapping = { source: string; column: number | null }[]

/** Headers are compared in lower case, letters and digits only. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const namesOf = ({ source, label, headers = [] }: InputField) => [source, label.en, label.hi, ...headers].map(plain)

/** Finds each field's column by its header; of two that fit, the first. */
export function mappingFor({ inputFields }: Product, headers: readonly string[]): Mapping {
  const found = headers.map(plain)
  return inputFields.map(field => {
    const names = namesOf(field)
    const column = found.findIndex(header => names.includes(header))
    return { source: field.source, column: column < 0 ? null : column }
  })
}

/** The required fields that no column holds: without them no row can be checked. */
export const unmapped = ({ inputFields }: Product, mapping: Mapping): InputField[] =>
  inputFields.filter(field => !field.optional && columnOf(mapping, field.source) === null)

export const columnOf = (mapping: Mapping, source: string): number | null =>
  mapping.find(one => one.source === source)?.column ?? null

import { productOf } from '../../contracts/products/index.ts'
import type { Fact } from '../engines/inquiries/graph.ts'

/** The words of a status, as its product has them; null for what is no code. */
export function wordsOf({ name, value, source }: Pick<Fact, 'name' | 'value' | 'source'>) {
  if (name !== 'status') return null
  const field = productOf(source.product).resultFields.find(one => one.source === 'status')
  return field?.choices?.[value]?.label ?? null
}

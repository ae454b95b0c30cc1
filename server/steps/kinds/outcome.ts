import type { FactValue } from '../../../contracts/cases/condition.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'

type Result = Record<string, unknown>

const outcomeByTone = {
  success: 'passed',
  warning: 'review',
  danger: 'mismatch',
  info: 'review',
  neutral: 'review',
} as const

/**
 * The outcome of a check in the words of a case. A product says with a tone which of its outcomes are good: one without a tone is no proof, and has to be
 * looked at. A product that finds and does not judge has no such list: what it found is there.
 */
export function outcomeOfResult(product: ProductId, result: Result): 'passed' | 'review' | 'mismatch' {
  const { keys, resultFields } = productOf(product)
  const field = resultFields.find(({ source }) => source === keys.outcome)
  if (!field?.choices) return 'passed'
  return outcomeByTone[field.choices[String(result[keys.outcome])]?.tone ?? 'neutral']
}

/** What a case knows of a result: its plain values. Tables stay with the check. */
export const factsOfResult = (product: ProductId, result: Result): Record<string, FactValue> =>
  Object.fromEntries(
    productOf(product)
      .resultFields.filter(({ kind }) => kind !== 'table' && kind !== 'picture')
      .map(({ source }) => [source, result[source]] as const)
      .filter((entry): entry is [string, FactValue] => isPlain(entry[1])),
  )

const isPlain = (value: unknown): value is FactValue => ['string', 'number', 'boolean'].includes(typeof value)

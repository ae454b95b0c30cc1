import type { IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { InputOf, ProductId, ResultOf } from '../../contracts/products/index.ts'
import { completeResult, openInput, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import type { Vault } from '../platform/vault.ts'
import type { Ask } from './ask.ts'
import { compose } from './compose.ts'
import { questionKey } from './gathered.ts'

/** A question of a report that an earlier check of the account has answered. */
export interface Reused {
  question: string
  product: ProductId
  check: VerificationRow
}

/** What a report would ask and need not, because one of these checks has answered it. What such an answer leads to is looked for as well. */
export function reusedIn(
  vault: Vault,
  { id, subjects, at }: { id: string; subjects: IntelligenceSubjects; at: Date },
  earlier: readonly VerificationRow[],
): Reused[] {
  const known = new Map(earlier.map(check => [sameAs(check.product, openInput(vault, check)), check]))
  const found = new Map<string, Reused>()
  const ask: Ask = <Id extends ProductId>(_: Parameters<Ask>[0], product: Id, input: InputOf<Id>) => {
    const check = known.get(sameAs(product, input))
    if (!check) return null
    const question = questionKey(vault, id, product, input)
    found.set(question, { question, product, check })
    const result = openResult(vault, check)
    return result ? (completeResult(product, result) as ResultOf<Id>) : null
  }
  compose(subjects, ask, at)
  return [...found.values()]
}

/** The same question, in whatever order its fields stand and whether or not empty ones are stated. */
const sameAs = (product: string, input: object): string =>
  JSON.stringify([
    product,
    ...Object.entries(input)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ])

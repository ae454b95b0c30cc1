import type { IntelligenceCheck } from '../../contracts/intelligence/intelligence.ts'
import type { InputOf, ProductId, ResultOf } from '../../contracts/products/index.ts'

/** Where a check belongs in the report. */
export type At = Pick<IntelligenceCheck, 'part' | 'entry'>

/** Gives the answer of a check; null while there is none, and for a check that found nothing or whose source was down. */
export type Ask = <Id extends ProductId>(at: At, product: Id, input: InputOf<Id>) => ResultOf<Id> | null

/** How many of the things that an answer names are followed, so that the price of a report has a limit that can be said before. */
export const followed = { gstins: 3, companies: 3, directors: 3, matches: 2, vehicles: 3, years: 2 } as const

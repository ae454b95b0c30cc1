import type { ListInSearch } from '../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'

type Conclusion = Pick<ResultOf<'aml-screen'>, 'outcome' | 'risk'>

/** A list of made-up entries clears nobody: the headline says so, whatever else was searched beside it. */
export const onSamples = (lists: readonly Pick<ListInSearch, 'origin'>[], concluded: Conclusion): Conclusion =>
  concluded.outcome === 'clear' && lists.some(({ origin }) => origin === 'sample')
    ? { ...concluded, outcome: 'clear_on_samples' }
    : concluded

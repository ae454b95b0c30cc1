import type { z } from 'zod'
import type { InputOf, ProductId, ResultOf } from '../../../contracts/products/index.ts'
import type { RemoteMapping } from '../remote/mapping.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'

/** What a product needs on the server, in one file: what its source says, and what that means for what was asked. */
export interface Runner<Id extends ProductId, Known extends z.ZodObject = z.ZodObject> {
  /** What every source's reply becomes. A reply that does not is no answer. */
  record: Known
  /** The sandbox's record for this input: plausible, and always the same. */
  sandbox(input: InputOf<Id>, synthetic: Synthetic): z.input<Known>
  /** Where the real source stands and what it calls things; `SOURCE_MAPPING` replaces it. */
  remote: RemoteMapping
  /** Pure. */
  result(input: InputOf<Id>, record: z.output<Known>): ResultOf<Id>
}

export const defineRunner = <Id extends ProductId, Known extends z.ZodObject>(
  _product: Id,
  runner: Runner<Id, Known>,
): Runner<Id, Known> => runner

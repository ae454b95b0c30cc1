import type { z } from 'zod'
import type { InputOf, ProductId, ResultOf } from '../../../contracts/products/index.ts'
import type { RemoteMapping } from '../remote/mapping.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'

/** The server's part of a product: the format of its source and the meaning of a record. */
export interface Runner<Id extends ProductId, Known extends z.ZodObject = z.ZodObject> {
  /** The normalised record. A reply that does not match it is no answer. */
  record: Known
  /** The sandbox's record for this input: plausible and always the same. */
  sandbox(input: InputOf<Id>, synthetic: Synthetic): z.input<Known>
  /** A plausible input, for demonstration data. `random` returns numbers from 0 to below 1. */
  sample(random: () => number): InputOf<Id>
  /** The default mapping of the real source; `SOURCE_MAPPING` replaces it. */
  remote: RemoteMapping
  /** Derives the result from the record. A pure function. */
  result(input: InputOf<Id>, record: z.output<Known>): ResultOf<Id>
}

export const defineRunner = <Id extends ProductId, Known extends z.ZodObject>(
  _product: Id,
  runner: Runner<Id, Known>,
): Runner<Id, Known> => runner

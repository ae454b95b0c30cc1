import type { z } from 'zod'
import type { InputOf, ProductId, ResultOf } from '../../../contracts/products/index.ts'
import type { RemoteMapping } from '../remote/mapping.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'

interface Base<Id extends ProductId, Known extends z.ZodObject> {
  /** The normalised record. A reply that does not match it is no answer. */
  record: Known
  /** A plausible input, for demonstration data. `random` returns numbers from 0 to below 1. */
  sample(random: () => number): InputOf<Id>
  /** Derives the result from the record. A pure function. */
  result(input: InputOf<Id>, record: z.output<Known>): ResultOf<Id>
}

/** Asks an outside source, and in the sandbox its twin. */
export interface SourceRunner<Id extends ProductId, Known extends z.ZodObject = z.ZodObject> extends Base<Id, Known> {
  /** The sandbox's record for this input: plausible and always the same. */
  sandbox(input: InputOf<Id>, synthetic: Synthetic): z.input<Known>
  /** The default mapping of the real source; `SOURCE_MAPPING` replaces it. */
  remote: RemoteMapping
}

/**
 * Answers without an outside source, live and in test mode alike. `answer` returns null for "not found"; it is absent if a module of
 * the server answers (`createSources`).
 */
export interface OwnRunner<Id extends ProductId, Known extends z.ZodObject = z.ZodObject> extends Base<Id, Known> {
  answer?(input: InputOf<Id>): Promise<z.input<Known> | null> | z.input<Known> | null
  /**
   * Without `answer`: what a test key gets for the product's example, for the documentation, which must not depend on what a database holds; null
   * if the check waits for a person.
   */
  example?: ResultOf<Id> | null
}

/** The server's part of a product: the format of its source and the meaning of a record. */
export type Runner<Id extends ProductId, Known extends z.ZodObject = z.ZodObject> =
  | SourceRunner<Id, Known>
  | OwnRunner<Id, Known>

export const defineRunner = <Id extends ProductId, Known extends z.ZodObject>(
  _product: Id,
  runner: SourceRunner<Id, Known>,
): SourceRunner<Id, Known> => runner

export const defineOwnRunner = <Id extends ProductId, Known extends z.ZodObject>(
  _product: Id,
  runner: OwnRunner<Id, Known>,
): OwnRunner<Id, Known> => runner

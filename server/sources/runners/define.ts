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

/** A product whose result is the record. */
interface Answered<Id extends ProductId, Known extends z.ZodObject> {
  id: Id
  result: Known
}

/** How replies usually tell whether there is a record. */
const usualOutcome = { at: 'outcome', found: ['found'], notFound: ['not_found'] }

type Source<Id extends ProductId, Known extends z.ZodObject> = Omit<SourceRunner<Id, Known>, 'remote'> & {
  remote: Omit<RemoteMapping, 'outcome'> & Partial<RemoteMapping>
}
type Derived = 'record' | 'result'

const derived = (product: ProductId | Answered<ProductId, z.ZodObject>) =>
  typeof product === 'string' ? {} : { record: product.result, result: (_input: unknown, record: unknown) => record }

/** The runner of a product by its id; of the product itself, if its result is the record. */
export function defineRunner<Id extends ProductId, Known extends z.ZodObject>(
  product: Id,
  runner: Source<Id, Known>,
): SourceRunner<Id, Known>
export function defineRunner<Id extends ProductId, Known extends z.ZodObject>(
  product: Answered<Id, Known>,
  runner: Omit<Source<Id, Known>, Derived>,
): SourceRunner<Id, Known>
export function defineRunner(product: ProductId | Answered<ProductId, z.ZodObject>, runner: object) {
  const { remote } = runner as Source<ProductId, z.ZodObject>
  return { ...derived(product), ...runner, remote: { outcome: usualOutcome, ...remote } }
}

export function defineOwnRunner<Id extends ProductId, Known extends z.ZodObject>(
  product: Id,
  runner: OwnRunner<Id, Known>,
): OwnRunner<Id, Known>
export function defineOwnRunner<Id extends ProductId, Known extends z.ZodObject>(
  product: Answered<Id, Known>,
  runner: Omit<OwnRunner<Id, Known>, Derived>,
): OwnRunner<Id, Known>
export function defineOwnRunner(product: ProductId | Answered<ProductId, z.ZodObject>, runner: object) {
  return { ...derived(product), ...runner }
}

import { limits } from '../../../contracts/platform/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { textOf } from './masking.ts'
import { presentVerification, type Verification } from './present.ts'
import { openInput, subjectValues } from './values.ts'

interface CheckInput {
  product: ProductId
  /** As parsed by the contract. */
  input: Record<string, unknown>
}

/** Of one subject, with different other details. */
const MAX_COMPARED = 50

/**
 * Finds the account's latest live answer for the same input, by screen, file or key. The subject is found by its keyed index; the other
 * details are compared after opening.
 */
export async function findEarlierAnswer(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { product, input }: CheckInput,
): Promise<Verification | null> {
  const rows = await db
    .selectFrom('verifications')
    .selectAll()
    .where('user_id', '=', scope.actor.userId)
    .where('subject_index', '=', subjectValues(vault, product, input).subject_index)
    .where('product', '=', product)
    .where('mode', '=', 'live')
    .where('status', 'in', ['completed', 'not_found'])
    .where('created_at', '>', new Date(Date.now() - limits.earlierAnswerMs).toISOString())
    .orderBy('id', 'desc')
    .limit(MAX_COMPARED)
    .execute()
  const same = rows.find(row => isSameInput(product, openInput(vault, row), input))
  return same ? presentVerification(vault, product, same) : null
}

/** Throws `conflict` if there is such an answer. */
export async function refuseIfAnswered(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  check: CheckInput,
): Promise<void> {
  if (await findEarlierAnswer(ctx, scope, check))
    throw new Problem('conflict', translate(scope.locale, 'verification.answered'))
}

/** A field that was left empty may be missing or null. */
const isSameInput = (product: ProductId, one: Record<string, unknown>, other: Record<string, unknown>) =>
  productOf(product).inputFields.every(({ source }) => textOf(one[source] ?? null) === textOf(other[source] ?? null))

import { limits } from '../../../contracts/platform/limits.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { type Seen, seenLocations, seesChecks } from '../../platform/access/locations.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findKept } from './keptAnswer.ts'
import { presentVerification, type Verification } from './present.ts'
import { isSameInput, openInput, subjectValues, type VerificationRow } from './values.ts'

interface CheckInput {
  product: ProductId
  /** As parsed by the contract. */
  input: Record<string, unknown>
}

type Shared = Pick<Context, 'db' | 'vault' | 'reuse'>

/** Of one subject, with different other details. */
const MAX_COMPARED = 50

/**
 * Finds the account's latest live answer for the same input, by screen, file or key, and whether a check would have one again, free. The subject is found by
 * its keyed index; the other details are compared after opening.
 */
export async function findEarlierAnswer(
  ctx: Shared,
  { actor }: Scope<CustomerActor>,
  { purpose, ...check }: CheckInput & { purpose?: string | null | undefined },
): Promise<{ earlier: Verification | null; reusableFrom: string | null }> {
  const { product } = check
  const seen = await seenLocations(ctx.db, actor)
  const kept = purpose ? await findKept(ctx, { userId: actor.userId, seen }, { ...check, purpose }) : null
  const shown = kept ? await keptRow(ctx, kept.id) : await findLatest(ctx, actor.userId, seen, check)
  return {
    earlier: shown ? presentVerification(ctx.vault, product, shown) : null,
    reusableFrom: kept?.outcome.fetchedAt ?? null,
  }
}

const keptRow = ({ db }: Shared, id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst()

async function findLatest(
  { db, vault }: Shared,
  userId: string,
  seen: Seen,
  { product, input }: CheckInput,
): Promise<VerificationRow | undefined> {
  const rows = await db
    .selectFrom('verifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('subject_index', '=', subjectValues(vault, product, input).subject_index)
    .where('product', '=', product)
    .where('mode', '=', 'live')
    .where('status', 'in', ['completed', 'not_found'])
    // What was answered from an earlier check is as old as that.
    .where('reused_from', 'is', null)
    .where('created_at', '>', new Date(Date.now() - limits.earlierAnswerMs).toISOString())
    .where(seesChecks(seen))
    .orderBy('id', 'desc')
    .limit(MAX_COMPARED)
    .execute()
  return rows.find(row => isSameInput(product, openInput(vault, row), input))
}

/** Throws `conflict` if there is such an answer. */
export async function refuseIfAnswered(ctx: Shared, scope: Scope<CustomerActor>, check: CheckInput): Promise<void> {
  const seen = await seenLocations(ctx.db, scope.actor)
  if (await findLatest(ctx, scope.actor.userId, seen, check))
    throw new Problem('conflict', translate(scope.locale, 'verification.answered'))
}

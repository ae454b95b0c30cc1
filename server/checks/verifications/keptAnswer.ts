import { sql } from 'kysely'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { type Seen, seenLocations, seesChecks } from '../../platform/access/locations.ts'
import type { Context } from '../../platform/context.ts'
import type { CustomerActor, KeyActor } from '../../platform/identity/actors.ts'
import type { VerificationOutcome } from '../../sources/askSource.ts'
import { isSameInput, openInput, openResult, subjectValues, type VerificationRow } from './values.ts'

/** What answers a check in place of its source. */
export interface KeptAnswer {
  id: string
  outcome: Extract<VerificationOutcome, { status: 'completed' | 'not_found' }>
}

interface Wanted {
  product: ProductId
  /** As parsed by the contract. */
  input: Record<string, unknown>
  /** Whoever agreed to one purpose has not agreed to another. */
  purpose: string
}

type Shared = Pick<Context, 'db' | 'vault' | 'reuse'>

/** Of one subject, with different other details. */
const MAX_COMPARED = 50

/**
 * The account's newest live answer to the same question for the same purpose, if the account reuses answers of the product for longer than it is old; null
 * otherwise. An answer is not reused that was itself reused, erased or incomplete, that its source gave while it failed at times or an incident was
 * reported, or that belongs to a case which the actor does not see.
 */
export async function findKeptAnswer(
  ctx: Shared,
  { actor }: { actor: Pick<CustomerActor, 'userId' | 'subUserId'> | KeyActor },
  wanted: Wanted,
): Promise<KeptAnswer | null> {
  if ((await hoursFor(ctx, actor.userId, wanted.product)) === null) return null
  return findKept(ctx, { userId: actor.userId, seen: await seenLocations(ctx.db, actor) }, wanted)
}

const hoursFor = async ({ db, reuse }: Shared, userId: string, product: ProductId) =>
  productOf(product).reusable ? reuse.hoursOf(db, userId, product) : null

/** The same for whoever has read already which locations the account's member sees. */
export async function findKept(
  ctx: Shared,
  { userId, seen }: { userId: string; seen: Seen },
  { product, input, purpose }: Wanted,
): Promise<KeptAnswer | null> {
  const hours = await hoursFor(ctx, userId, product)
  if (hours === null) return null
  const rows = await reusable(ctx, userId, seen, product)
    .where('subject_index', '=', subjectValues(ctx.vault, product, input).subject_index)
    .where('purpose', '=', purpose)
    .where('fetched_at', '>', new Date(Date.now() - hours * 3_600_000).toISOString())
    .orderBy('id', 'desc')
    .limit(MAX_COMPARED)
    .execute()
  const same = rows.find(row => isSameInput(product, openInput(ctx.vault, row), input))
  return same ? answerOf(ctx, product, same) : null
}

/** The answer of which a check was begun that was interrupted; null if it cannot be had any more. */
export async function keptAnswerOf(ctx: Shared, { user_id, product, reused_from }: VerificationRow) {
  const row = await reusable(ctx, user_id, null, product as ProductId)
    .where('verifications.id', '=', reused_from)
    .executeTakeFirst()
  return row ? answerOf(ctx, product as ProductId, row) : null
}

const reusable = ({ db }: Shared, userId: string, seen: Seen, product: ProductId) =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('mode', '=', 'live')
    .where('reusable', '=', true)
    .where('reused_from', 'is', null)
    .where('status', 'in', ['completed', 'not_found'])
    .where(seesChecks(seen))
    .where(
      sql<boolean>`not exists (
        select from case_checks join cases on cases.id = case_checks.case_id
        where case_checks.verification_id = verifications.id and cases.erased_at is not null)`,
    )
    .where(
      sql<boolean>`not exists (
        select from incidents
        where withdrawn_at is null and impact <> 'none' and ${productOf(product).group} = any(components)
          and starts_at <= verifications.fetched_at
          and coalesce(resolved_at, ends_at, 'infinity') >= verifications.fetched_at)`,
    )

/** An answer from before a change of the product may lack what it has now: that one is not reused. */
function answerOf({ vault }: Shared, product: ProductId, row: VerificationRow): KeptAnswer | null {
  const { id, source, fetched_at: fetchedAt } = row
  if (source === null || fetchedAt === null) return null
  const provenance = { source, fetchedAt, tries: 0, askedMs: 0, reused: true as const }
  if (row.status === 'not_found') return { id, outcome: { status: 'not_found', ...provenance } }
  const opened = openResult(vault, row)
  const parsed = opened && productOf(product).result.safeParse(opened)
  return parsed?.success ? { id, outcome: { status: 'completed', result: parsed.data, ...provenance } } : null
}

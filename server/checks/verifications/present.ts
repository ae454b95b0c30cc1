import type { z } from 'zod'
import type { Purpose, VerificationStatus, WalletKind } from '../../../contracts/platform/codes.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { verificationResource } from '../../../contracts/resources/verification.ts'
import { seenLocations, seesChecks } from '../../platform/access/locations.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { TimelineEvent } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'
import type { ShownIn } from './masking.ts'
import {
  chargedPaise,
  completeResult,
  maskInput,
  maskResult,
  openInput,
  openRequester,
  openResult,
  reusedFromOf,
  type VerificationRow,
} from './values.ts'

export type Verification = z.input<ReturnType<typeof verificationResource>['record']> & {
  timeline: TimelineEvent[]
  queuePlace: number | null
}

interface Shown {
  queuePlace?: number | null
  /** The page of the check if absent. */
  shownIn?: ShownIn
}

/** Maps a row to the contract's record, masked and with its timeline and its place in the queue of files (`placeOf`); the list's schema drops what it does not name. */
export function presentVerification(
  vault: Vault,
  product: ProductId,
  row: VerificationRow,
  { queuePlace = null, shownIn = 'page' }: Shown = {},
): Verification {
  const result = openResult(vault, row)
  return {
    id: row.id,
    product,
    status: row.status as VerificationStatus,
    outcome: row.outcome,
    subject: row.subject_masked,
    input: maskInput(product, openInput(vault, row), shownIn),
    result: result && maskResult(product, completeResult(product, result), shownIn),
    reference: row.reference,
    purpose: row.purpose as Purpose,
    charge: {
      paise: chargedPaise(row),
      wallet: row.wallet as WalletKind,
      balanceAfterPaise: row.balance_after_paise,
      transferId: row.transfer_id,
    },
    requestedBy: openRequester(vault, row),
    channel: row.channel as 'console' | 'api' | 'bulk',
    mode: row.mode as 'live' | 'test',
    jobId: row.job_id,
    source: row.source,
    reusedFrom: reusedFromOf(row),
    fetchedAt: row.fetched_at,
    error: row.error,
    durationMs: row.duration_ms,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    dueAt: row.due_at,
    timeline: row.timeline,
    queuePlace,
  }
}

/** Reads a verification of the actor's account. Throws `not_found`, also for another account's and for one of a case that the actor does not see. */
export async function ownVerification(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<VerificationRow & { product: ProductId }> {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where(seesChecks(await seenLocations(db, actor)))
    .executeTakeFirst()
  if (!row) throw notFound('verification')
  return row as VerificationRow & { product: ProductId }
}

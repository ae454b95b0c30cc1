import type { Purpose } from '../../../contracts/platform/codes.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { InputOf, ProductId } from '../../../contracts/products/index.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { askSource } from '../../sources/askSource.ts'
import { findKeptAnswer } from '../verifications/keptAnswer.ts'
import { outcomeValues } from '../verifications/outcome.ts'
import { type VerificationRow, verificationRow } from '../verifications/values.ts'
import { type BulkJob, openJobRequester } from './bulkJob.ts'
import { checkRow, type RowLayout } from './checkRow.ts'
import type { FileRow } from './uploadedFile.ts'

export interface VerifiedRow {
  row: number
  verification: VerificationRow
}

/**
 * Verifies one row and returns the finished verification without storing it, also when the source does not answer. Returns
 * undefined when a newer release rejects the row: it is skipped free of charge instead of blocking its chunk.
 */
export async function verifyRow(
  ctx: Context,
  job: BulkJob,
  layout: RowLayout,
  { row, cells, reference }: FileRow & { reference: string | null },
): Promise<VerifiedRow | undefined> {
  const product = job.product as ProductId
  const checked = checkRow(layout, cells, 'en')
  if ('problems' in checked) return undefined
  const input = checked.input as InputOf<ProductId>
  const startedAt = new Date()
  const purpose = job.purpose as Purpose
  // A repeated file is run to learn what has changed.
  const kept =
    job.schedule_id === null ? await findKeptAnswer(ctx, { actor: memberOf(job) }, { product, input, purpose }) : null
  const reservedPaise = kept ? 0 : job.unit_price_paise
  const begun = verificationRow(ctx.vault, {
    id: newId('ver'),
    product,
    input,
    requester: { userId: job.user_id, subUserId: job.sub_user_id, keyId: null, name: openJobRequester(ctx.vault, job) },
    mode: 'live',
    channel: 'bulk',
    jobId: job.id,
    reference,
    purpose,
    consentedAt: new Date(job.consented_at as string),
    at: startedAt,
    reservedPaise,
    holdId: kept ? null : job.hold_id,
    reusedFrom: kept?.id ?? null,
  })
  const outcome = kept?.outcome ?? (await askSource(ctx, { product, input, userId: job.user_id, mode: 'live' }))
  const ended = outcomeValues({
    vault: ctx.vault,
    id: begun.id,
    product,
    outcome,
    timeline: begun.timeline,
    startedAt,
    at: new Date(),
    reservedPaise,
    locale: job.locale as Locale,
  })
  return { row, verification: { ...begun, ...ended } }
}

const memberOf = ({ user_id: userId, sub_user_id: subUserId }: BulkJob) => ({ userId, subUserId })

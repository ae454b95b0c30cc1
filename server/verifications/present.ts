import type { z } from 'zod'
import type { Purpose, VerificationStatus, WalletKind } from '../../contracts/codes.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'
import type { verificationResource } from '../../contracts/resources/verification.ts'
import type { Context } from '../context.ts'
import { maskRecord } from './masking.ts'
import type { VerificationRow } from './values.ts'

export type VerificationDetail = z.input<NonNullable<ReturnType<typeof verificationResource>['detail']>>

/** A row as the contract's record, timeline included; what a list's record does not name is left out on the way. */
export function presentVerification(
  ctx: Pick<Context, 'vault'>,
  product: ProductId,
  row: VerificationRow,
  { masked }: { masked: boolean },
) {
  const input = masked ? row.input_masked : (JSON.parse(ctx.vault.open(row.input_sealed)) as Record<string, unknown>)
  const result = row.result && masked ? maskRecord(productOf(product).resultFields, row.result) : row.result
  return {
    id: row.id,
    product,
    status: row.status as VerificationStatus,
    outcome: row.outcome,
    subject: row.subject_masked,
    input,
    result,
    reference: row.reference,
    purpose: row.purpose as Purpose,
    charge: {
      paise: row.charge_paise,
      wallet: row.wallet as WalletKind,
      balanceAfterPaise: row.balance_after_paise,
      transferId: row.transfer_id,
    },
    requestedBy: row.requested_by,
    channel: row.channel as 'console' | 'api' | 'bulk',
    mode: row.mode as 'live' | 'test',
    jobId: row.job_id,
    source: row.source,
    fetchedAt: row.fetched_at,
    error: row.error,
    durationMs: row.duration_ms,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    timeline: row.timeline,
  }
}

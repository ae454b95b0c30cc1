import { loggedReference } from '../../engines/scrub.ts'
import { emit } from '../../messaging/webhooks/emit.ts'
import type { Trx } from '../../platform/context.ts'
import type { VerificationRow } from './values.ts'

/** Tells the account's webhooks that a check has ended: with an answer (found or not found) or without one. */
export const emitVerificationEnded = (trx: Trx, row: VerificationRow) =>
  emit(trx, {
    userId: row.user_id,
    event: row.status === 'source_unavailable' ? 'verification.failed' : 'verification.completed',
    data: {
      verificationId: row.id,
      product: row.product,
      status: row.status,
      mode: row.mode,
      channel: row.channel,
      subject: row.subject_masked,
      reference: row.reference && loggedReference(row.reference),
      charge: { paise: row.charge_paise, wallet: row.wallet },
      finishedAt: row.finished_at,
    },
  })

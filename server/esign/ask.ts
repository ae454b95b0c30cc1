import { esignLimits } from '../../contracts/esign/limits.ts'
import { isActing } from '../../contracts/esign/states.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { createInvitation } from '../invitations/create.ts'
import type { Context, Trx } from '../platform/context.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { linkOf } from './link.ts'
import { type RecipientRow, readEnvelope } from './rows.ts'
import { recordEnvelopeEvent } from './trail.ts'

/** The queue of envelopes that everybody has acted on. */
export const SEAL_QUEUE = 'esign-seal'
export interface SealJob {
  envelopeId: string
}

type Asking = Pick<Context, 'vault' | 'config' | 'channels' | 'jobs'>

/** Those whose turn it is and who have not been asked; null if nobody is left. */
export function nextTurn(recipients: readonly Pick<RecipientRow, 'role' | 'state' | 'turn'>[]): number | null {
  const open = recipients.filter(({ role, state }) => isActing(role) && (state === 'waiting' || state === 'asked'))
  return open.length === 0 ? null : Math.min(...open.map(({ turn }) => turn))
}

/**
 * Asks those whose turn has come, in the transaction of what has let it come; once nobody is left, the document is sealed. The caller has locked the envelope.
 * True if nobody is left.
 */
export async function askNext(ctx: Asking, trx: Trx, envelopeId: string): Promise<boolean> {
  const envelope = await readEnvelope(ctx, trx, envelopeId)
  if (envelope?.row.state !== 'sent') return false
  const { row, draft, recipients } = envelope
  const turn = nextTurn(recipients)
  if (turn === null) {
    await trx
      .updateTable('envelopes')
      .set({ state: 'sealing', updated_at: new Date() })
      .where('id', '=', envelopeId)
      .execute()
    await ctx.jobs.sendIn(trx, SEAL_QUEUE, { envelopeId } satisfies SealJob)
    return true
  }
  const due = recipients.filter(one => one.state === 'waiting' && one.turn === turn && isActing(one.role))
  if (due.length === 0) return false
  const askedBy = await readCustomerName({ db: trx, vault: ctx.vault }, row.user_id)
  for (const recipient of due) {
    const { name, email, phone } = recipient
    const invitation = await createInvitation(ctx, trx, linkOf(recipient), {
      subject: envelopeId,
      userId: row.user_id,
      expiresAt: new Date(row.expires_at ?? 0),
      askedBy,
      about: row.title,
      note: draft.message,
      person: { name, email, phone },
      locale: recipient.locale as Locale,
      code: recipient.code,
      reminders:
        draft.reminderDays === 0 ? undefined : { everyHours: draft.reminderDays * 24, most: esignLimits.reminders },
    })
    await trx
      .updateTable('envelope_recipients')
      .set({ state: 'asked', invitation_id: invitation.id, asked_at: new Date() })
      .where('envelope_id', '=', envelopeId)
      .where('id', '=', recipient.id)
      .execute()
    await recordEnvelopeEvent(ctx, trx, { envelopeId, kind: 'asked', by: 'system', recipient: recipient.id })
  }
  return false
}

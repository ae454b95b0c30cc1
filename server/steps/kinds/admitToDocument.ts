import type { AskedStep } from '../../cases/runners.ts'
import { linkOf } from '../../esign/link.ts'
import { readEnvelope } from '../../esign/rows.ts'
import { admitByProof } from '../../invitations/admit.ts'
import type { Visitor } from '../../invitations/trail.ts'
import type { Context } from '../../platform/context.ts'
import { envelopeIdOf } from './sign.ts'

/**
 * A link of their own to the document of a step, for the person who was let in to the case. Null while the document is not theirs to sign: others come
 * first, or it has just ended.
 */
export async function admitToDocument(
  ctx: Context,
  visitor: Visitor,
  asked: AskedStep,
): Promise<{ token: string; pass: string } | null> {
  const id = envelopeIdOf(asked)
  const envelope = await readEnvelope(ctx, ctx.db, id)
  const made = await ctx.db
    .selectFrom('case_envelopes')
    .select('recipient')
    .where('envelope_id', '=', id)
    .executeTakeFirst()
  const recipient = envelope?.recipients.find(one => one.id === made?.recipient)
  if (!recipient || recipient.state !== 'asked' || recipient.invitation_id === null) return null
  const kind = linkOf(recipient)
  const invitationId = recipient.invitation_id
  return ctx.db.transaction().execute(async trx => {
    await kind.lockFirst?.(trx, id)
    return admitByProof(ctx, trx, visitor, kind, invitationId)
  })
}

import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { endInvitation } from './end.ts'
import { forgetInvitations } from './forget.ts'
import type { InvitationKinds } from './kind.ts'
import { remindDue } from './remind.ts'
import { tellAccount } from './tell.ts'
import { recordEvent } from './trail.ts'

const EVERY_MS = 60_000
const BATCH = 100

type Parts = Pick<Context, 'db' | 'vault' | 'config' | 'channels'>

/** Every minute: notes what has expired and what bounced, reminds, and forgets. Safe on several nodes. */
export const startInvitations = (ctx: Parts & Pick<Context, 'log'>, kinds: InvitationKinds) =>
  runPeriodically(EVERY_MS, 'invitations', ctx.log, async () => {
    await expireInvitations(ctx, kinds)
    await noteBounces(ctx, kinds)
    await remindDue(ctx, kinds)
    await forgetInvitations(ctx.db, [...kinds.values()])
  })

/** Ends what waits although its time is over. A link does not open from that moment on, whether or not this has run. */
export async function expireInvitations(ctx: Parts, kinds: InvitationKinds, now = new Date()): Promise<void> {
  const over = await ctx.db
    .selectFrom('invitations')
    .select(['id', 'kind', 'subject', 'user_id'])
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now.toISOString())
    .where('kind', 'in', [...kinds.keys()])
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  const failures: unknown[] = []
  for (const row of over) {
    const kind = kinds.get(row.kind)
    if (!kind) continue
    // One that fails does not keep the others from ending.
    const ended = ctx.db.transaction().execute(async trx => {
      await kind.lockFirst?.(trx, row.subject)
      await endInvitation(ctx, trx, kind, row, { state: 'expired' })
    })
    await ended.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

/** Notes each message that no provider has taken, once, and stops its reminders: the account may correct the address. */
export async function noteBounces(ctx: Parts, kinds: InvitationKinds): Promise<void> {
  const failed = await ctx.db
    .selectFrom('invitation_links as link')
    .innerJoin('deliveries', 'deliveries.id', 'link.message_id')
    .innerJoin('invitations', 'invitations.id', 'link.invitation_id')
    .select(['invitations.id', 'invitations.kind', 'invitations.subject', 'invitations.user_id', 'link.message_id'])
    .where('deliveries.status', '=', 'failed')
    .where('invitations.state', '=', 'waiting')
    .where('link.replaced_at', 'is', null)
    .where('invitations.kind', 'in', [...kinds.keys()])
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invitation_events as event')
            .select('event.id')
            .whereRef('event.message_id', '=', 'link.message_id')
            .where('event.kind', '=', 'bounced'),
        ),
      ),
    )
    .limit(BATCH)
    .execute()
  for (const { id, kind: name, subject, user_id: userId, message_id: messageId } of failed) {
    const kind = kinds.get(name)
    if (!kind) continue
    await ctx.db.transaction().execute(async trx => {
      // Another node may have noted it since.
      await trx.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute()
      const noted = await trx
        .selectFrom('invitation_events')
        .select('id')
        .where('invitation_id', '=', id)
        .where('kind', '=', 'bounced')
        .where('message_id', '=', messageId)
        .executeTakeFirst()
      if (noted) return
      await trx.updateTable('invitations').set({ remind_at: null }).where('id', '=', id).execute()
      await recordEvent(trx, { invitationId: id, kind: 'bounced', messageId })
      await tellAccount(trx, kind, { id, subject, userId }, 'bounced')
    })
  }
}

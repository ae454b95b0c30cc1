import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Trx } from '../platform/context.ts'
import type { InvitationKind } from './kind.ts'

interface About {
  id: string
  subject: string
  userId: string | null
}

type Told = 'sent' | 'opened' | 'answered' | 'declined' | 'expired' | 'bounced'

/** Tells the account that asks, by its webhooks. Nothing is said about who was asked. */
export async function tellAccount(trx: Trx, kind: InvitationKind, { id, subject, userId }: About, what: Told) {
  if (!kind.tells || userId === null) return
  await emitWebhookEvent(trx, {
    userId,
    event: `invitation.${what}`,
    data: { invitation: id, kind: kind.name, subject },
  })
}

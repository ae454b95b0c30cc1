import type { WorkEvent } from '../../../contracts/screening/work.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { addEvent, presentEvent } from '../decisions/events.ts'
import { ownScreening } from '../decisions/ownScreening.ts'

/** Adds a comment; the audit log says that somebody did, not the text. Throws `not_found`. */
export async function commentOn(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { id, text }: { id: string; text: string },
): Promise<WorkEvent> {
  await ownScreening(ctx, scope, id)
  return ctx.db.transaction().execute(async trx => {
    const event = { verification_id: id, kind: 'commented', words_sealed: text } as const
    const row = await addEvent(ctx.vault, trx, scope, event)
    await audit(trx, scope, { action: 'amlWork.commented', subject: id })
    return presentEvent(row, id)
  })
}

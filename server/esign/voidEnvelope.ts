import { audit } from '../platform/audit/audit.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { endEnvelope } from './end.ts'
import { withdrawLinks } from './link.ts'
import { type Envelope, ownEnvelope, type Sender } from './rows.ts'

/** Sealing takes seconds; whatever takes longer has failed again and again. */
const STUCK_MS = 60 * 60_000

const isStuck = ({ row }: Envelope) => row.state === 'sealing' && Date.parse(row.updated_at) < Date.now() - STUCK_MS

/** Voids an envelope that is out, or one that cannot be sealed. Throws `not_found`, and `conflict` for any other. */
export async function voidEnvelope(ctx: Context, scope: Sender, id: string, reason: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const envelope = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    if (envelope.row.state !== 'sent' && !isStuck(envelope))
      throw new Problem('conflict', translate(scope.locale, 'esign.notOut'))
    await withdrawLinks(ctx, trx, envelope.recipients, reason)
    await endEnvelope(ctx, trx, envelope, { state: 'voided', by: null, sender: scope, reason })
    await audit(trx, scope, { action: 'envelope.voided', subject: id, reason })
  })
}

import type { z } from 'zod'
import type { editEnvelope as editCall } from '../../contracts/calls/esign.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { ownEnvelope } from './rows.ts'

/** A builder says every few seconds that it is open; one that has been silent for so long is closed. */
const SILENT_MS = 30_000

/** Notes that somebody has a draft open, and says who else has. Throws `not_found`. */
export async function noteEditor(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
  editor: string,
): Promise<z.output<typeof editCall.reply>> {
  const { row } = await ownEnvelope(ctx, scope, id)
  const { userId, subUserId, name } = scope.actor
  const person = subUserId ?? userId
  const values = sealRow(ctx.vault, 'envelope_editors', {
    envelope_id: id,
    editor,
    person,
    name,
    seen_at: new Date(),
  })
  const since = new Date(Date.now() - SILENT_MS).toISOString()
  const others = await ctx.db.transaction().execute(async trx => {
    await trx.deleteFrom('envelope_editors').where('envelope_id', '=', id).where('seen_at', '<', since).execute()
    await trx
      .insertInto('envelope_editors')
      .values(values)
      .onConflict(same => same.columns(['envelope_id', 'editor']).doUpdateSet(values))
      .execute()
    return trx
      .selectFrom('envelope_editors')
      .selectAll()
      .where('envelope_id', '=', id)
      .where('editor', '!=', editor)
      .orderBy('editor')
      .execute()
  })
  return {
    revision: row.revision,
    others: others.map(one => ({
      name: openRow(ctx.vault, 'envelope_editors', one).name,
      isYou: one.person === person,
    })),
  }
}

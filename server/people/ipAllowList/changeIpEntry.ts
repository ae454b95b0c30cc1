import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { presentIpEntry } from './presentIpEntry.ts'

/** Gives an entry another label. Throws `not_found`. */
export async function labelIpEntry(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  id: string,
  asked: { label?: string | undefined },
): Promise<IpAllowListEntry> {
  return db.transaction().execute(async trx => {
    const row = await ownEntry(trx, scope, id)
    const label = asked.label ?? row.label
    await trx.updateTable('allowed_addresses').set({ label }).where('id', '=', id).execute()
    const data = { address: row.address, from: row.label, to: label }
    await audit(trx, scope, { action: 'address.changed', subject: id, userId: row.user_id, data })
    return presentIpEntry({ ...row, label })
  })
}

/** Takes an entry from the list; after the last one every address is let in again. Throws `not_found`. */
export async function removeIpEntry(
  ctx: Pick<Context, 'db'> & { keyRing: KeyRing },
  scope: Scope<CustomerActor>,
  id: string,
): Promise<IpAllowListEntry> {
  const { userId } = scope.actor
  const row = await ctx.db.transaction().execute(async trx => {
    const found = await ownEntry(trx, scope, id)
    await trx.deleteFrom('allowed_addresses').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'address.removed', subject: id, userId, data: { address: found.address } })
    return found
  })
  ctx.keyRing.forget(userId)
  return presentIpEntry(row)
}

async function ownEntry(trx: Trx, { actor }: Scope<CustomerActor>, id: string) {
  const row = await trx
    .selectFrom('allowed_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('entry')
  return row
}

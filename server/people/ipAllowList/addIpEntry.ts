import type { z } from 'zod'
import { limits } from '../../../contracts/limits.ts'
import type { IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { parseIpEntry } from './parseIpEntry.ts'
import { presentIpEntry } from './presentIpEntry.ts'

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }
type Asked = z.output<NonNullable<typeof ipAllowListEntry.create>>

/** Lets an address or a range use the account's live keys, and with the first one nobody else. Throws `bad_request`, `conflict`. */
export async function addIpEntry(ctx: Shared, scope: Scope<CustomerActor>, asked: Asked): Promise<IpAllowListEntry> {
  const { userId, name } = scope.actor
  const address = parseIpEntry(asked.address, scope.locale)
  const row = await ctx.db.transaction().execute(async trx => {
    // Two at once wait for each other, so that the list never grows beyond its limit.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const { count } = await trx
      .selectFrom('allowed_addresses')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= limits.allowedAddresses)
      throw new Problem('conflict', translate(scope.locale, 'addresses.tooMany', { count: limits.allowedAddresses }))
    const made = await trx
      .insertInto('allowed_addresses')
      .values({ id: newId('adr'), user_id: userId, address, label: asked.label, created_by: name })
      .onConflict(same => same.columns(['user_id', 'address']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) throw new Problem('conflict', translate(scope.locale, 'addresses.twice', { address }))
    await audit(trx, scope, { action: 'address.allowed', subject: made.id, userId, data: { address } })
    return made
  })
  ctx.keyRing.forget(userId)
  return presentIpEntry(row)
}

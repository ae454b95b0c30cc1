import type { z } from 'zod'
import type { subUser } from '../../../../contracts/resources/subUser.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound } from '../../../platform/problem.ts'
import { revokeSessions } from '../sessions.ts'
import { presentSubUser, subUserColumns } from './present.ts'

type Asked = z.output<NonNullable<typeof subUser.update>>

/** Changes what a sub-user may do, or disables them, which ends their sessions within five seconds. Throws `not_found`. */
export async function changeSubUser(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  id: string,
  { access, isActive }: Asked,
) {
  const { userId } = scope.actor
  const row = await db.transaction().execute(async trx => {
    const current = await trx
      .selectFrom('sub_users')
      .select(['access', 'is_active'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!current) throw notFound('secondary user')
    const changed = { access: access ?? current.access, is_active: isActive ?? current.is_active }
    const saved = await trx
      .updateTable('sub_users')
      .set(changed)
      .where('id', '=', id)
      .returning(subUserColumns)
      .executeTakeFirstOrThrow()
    if (!changed.is_active) await revokeSessions(trx, { subUserId: id }, 'disabled')
    await audit(trx, scope, { action: 'subUser.changed', subject: id, data: changed })
    return saved
  })
  return presentSubUser(row)
}

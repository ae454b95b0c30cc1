import type { Db, Trx } from '../../../platform/context.ts'
import type { Owner } from '../secondFactor/factors.ts'

/**
 * Whether somebody may sign in by single sign-on alone: a secondary user of an account that asks for it, while its connection works. The
 * account's holder always has the other ways, so that a fault at the issuer locks nobody out for good.
 */
export async function isSsoOnly(db: Db | Trx, person: Owner): Promise<boolean> {
  if ('adminId' in person || person.subUserId === null) return false
  const row = await db
    .selectFrom('sso_connections as connection')
    .select('connection.id')
    .where('connection.user_id', '=', person.userId)
    .where('connection.is_on', '=', true)
    .where('connection.only_sso', '=', true)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('sso_domains')
          .select('sso_domains.id')
          .whereRef('sso_domains.user_id', '=', 'connection.user_id')
          .where('sso_domains.state', '=', 'verified'),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

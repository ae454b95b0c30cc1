import { sql } from 'kysely'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import type { Db } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { ChallanAccess } from '../common/access.ts'

type EndUser = Pick<ChallanAccess, 'phone' | 'phoneIndex' | 'brandId'>

/** Notes that somebody who has proven a phone uses a brand's pages. Returns whether staff have blocked them there. */
export async function noteEndUser(db: Db, { phone, phoneIndex, brandId }: EndUser, at = new Date()): Promise<boolean> {
  const row = await db
    .insertInto('brand_users')
    .values({
      id: newId('beu'),
      brand_id: brandId,
      phone_index: phoneIndex,
      phone_masked: maskIdentifier('phone', phone),
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict(known =>
      known.columns(['brand_id', 'phone_index']).doUpdateSet({
        phone_masked: eb => eb.ref('excluded.phone_masked'),
        last_seen_at: sql<string>`greatest(brand_users.last_seen_at, excluded.last_seen_at)`,
      }),
    )
    .returning('blocked_at')
    .executeTakeFirstOrThrow()
  return row.blocked_at !== null
}

/** Whether staff have blocked whoever an order or a search is of. An account is never blocked here. */
export async function isBlocked(
  db: Db,
  { phone_index, brand_id }: { phone_index: string | null; brand_id: string | null },
): Promise<boolean> {
  if (phone_index === null || brand_id === null) return false
  const row = await db
    .selectFrom('brand_users')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('phone_index', '=', phone_index)
    .where('blocked_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

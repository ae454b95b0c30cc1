import { sql } from 'kysely'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { phoneIndexOf } from '../challans/common/access.ts'
import type { Context, Trx } from '../platform/context.ts'
import { idAt, newSecret } from '../platform/identity/ids.ts'
import { insertRows } from './insertRows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The phones of end users, by the brand whose pages they use. */
export const endUsersOfBrands = {
  'gaadi-seva': ['+919876500031', '+919876500032', '+919876500033'],
  sarthi: ['+919876500034', '+919876500035'],
} as const

export type ClientBrand = keyof typeof endUsersOfBrands

interface Clients {
  demo: { id: string }
  postpaid: { id: string }
}

/** Two accounts that own a brand each, with their shares of the fee, and the hosts of the brands. */
export async function insertClients(
  trx: Trx,
  { demo, postpaid }: Clients,
  staff: readonly string[],
  now: Date,
): Promise<void> {
  const owners = { 'gaadi-seva': demo.id, sarthi: postpaid.id }
  const brands = new Map<string, string>()
  for (const [name, owner_id] of Object.entries(owners)) {
    const row = trx.updateTable('challan_brands').set({ owner_id }).where('name', '=', name).returning('id')
    brands.set(name, (await row.executeTakeFirstOrThrow()).id)
  }
  const [set_by = ''] = staff
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const share = (user_id: string, percent: number, days: number, reason: string) => ({
    id: idAt('csh', before(days)),
    user_id,
    percent,
    reason,
    set_by,
    created_at: before(days),
  })
  await insertRows(trx, 'client_shares', [
    share(demo.id, 20, 40, 'First contract'),
    share(demo.id, 30, 7, 'More than 10 orders in a week'),
    share(postpaid.id, 25, 40, 'First contract'),
  ])
  const host = (brand: ClientBrand, host: string, days: number, more: object) => ({
    id: idAt('bho', before(days)),
    brand_id: brands.get(brand) as string,
    host,
    kind: 'domain',
    proof: `satyapan-brand=${newSecret()}`,
    state: 'verified',
    answer: 'found',
    misses: 0,
    checked_at: before(0.1),
    check_at: new Date(now.getTime() + 6 * HOUR_MS),
    verified_at: before(days - 0.5),
    ends_at: null,
    ended_by: null,
    end_reason: null,
    added_by: set_by,
    created_at: before(days),
    ...more,
  })
  await insertRows(trx, 'brand_hosts', [
    host('gaadi-seva', 'challan.gaadi-seva.test', 30, {}),
    host('gaadi-seva', 'waiting.gaadi-seva.test', 2, {
      state: 'waiting',
      answer: 'missing',
      misses: 4,
      verified_at: null,
    }),
    host('sarthi', 'old.sarthi.test', 35, {
      ends_at: new Date(now.getTime() + 4 * DAY_MS),
      ended_by: set_by,
      end_reason: 'The client moves to another domain',
    }),
  ])
}

/** The end users of both brands, by their searches and orders; one is blocked. */
export async function insertEndUsers(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  staff: readonly string[],
  now: Date,
): Promise<void> {
  for (const [name, phones] of Object.entries(endUsersOfBrands)) {
    const { id: brand_id } = await trx
      .selectFrom('challan_brands')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    for (const phone of phones) {
      const phone_index = phoneIndexOf(vault, phone)
      const { first, last } = await trx
        .selectFrom('challan_searches')
        .select([sql<string>`min(created_at)`.as('first'), sql<string>`max(created_at)`.as('last')])
        .where('brand_id', '=', brand_id)
        .where('phone_index', '=', phone_index)
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('brand_users')
        .values({
          id: idAt('beu', new Date(first)),
          brand_id,
          phone_index,
          phone_masked: maskIdentifier('phone', phone),
          first_seen_at: new Date(first),
          last_seen_at: new Date(last),
        })
        .execute()
    }
  }
  const blocked = phoneIndexOf(vault, endUsersOfBrands['gaadi-seva'][2])
  await trx
    .updateTable('brand_users')
    .set({
      blocked_at: new Date(now.getTime() - DAY_MS),
      blocked_by: staff[0] ?? null,
      block_reason: 'Disputes every payment with the bank',
    })
    .where('phone_index', '=', blocked)
    .execute()
}

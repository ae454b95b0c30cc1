import { isPriceItemId, priceItemOf } from '../../../contracts/checks/priceItems.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import type { WaitingRow } from './waiting.ts'

type Row = Pick<WaitingRow, 'id' | 'kind' | 'subject' | 'target' | 'user_id'>

/**
 * The name of each row of a page, by the row's id: a vehicle number, a customer, the masked subject of a check or the sender of a request. A base price concerns
 * every customer, so it is named by its product.
 */
export async function titlesOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  rows: readonly Row[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const idsOf = (kinds: readonly Row['kind'][], id: (row: Row) => string | null) =>
    rows.filter(row => kinds.includes(row.kind)).flatMap(row => id(row) ?? [])
  const orders = idsOf(['order', 'refund', 'diverged', 'orderFollowUp'], ({ target }) => target)
  const users = idsOf(
    ['payment', 'caseRefund', 'approval', 'kyc', 'verification', 'customerFollowUp'],
    ({ user_id }) => user_id,
  )
  const prices = rows.filter(({ kind, user_id }) => kind === 'approval' && user_id === null)
  const checks = idsOf(['courtReview'], ({ subject }) => subject)
  const leads = idsOf(['lead', 'leadFollowUp'], ({ subject }) => subject)
  const endUsers = idsOf(['endUserFollowUp'], ({ subject }) => subject)
  if (orders.length > 0)
    for (const { id, vehicle_sealed } of await db
      .selectFrom('challan_orders')
      .select(['id', 'vehicle_sealed'])
      .where('id', 'in', orders)
      .execute())
      names.set(id, vault.open(vehicle_sealed, { column: 'challan_orders.vehicle_sealed', id }))
  if (users.length > 0)
    for (const { id, name } of await db
      .selectFrom('users')
      .select(['users.id', customerName.as('name')])
      .where('users.id', 'in', users)
      .execute())
      names.set(id, openName(vault, name))
  if (leads.length > 0)
    for (const { id, name } of await db.selectFrom('leads').select(['id', 'name']).where('id', 'in', leads).execute())
      names.set(id, vault.open(name, { column: 'leads.name', id }))
  if (endUsers.length > 0)
    for (const { id, phone_masked } of await db
      .selectFrom('brand_users')
      .select(['id', 'phone_masked'])
      .where('id', 'in', endUsers)
      .execute())
      names.set(id, phone_masked ?? '-')
  if (checks.length > 0)
    for (const { id, subject_masked } of await db
      .selectFrom('verifications')
      .select(['id', 'subject_masked'])
      .where('id', 'in', checks)
      .execute())
      names.set(id, subject_masked)
  if (prices.length > 0)
    for (const { id, request } of await db
      .selectFrom('approvals')
      .select(['id', 'request'])
      .where(
        'id',
        'in',
        prices.map(({ subject }) => subject),
      )
      .execute()) {
      const product = String(request['product'])
      names.set(id, isPriceItemId(product) ? priceItemOf(product).label[locale] : product)
    }
  return new Map(rows.map(row => [row.id, names.get(row.target ?? row.subject) ?? '-']))
}

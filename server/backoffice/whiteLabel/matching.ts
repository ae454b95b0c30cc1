import { type SqlBool, sql } from 'kysely'
import { parseOrderNumber } from '../../../contracts/challans/orderNumber.ts'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { toE164 } from '../../../contracts/people/phone.ts'
import { phoneIndexOf } from '../../challans/common/access.ts'
import { vehicleIndexOf } from '../../challans/common/vehicleNumber.ts'
import type { Context } from '../../platform/context.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'

type Vault = Context['vault']

/** Midnight in India at the start of a day, or `days` later. */
export const startOf = (day: string, days = 0) =>
  sql<string>`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`

/** What a text can be that staff search by: each is found as a whole, because it is sealed. */
function termsOf(vault: Vault, q: string) {
  const vehicle = checkIdentifier('rc', q)
  const phone = readTypedPhone(q)
  return {
    phone: phone && phoneIndexOf(vault, toE164(phone)),
    vehicle: vehicle.ok ? vehicleIndexOf(vault, vehicle.value) : null,
    number: parseOrderNumber(q),
  }
}

/** End users with this phone, or who have looked this vehicle up or ordered for it, or whose order has this number. */
export function endUserMatches(vault: Vault, q: string) {
  const { phone, vehicle, number } = termsOf(vault, q)
  const used = (table: 'challan_orders' | 'challan_searches', condition: ReturnType<typeof sql<SqlBool>>) =>
    sql<SqlBool>`(brand_users.brand_id, brand_users.phone_index) in (
      select brand_id, phone_index from ${sql.table(table)} where ${condition})`
  const ways = [
    sql<SqlBool>`brand_users.id = ${q}`,
    ...(phone ? [sql<SqlBool>`brand_users.phone_index = ${phone}`] : []),
    ...(vehicle
      ? (['challan_orders', 'challan_searches'] as const).map(table => used(table, sql`vehicle_index = ${vehicle}`))
      : []),
    ...(number ? [used('challan_orders', sql`number = ${number}`)] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** Orders with this number, of this phone, or for this vehicle. */
export function orderMatches(vault: Vault, q: string) {
  const { phone, vehicle, number } = termsOf(vault, q)
  const ways = [
    sql<SqlBool>`challan_orders.id = ${q}`,
    ...(phone ? [sql<SqlBool>`challan_orders.phone_index = ${phone}`] : []),
    ...(vehicle ? [sql<SqlBool>`challan_orders.vehicle_index = ${vehicle}`] : []),
    ...(number ? [sql<SqlBool>`challan_orders.number = ${number}`] : []),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

import { type Selectable, type SqlBool, sql } from 'kysely'
import {
  type ChallanAge,
  challanAges,
  type FleetDocument,
  fleetDocuments,
  SOON_DAYS,
  type VehicleAge,
  vehicleAges,
} from '../../contracts/fleet.ts'
import { normaliseIdentifier } from '../../contracts/identifiers/index.ts'
import type { FleetFilter, FleetVehicle } from '../../contracts/resources/fleetVehicle.ts'
import { today } from '../checks/days.ts'
import type { Context, Scope } from '../platform/context.ts'
import { findAndCount, streamRows } from '../platform/db/listQueries.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { ListQuery, Page } from '../platform/http/serveResource.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { paperColumns } from './papers.ts'
import { vehicleIndex } from './vehicleIndex.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Row = Selectable<Schema['fleet_vehicles']>

/** A vehicle without a date comes last, whichever column the list is sorted by. */
const dateOr = (column: string) => sql`coalesce(${sql.ref(column)}, date '9999-12-31')`

const sorts = {
  id: 'id',
  nextExpiry: dateOr('next_expiry'),
  ...Object.fromEntries(fleetDocuments.map(name => [`${name}Upto`, dateOr(paperColumns[name])])),
  pendingPaise: sql`coalesce(pending_paise, -1)`,
  checkedAt: 'checked_at',
}

/** The account's vehicles. An account has thousands of them, not millions, so the total is exact. */
export async function listVehicles(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  { filter, ...query }: ListQuery<FleetFilter>,
): Promise<Page<FleetVehicle>> {
  const page = await findAndCount(vehiclesMatching(ctx, actor.userId, filter).selectAll(), sorts, query)
  return { ...page, rows: page.rows.map(presentVehicle) }
}

/** Throws `not_found` for another account's vehicle, and for one that was removed. */
export async function showVehicle(ctx: Parts, { actor }: Scope<CustomerActor>, id: string): Promise<FleetVehicle> {
  const row = await vehiclesMatching(ctx, actor.userId, { id: [id] })
    .selectAll()
    .executeTakeFirst()
  if (!row) throw notFound('vehicle')
  return presentVehicle(row)
}

/** All of them, for the export. */
export async function* streamVehicles(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  filter: FleetFilter,
): AsyncGenerator<FleetVehicle> {
  const found = vehiclesMatching(ctx, actor.userId, filter)
  const rows = streamRows<Row>((after, limit) =>
    found
      .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
      .selectAll()
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  for await (const row of rows) yield presentVehicle(row)
}

/** Selects an account's vehicles that match a filter, without those that were removed. */
export function vehiclesMatching({ db, vault }: Parts, userId: string, filter: FleetFilter) {
  let query = db.selectFrom('fleet_vehicles').where('user_id', '=', userId).where('removed_at', 'is', null)
  if (filter.id) query = query.where('id', 'in', filter.id)
  if (filter.q) query = query.where('rc_index', '=', vehicleIndex(vault, normaliseIdentifier('rc', filter.q)))
  if (filter.group) query = query.where('group_name', '=', filter.group)
  if (filter.status) query = query.where('status', 'in', filter.status)
  if (filter.vehicleClass) query = query.where('vehicle_class', 'in', filter.vehicleClass)
  if (filter.fuel) query = query.where('fuel', 'in', filter.fuel)
  if (filter.state) query = query.where('state', 'in', filter.state)
  if (filter.financed !== undefined) query = query.where('financed', '=', filter.financed)
  if (filter.challans) query = query.where(challanState[filter.challans])
  const { age, challanAge } = filter
  if (age) query = query.where(eb => eb.or(age.map(ageIs)))
  if (challanAge) query = query.where(eb => eb.or(challanAge.map(hasChallanOf)))
  const days = daysOf(filter)
  if (days) query = query.where(eb => eb.or((filter.document ?? fleetDocuments).map(name => endsWithin(name, days))))
  else if (filter.document) {
    const columns = filter.document.map(name => paperColumns[name])
    query = query.where(eb => eb.or(columns.map(column => eb(column, 'is not', null))))
  }
  return query
}

const challanState = {
  pending: sql<SqlBool>`pending_challans > 0`,
  clear: sql<SqlBool>`pending_challans = 0`,
  unknown: sql<SqlBool>`pending_challans is null`,
}

/** Full years since the registration, as of today in India. */
export const ageIs = (name: VehicleAge) => {
  if (name === 'unknown') return sql<SqlBool>`registered_on is null`
  const { from, to } = vehicleAges[name]
  const yearsAgo = (years: number) => sql`${today()}::date - make_interval(years => ${sql.lit(years)})`
  return to === null
    ? sql<SqlBool>`registered_on <= ${yearsAgo(from)}`
    : sql<SqlBool>`(registered_on <= ${yearsAgo(from)} and registered_on > ${yearsAgo(to)})`
}

/** Of the challan `challan`, in whole days until today in India. */
export const challanAgeIs = (name: ChallanAge) => {
  const { from, to } = challanAges[name]
  const age = sql`${today()}::date - challan.issued_on`
  const least = from === 0 ? sql`true` : sql`${age} >= ${sql.lit(from)}`
  return to === null ? sql<SqlBool>`${least}` : sql<SqlBool>`(${least} and ${age} < ${sql.lit(to)})`
}

const hasChallanOf = (name: ChallanAge) =>
  sql<SqlBool>`exists (select from fleet_challans as challan
    where challan.vehicle_id = fleet_vehicles.id and ${challanAgeIs(name)})`

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The days on which a paper may end; undefined if the filter names none. */
function daysOf({ due, expiresFrom, expiresTo }: FleetFilter): Days | undefined {
  if (due === 'expired') return { to: today(-1) }
  if (due) return { from: today(), to: today(due === 'week' ? 7 : SOON_DAYS) }
  return expiresFrom || expiresTo ? { from: expiresFrom, to: expiresTo } : undefined
}

const endsWithin = (name: FleetDocument, { from, to }: Days) => {
  const column = sql.ref(paperColumns[name])
  return sql<SqlBool>`(${column} is not null and (${from ?? null}::date is null or ${column} >= ${from ?? null}::date)
    and (${to ?? null}::date is null or ${column} <= ${to ?? null}::date))`
}

const presentVehicle = (row: Row): FleetVehicle => ({
  id: row.id,
  vehicle: row.rc_masked,
  group: row.group_name,
  status: row.status as FleetVehicle['status'],
  vehicleClass: row.vehicle_class as FleetVehicle['vehicleClass'],
  fuel: row.fuel as FleetVehicle['fuel'],
  state: row.state,
  registeredOn: row.registered_on,
  insuranceUpto: row.insurance_upto,
  pucUpto: row.puc_upto,
  fitnessUpto: row.fitness_upto,
  permitUpto: row.permit_upto,
  taxUpto: row.tax_upto,
  nextExpiry: row.next_expiry,
  financed: row.financed,
  pendingChallans: row.pending_challans,
  pendingPaise: row.pending_paise,
  challansAt: row.challans_at,
  checkedAt: row.checked_at,
  verificationId: row.verification_id,
})

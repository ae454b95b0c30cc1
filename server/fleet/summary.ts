import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { getFleetSummary } from '../../contracts/calls/fleet.ts'
import { challanAgeNames, fuels, SOON_DAYS, vehicleAgeNames, vehicleClasses } from '../../contracts/fleet.ts'
import { today } from '../checks/days.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { ageIs, challanAgeIs, vehiclesMatching } from './listVehicles.ts'
import { papersOfVehicle } from './papers.ts'

type Summary = z.input<typeof getFleetSummary.reply>
type Parts = Pick<Context, 'db' | 'vault'>

const MONTHS = 12

/** Every figure counts vehicles that `vehiclesMatching` lists for the same filter. */
export async function readFleetSummary(
  ctx: Parts,
  { actor }: Scope<CustomerActor>,
  filter: { group?: string | undefined },
): Promise<Summary> {
  const vehicles = vehiclesMatching(ctx, actor.userId, filter).selectAll()
  const run = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(ctx.db)).rows
  const endOfMonths = sql`(date_trunc('month', ${today()}::date) + make_interval(months => ${sql.lit(MONTHS)}))::date`
  const [[totals], ended, expiring, challans, mix] = await Promise.all([
    run(sql<Totals>`
      select count(*)::integer as vehicles,
        count(*) filter (where next_expiry < ${today()}::date)::integer as overdue,
        count(*) filter (where exists (
          select from ${papersOfVehicle} as paper where paper.upto between ${today()}::date and ${today(SOON_DAYS)}::date
        ))::integer as soon,
        count(*) filter (where next_expiry <= ${today(SOON_DAYS)}::date)::integer as "dueOrEnded",
        count(*) filter (where status = 'blacklisted')::integer as blacklisted,
        count(*) filter (where status = 'expired')::integer as "rcExpired",
        count(*) filter (where financed)::integer as financed,
        count(pending_challans)::integer as checked,
        min(checked_at) as "oldestCheckAt"
      from (${vehicles}) as vehicle`),
    run(sql<Summary['ended'][number]>`
      select paper.document, count(*)::integer as count, min(paper.upto) as oldest
      from (${vehicles}) as vehicle, lateral ${papersOfVehicle} as paper
      where paper.upto < ${today()}::date group by 1`),
    run(sql<Summary['expiring'][number]>`
      select paper.upto as day, paper.document, count(*)::integer as count
      from (${vehicles}) as vehicle, lateral ${papersOfVehicle} as paper
      where paper.upto >= ${today()}::date and paper.upto < ${endOfMonths} group by 1, 2 order by 1, 2`),
    run(sql<ChallanCount>`
      select challan.payability, ${firstOf(challanAgeNames, challanAgeIs)} as age, challan.vehicle_id as vehicle,
        count(*)::integer as count, sum(challan.amount_paise)::bigint as paise
      from (${vehicles}) as vehicle join fleet_challans as challan on challan.vehicle_id = vehicle.id
      group by 1, 2, 3`),
    run(sql<MixCount>`
      select fuel, vehicle_class as class, state, ${firstOf(vehicleAgeNames, ageIs)} as age, group_name as "group", count(*)::integer as count
      from (${vehicles}) as vehicle group by 1, 2, 3, 4, 5`),
  ])
  const { checked, ...counts } = totals ?? noVehicles
  return {
    today: today(),
    ...counts,
    ended,
    expiring,
    challans: { checked, ...exposureOf(challans) },
    fuels: shareOf(fuels, mix, row => row.fuel),
    classes: shareOf(vehicleClasses, mix, row => row.class),
    ages: shareOf(vehicleAgeNames, mix, row => row.age),
    states: sharesFound(mix, row => row.state),
    groups: sharesFound(mix, row => row.group),
  }
}

type Totals = Pick<
  Summary,
  'vehicles' | 'overdue' | 'soon' | 'dueOrEnded' | 'blacklisted' | 'rcExpired' | 'financed' | 'oldestCheckAt'
> & {
  checked: number
}

const noVehicles: Totals = {
  vehicles: 0,
  overdue: 0,
  soon: 0,
  dueOrEnded: 0,
  blacklisted: 0,
  rcExpired: 0,
  financed: 0,
  oldestCheckAt: null,
  checked: 0,
}

type Challans = Summary['challans']

interface ChallanCount {
  payability: Challans['byPayability'][number]['payability']
  age: Challans['byAge'][number]['age']
  vehicle: string
  count: number
  paise: number
}

interface MixCount {
  fuel: Summary['fuels'][number]['name']
  class: Summary['classes'][number]['name']
  state: string
  age: Summary['ages'][number]['name']
  group: string | null
  count: number
}

/** The first of the names whose condition holds. */
const firstOf = <Name extends string>(names: readonly Name[], is: (name: Name) => RawBuilder<SqlBool>) =>
  sql`case ${sql.join(
    names.map(name => sql`when ${is(name)} then ${sql.lit(name)}`),
    sql` `,
  )} end`

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
const paiseOf = (rows: readonly { paise: number }[]) => rows.reduce((total, { paise }) => total + paise, 0)

function exposureOf(rows: readonly ChallanCount[]): Omit<Challans, 'checked'> {
  const by = <Name>(names: readonly Name[], is: (row: ChallanCount, name: Name) => boolean) =>
    names.map(name => {
      const found = rows.filter(row => is(row, name))
      return { name, count: sum(found), paise: paiseOf(found) }
    })
  return {
    vehicles: new Set(rows.map(({ vehicle }) => vehicle)).size,
    count: sum(rows),
    paise: paiseOf(rows),
    byAge: by(challanAgeNames, (row, name) => row.age === name).map(({ name, ...rest }) => ({ age: name, ...rest })),
    byPayability: by([...new Set(rows.map(row => row.payability))], (row, name) => row.payability === name).map(
      ({ name, ...rest }) => ({ payability: name, ...rest }),
    ),
  }
}

/** In the order of `names`, without those that no vehicle has. */
const shareOf = <Name extends string>(names: readonly Name[], mix: readonly MixCount[], of: (row: MixCount) => Name) =>
  names.map(name => ({ name, count: sum(mix.filter(row => of(row) === name)) })).filter(({ count }) => count > 0)

/** Those that vehicles have, the largest first. */
function sharesFound(mix: readonly MixCount[], of: (row: MixCount) => string | null) {
  const names = [...new Set(mix.map(of))].filter(name => name !== null)
  return shareOf(names, mix, row => of(row) ?? '').sort((one, other) => other.count - one.count)
}

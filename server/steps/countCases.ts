import { sql } from 'kysely'
import type { z } from 'zod'
import type { countCases as countCall } from '../../contracts/calls/cases.ts'
import type { CaseProduct } from '../../contracts/cases/products.ts'
import { type CaseStatus, caseStatuses, type WaitsOn, waitsOnValues } from '../../contracts/cases/states.ts'
import { seenLocations, seesCases } from '../platform/access/locations.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { isOverdue } from './listCases.ts'

/** How many cases the account has, by status and by whom they wait for, in one query. */
export async function countCases(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  { planId, product }: { planId?: string | undefined; product?: CaseProduct | undefined },
): Promise<z.output<typeof countCall.reply>> {
  let found = db
    .selectFrom('cases')
    .where('user_id', '=', actor.userId)
    .where(seesCases(await seenLocations(db, actor)))
  if (planId !== undefined) found = found.where('plan_id', '=', planId)
  if (product !== undefined) found = found.where('product', '=', product)
  const rows = await found
    .select(['status', 'waits_on'])
    .select(eb => [eb.fn.countAll<string>().as('all'), sql<string>`count(*) filter (where ${isOverdue})`.as('overdue')])
    .groupBy(['status', 'waits_on'])
    .execute()
  const count = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((sum, { all }) => sum + Number(all), 0)
  const status = caseStatuses.map(one => [one, count(row => row.status === one)])
  const waitsOn = waitsOnValues.map(one => [one, count(row => row.waits_on === one)])
  return {
    status: Object.fromEntries(status) as Record<CaseStatus, number>,
    waitsOn: Object.fromEntries(waitsOn) as Record<WaitsOn, number>,
    overdue: rows.reduce((sum, { overdue }) => sum + Number(overdue), 0),
  }
}

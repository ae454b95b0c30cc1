import { sql } from 'kysely'
import type { z } from 'zod'
import type { readBgcDashboard as call } from '../../contracts/calls/bgc.ts'
import { WHOLE_CASE } from '../cases/promises.ts'
import { readCases } from '../cases/rows.ts'
import { seenLocations, seesCases } from '../platform/access/locations.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { isOverdue } from '../steps/listCases.ts'
import { presentCase } from '../steps/present.ts'

/** As many as the dashboard has room for. */
const SHOWN = 5

const count = (condition: string) => sql<string>`count(*) filter (where ${sql.raw(condition)})`

/** How the account's background verifications stand, in four queries whatever their number. */
export async function readDashboard(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor>,
): Promise<z.output<typeof call.reply>> {
  const { userId } = actor
  const seen = seesCases(await seenLocations(ctx.db, actor))
  const own = ctx.db.selectFrom('cases').where('user_id', '=', userId).where('product', '=', 'bgc').where(seen)
  const undecided = own.where('status', '=', 'done').where('decision', 'is', null)
  const [row, times, waiting] = await Promise.all([
    own
      .select(eb => [
        eb.fn.countAll<string>().as('all'),
        count(`waits_on = 'person'`).as('person'),
        count(`waits_on = 'customer'`).as('customer'),
        count(`waits_on in ('system', 'staff', 'other')`).as('checks'),
        count(`status = 'paused'`).as('paused'),
        sql<string>`count(*) filter (where ${isOverdue})`.as('overdue'),
        count(`status = 'done' and verdict = 'green'`).as('green'),
        count(`status = 'done' and verdict = 'amber'`).as('amber'),
        count(`status = 'done' and verdict = 'red'`).as('red'),
        count(`status = 'done' and verdict not in ('green', 'amber', 'red')`).as('other'),
        count(`status in ('expired', 'cancelled')`).as('without'),
        count(`status = 'done' and decision is null`).as('toDecide'),
      ])
      .executeTakeFirstOrThrow(),
    readTimes(ctx, userId, seen),
    undecided.select('id').orderBy('ended_at').limit(SHOWN).execute(),
  ])
  const cases = await readCases(
    ctx,
    ctx.db,
    waiting.map(({ id }) => id),
  )
  const number = (value: string) => Number(value)
  return {
    all: number(row.all),
    waitsOn: { person: number(row.person), customer: number(row.customer), checks: number(row.checks) },
    paused: number(row.paused),
    overdue: number(row.overdue),
    ended: {
      green: number(row.green),
      amber: number(row.amber),
      red: number(row.red),
      other: number(row.other),
      without: number(row.without),
    },
    ...times,
    toDecide: cases.map(one => presentCase(one, { inClear: false })),
    toDecideCount: number(row.toDecide),
  }
}

/** A case counts once it has ended, or once its promise is over: one that is late is not kept, however long it takes. */
async function readTimes({ db }: Pick<Context, 'db'>, userId: string, seen: ReturnType<typeof seesCases>) {
  const { kept, of, median } = await db
    .selectFrom('cases')
    .leftJoin('case_promises', join =>
      join.onRef('case_promises.case_id', '=', 'cases.id').on('case_promises.step', '=', WHOLE_CASE),
    )
    .where('cases.user_id', '=', userId)
    .where('cases.product', '=', 'bgc')
    .where(seen)
    .where('cases.created_at', '>', sql<string>`now() - interval '90 days'`)
    .where('cases.status', '!=', 'cancelled')
    .select([
      sql<string>`count(*) filter (where status = 'done' and ended_at <= p90_at)`.as('kept'),
      sql<string>`count(*) filter (where p90_at is not null and (status = 'done' or p90_at < now()))`.as('of'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ended_at - cases.created_at)) filter (where status = 'done')`.as(
        'median',
      ),
    ])
    .executeTakeFirstOrThrow()
  const all = Number(of)
  return {
    promise: { kept: Number(kept), of: all, percent: all === 0 ? null : Math.round((Number(kept) / all) * 100) },
    medianDays: median === null ? null : Math.round((Number(median) / 86_400) * 10) / 10,
  }
}

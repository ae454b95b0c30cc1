import type { z } from 'zod'
import type { Closing, ClosingDetail, closing } from '../../../contracts/resources/closing.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { agrees } from './agrees.ts'
import { blockersOf, isLastOf, readStates, type States } from './blockers.ts'
import { readFigures } from './figures.ts'
import { closableDays, closableMonths, dayPeriod, monthPeriod, type Period, periodOf } from './periods.ts'
import { openingOf } from './rows.ts'

type Filter = z.output<typeof closing.filter>
type Parts = Pick<Context, 'db' | 'payments'>

/** Every period that is over; those of a page with what blocks them. */
export async function listClosings(
  ctx: Parts,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<Page<Closing>> {
  const [days, states] = [await closableDays(ctx.db), await readStates(ctx.db)]
  const found = [...closableMonths(days).map(monthPeriod), ...days.map(dayPeriod)]
    .filter(period => matches(filter, period, states))
    // A month stands above its days when the latest are first.
    .toSorted((a, b) => (a.lastDay + a.kind < b.lastDay + b.kind ? -1 : 1))
  if (sort.order === 'DESC') found.reverse()
  const page = found.slice(offset, offset + limit)
  return { rows: await present(ctx, ctx.db, page, days, states), total: found.length, capped: false }
}

const matches = ({ id, kind, state, createdFrom, createdTo }: Filter, period: Period, states: States): boolean =>
  (!id || id.includes(period.id)) &&
  (!kind || kind.includes(period.kind)) &&
  (!state || state.includes(states.get(period.id) ?? 'open')) &&
  (!createdFrom || period.lastDay >= createdFrom) &&
  (!createdTo || period.firstDay <= createdTo)

async function present(
  ctx: Parts,
  db: Db,
  periods: readonly Period[],
  days: readonly string[],
  states: States,
): Promise<Closing[]> {
  if (periods.length === 0) return []
  const blockers = await blockersOf(ctx, db, periods, days, states)
  const rows = await db
    .selectFrom('closings')
    .innerJoin('admins as preparer', 'preparer.id', 'closings.prepared_by')
    .leftJoin('admins as signer', 'signer.id', 'closings.signed_by')
    .select(['closings.id', 'prepared_at', 'signed_at', 'preparer.name as preparer', 'signer.name as signer'])
    .where(
      'closings.id',
      'in',
      periods.map(({ id }) => id),
    )
    .execute()
  const known = new Map(rows.map(row => [row.id, row]))
  return periods.map(({ id, kind }) => {
    const row = known.get(id)
    return {
      id,
      kind,
      state: states.get(id) ?? 'open',
      blockers: blockers.get(id) ?? [],
      preparedBy: row?.preparer ?? null,
      preparedAt: row?.prepared_at ?? null,
      signedBy: row?.signer ?? null,
      signedAt: row?.signed_at ?? null,
    }
  })
}

/** The stored figures of a period, or those of now while it is open, read in one snapshot. Throws `not_found`. */
export const showClosing = (ctx: Parts, scope: Scope<AdminActor>, id: string): Promise<ClosingDetail> =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      const [days, states] = [await closableDays(trx), await readStates(trx)]
      const period = periodOf(id, days)
      const [plain] = await present(ctx, trx, [period], days, states)
      const row = await trx
        .selectFrom('closings')
        .leftJoin('admins', 'admins.id', 'closings.reopen_by')
        .selectAll('closings')
        .select('admins.name as reopener')
        .where('closings.id', '=', id)
        .executeTakeFirst()
      const first = row?.state === 'reopening' ? row.reopen_by : row?.prepared_by
      return {
        ...(plain as Closing),
        firstDay: period.firstDay,
        lastDay: period.lastDay,
        figures: row?.figures ?? (await readFigures(ctx, trx, period, await openingOf(trx, period))),
        digest: row?.digest ?? null,
        agrees: row ? await agrees(ctx, trx, row) : null,
        note: row?.note ?? null,
        reopenBy: row?.reopener ?? null,
        reopenReason: row?.reopen_reason ?? null,
        isOwn: first === scope.actor.adminId,
        isLast: isLastOf(period, states),
        history: await historyOf(trx, id),
      }
    })

async function historyOf(db: Db, id: string): Promise<ClosingDetail['history']> {
  const rows = await db
    .selectFrom('closing_events as event')
    .innerJoin('admins', 'admins.id', 'event.made_by')
    .select(['event.id', 'action', 'admins.name as by', 'made_at', 'note', 'digest', 'figures'])
    .where('closing_id', '=', id)
    .orderBy('made_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ made_at, figures, ...row }) => ({
    ...row,
    at: made_at,
    revenuePaise: figures.revenue.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    walletsPaise: figures.wallets.reduce((sum, { closingPaise }) => sum + closingPaise, 0),
  }))
}

import { blockersOf, readStates } from '../backoffice/closing/blockers.ts'
import { closableDays, dayPeriod } from '../backoffice/closing/periods.ts'
import { prepareVerified, verifyForClosing } from '../backoffice/closing/prepare.ts'
import { signClosing } from '../backoffice/closing/sign.ts'
import { dayOf } from '../checks/days.ts'
import type { Context } from '../platform/context.ts'
import { staffScope } from './scopes.ts'

const MAX_DAYS = 6

/**
 * Closes the first days of the last whole month of the history, as far as nothing blocks them, by two people, and leaves one prepared for
 * whoever tries the sandbox.
 */
export async function closeSeededDays(ctx: Context, now: Date): Promise<void> {
  const [maker, checker] = [
    await staffScope(ctx, 'super@satyapan.test'),
    await staffScope(ctx, 'director@satyapan.test'),
  ]
  const days = await closableDays(ctx.db, now)
  const start = `${dayOf(now).slice(0, 8)}01`
  const from = days.filter(day => day.endsWith('-01') && day < start).at(-1)
  if (!from) return
  const some = days.filter(day => day >= from).slice(0, MAX_DAYS)
  const blockers = await blockersOf(ctx, ctx.db, some.map(dayPeriod), days, await readStates(ctx.db))
  // Without the order, which closing them settles.
  const blocked = some.findIndex(day => blockers.get(day)?.some(({ kind }) => kind !== 'order'))
  const free = blocked === -1 ? some : some.slice(0, blocked)
  const verified = await verifyForClosing(ctx)
  for (const [index, day] of free.entries()) {
    await prepareVerified(ctx, maker, day, { note: 'Agrees with the bank statement.', verified })
    if (index === free.length - 1) return
    const { digest } = await ctx.db
      .selectFrom('closings')
      .select('digest')
      .where('id', '=', day)
      .executeTakeFirstOrThrow()
    await signClosing(ctx, checker, day, { digest, note: 'Looked at every figure.' })
  }
}

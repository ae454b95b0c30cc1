import { sql } from 'kysely'
import type { z } from 'zod'
import { readerProblemCodes } from '../../../contracts/bankStatements/statementCodes.ts'
import type { getStatementFailures } from '../../../contracts/calls/bankStatements.ts'
import { lastDays, startOfDay } from '../../checks/days.ts'
import type { Context, Db } from '../../platform/context.ts'

type Failures = z.input<typeof getStatementFailures.reply>

const DAYS = 30
const WEEKS = 8
const MOST = 50

const isFailed = sql`problem in (${sql.join(readerProblemCodes)})`

/** How reading goes by bank and format. A missing password or a file that is none is no failure of the reader, and is not counted. */
export async function readFailures({ db }: Pick<Context, 'db'>): Promise<Failures> {
  const [layouts, weeks] = await Promise.all([layoutsOf(db), weeksOf(db)])
  return { days: DAYS, layouts, weeks }
}

const firstOf = (days: number) => startOfDay(lastDays(days)[0] ?? '').toISOString()

async function layoutsOf(db: Db): Promise<Failures['layouts']> {
  const since = firstOf(DAYS)
  const isNow = sql`created_at >= ${since}`
  const { rows } = await sql<Failures['layouts'][number]>`
    select bank, kind,
      (count(*) filter (where ${isNow}))::int as files,
      (count(*) filter (where ${isNow} and ${isFailed}))::int as failed,
      (count(*) filter (where ${isNow} and verdict = 'unreconciled'))::int as unreconciled,
      (count(*) filter (where not ${isNow}))::int as "filesBefore",
      (count(*) filter (where not ${isNow} and ${isFailed}))::int as "failedBefore",
      mode() within group (order by problem) filter (where ${isNow} and ${isFailed}) as reason
    from bank_statement_files
    where created_at >= ${firstOf(2 * DAYS)}
    group by bank, kind
    having count(*) filter (where ${isNow}) > 0
    order by 4 desc, 5 desc, 3 desc, bank nulls last, kind nulls last
    limit ${sql.lit(MOST)}`.execute(db)
  return rows
}

async function weeksOf(db: Db): Promise<Failures['weeks']> {
  const days = lastDays(WEEKS * 7)
  const { rows } = await sql<{ week: number; files: number; failed: number }>`
    select floor(extract(epoch from created_at - ${firstOf(WEEKS * 7)}::timestamptz) / 604800)::int as week,
      count(*)::int as files, (count(*) filter (where ${isFailed}))::int as failed
    from bank_statement_files where created_at >= ${firstOf(WEEKS * 7)} group by 1`.execute(db)
  return Array.from({ length: WEEKS }, (_, at) => {
    const { files = 0, failed = 0 } = rows.find(({ week }) => week === at) ?? {}
    return { from: days[at * 7] ?? '', files, failed }
  })
}

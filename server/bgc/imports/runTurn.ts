import type { Locale } from '../../../contracts/platform/text.ts'
import { locationsByName } from '../../platform/access/locations.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { begin } from '../candidates.ts'
import { lockCandidate, openCases } from '../openCases.ts'
import { type RowProblem, rowProblem } from './checkRows.ts'
import { candidateOf } from './fileRows.ts'
import { type ImportTurn, sendTurn } from './queue.ts'
import { type ImportOfAccount, type Own, openImportRow } from './rows.ts'

/** How long a turn runs before other accounts get theirs. */
const SLICE_MS = 1_000
/** A row that fails for no known reason is left behind after so many tries. */
const TRIES = 3

/**
 * One turn of an import: adds candidates, each in a transaction of its own, which marks the row as added. So a turn that is delivered twice, or whose process ends,
 * asks nobody twice and forgets nobody.
 */
export async function runTurn(ctx: Context, { id, turn }: ImportTurn): Promise<void> {
  const row = await ctx.db
    .selectFrom('bgc_imports')
    .selectAll()
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!row) return
  const found = openRow(ctx.vault, 'bgc_imports', row)
  const until = Date.now() + SLICE_MS
  do if ((await addNext(ctx, found)) === 'over') return
  while (Date.now() < until)
  await ctx.db.transaction().execute(async trx => {
    const next = await trx
      .updateTable('bgc_imports')
      .set({ turn: turn + 1 })
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('state', '=', 'running')
      .returning('turn')
      .executeTakeFirst()
    if (next) await sendTurn(ctx, trx, { id, turn: next.turn })
  })
}

/** `over`: there is no other row to add now. */
async function addNext(ctx: Context, found: ImportOfAccount): Promise<'added' | 'over'> {
  let number: number | undefined
  try {
    return await ctx.db.transaction().execute(async trx => {
      // Whoever stops it waits for this row.
      const running = await trx
        .selectFrom('bgc_imports')
        .select('id')
        .where('id', '=', found.id)
        .where('state', '=', 'running')
        .forShare()
        .executeTakeFirst()
      if (!running) return 'over'
      const row = await trx
        .selectFrom('bgc_import_rows')
        .select(['import_id', 'row_no', 'row_sealed', 'problems_sealed'])
        .where('import_id', '=', found.id)
        .where('state', '=', 'ready')
        .orderBy('row_no')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return end(trx, found.id)
      number = row.row_no
      await addRow(ctx, trx, found, row)
      return 'added'
    })
  } catch (error) {
    if (number === undefined) throw error
    return leave(ctx, found, number, error)
  }
}

/** Ends it unless another worker still has a row. */
async function end(trx: Trx, id: string): Promise<'over'> {
  await trx
    .updateTable('bgc_imports')
    .set({ state: 'done', ended_at: new Date() })
    .where('id', '=', id)
    .where(eb =>
      eb.not(
        eb.exists(
          eb.selectFrom('bgc_import_rows').select('row_no').where('import_id', '=', id).where('state', '=', 'ready'),
        ),
      ),
    )
    .execute()
  return 'over'
}

/** In whose name its candidates are asked. */
const scopeOf = (found: ImportOfAccount): Own => ({
  ip: null,
  requestId: null,
  locale: found.locale as Locale,
  actor: {
    kind: 'customer',
    userId: found.user_id,
    subUserId: found.sub_user_id,
    name: found.created_by,
    kycComplete: true,
    sessionId: '',
  },
})

/** What keeps one candidate from being added, in words for the employer. */
class RowRefusal extends Error {
  readonly problem: RowProblem

  constructor(problem: RowProblem) {
    super(problem.message.en)
    this.problem = problem
  }
}

async function addRow(
  ctx: Context,
  trx: Trx,
  found: ImportOfAccount,
  row: Parameters<typeof openImportRow>[1],
): Promise<void> {
  const { given } = openImportRow(ctx, row)
  if (!given || found.plan_id === null) throw new Error('A row that is ready has its values and a package.')
  const scope = scopeOf(found)
  const locations = await locationsByName(trx, scope.actor)
  // It was deleted, or taken from whoever has uploaded the file.
  if (given.location !== '' && !locations.has(given.location.toLowerCase()))
    throw new RowRefusal(rowProblem('location', 'location'))
  const candidate = candidateOf(given, locations)
  await lockCandidate(ctx, trx, found.user_id, candidate)
  // Somebody may have been added since the file was checked.
  const [open] = await openCases(ctx, trx, scope.actor, [candidate])
  if (open) throw new RowRefusal(rowProblem('name', 'open', { case: open }))
  const id = newId('cas')
  await begin(ctx, trx, scope, { id, planId: found.plan_id, candidate })
  await trx
    .updateTable('bgc_import_rows')
    .set({ state: 'added', case_id: id, row_sealed: null, problems_sealed: null })
    .where('import_id', '=', found.id)
    .where('row_no', '=', row.row_no)
    .execute()
}

/** After a row that could not be added. Throws what may be over at the next try. */
async function leave(ctx: Context, { id }: ImportOfAccount, number: number, error: unknown): Promise<'added' | 'over'> {
  // The package is archived or gone: all others would fail as well.
  if (error instanceof Problem && (error.code === 'conflict' || error.code === 'not_found')) {
    await ctx.db
      .updateTable('bgc_imports')
      .set({ state: 'stopped', problem: 'package' })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute()
    return 'over'
  }
  const row = ctx.db
    .updateTable('bgc_import_rows')
    .where('import_id', '=', id)
    .where('row_no', '=', number)
    .where('state', '=', 'ready')
  if (!(error instanceof RowRefusal)) {
    const tried = await row
      .set(eb => ({ tries: eb('tries', '+', 1) }))
      .returning('tries')
      .executeTakeFirst()
    if (tried && tried.tries < TRIES) throw error
    ctx.log.error({ err: error, import: id, row: number }, 'row of a file with candidates')
  }
  const problem = error instanceof RowRefusal ? error.problem : rowProblem('name', 'failed')
  const values = { import_id: id, row_no: number, problems_sealed: JSON.stringify([problem]) }
  await row.set({ ...sealRow(ctx.vault, 'bgc_import_rows', values), state: 'failed' }).execute()
  return 'added'
}

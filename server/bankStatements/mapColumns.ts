import type { z } from 'zod'
import type { StatementColumnKind } from '../../contracts/bankStatements/statementColumns.ts'
import type { StatementLayout } from '../../contracts/bankStatements/statementLayouts.ts'
import type { mapStatementLayout } from '../../contracts/calls/bankStatements.ts'
import { statementsBudget } from '../../contracts/checks/heavyBudgets.ts'
import { bankStatement } from '../../contracts/products/bankStatement.ts'
import type { ReadLayout } from '../engines/bankStatements/readLayout.ts'
import type { LayoutInput, LayoutRead } from '../engines/bankStatements/readLayoutTask.ts'
import { openFile } from '../files/openFile.ts'
import { audit } from '../platform/audit/audit.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { noteOutcomes } from './fileOutcomes.ts'
import { keepMapping, mappingsOf } from './layouts.ts'
import { problemText } from './problemText.ts'
import { readFiles } from './readFiles.ts'
import { rulesOf } from './rules.ts'
import { storeAnalysis } from './storeAnalysis.ts'
import { summaryOf } from './summary.ts'

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>
type Asker = Scope<CustomerActor | KeyActor>

const task = defineHeavyTask<LayoutInput, LayoutRead>({
  name: 'statement layout',
  module: new URL('../engines/bankStatements/readLayoutTask.ts', import.meta.url),
  budget: ({ file }) => statementsBudget([file.type]),
})

/**
 * The columns of a file of a check, for the person who says what they hold; the access log tells it. Throws `not_found` for a check of another account and
 * for a file that is gone, `conflict` while the check runs and for a file that cannot be opened or has no rows.
 */
export async function showLayout(
  ctx: Needed,
  scope: Asker,
  { id, file }: { id: string; file: number },
): Promise<StatementLayout> {
  const check = await endedCheck(ctx, scope, id)
  await recordAccess(ctx.db, scope, { action: 'bankStatement.columnsShown', subject: id })
  const { name, layout } = await readLayoutOf(ctx, scope, check, file)
  const { isMapped, columns, rows } = layout
  const shown = columns.map(({ heading, kind }) => ({ heading, kind }))
  return { file, name, files: check.input.files.length, isMapped, columns: shown, rows }
}

interface Mapping {
  id: string
  file: number
  /** Of each column, from the left. */
  kinds: StatementColumnKind[]
}

/**
 * Reads a check again with columns as a person maps them, free of charge, and keeps the mapping for their layout. The analysis and the result of a check that
 * was answered are replaced; one that was not has no charge to keep, and is run again as any other check. Throws as `showLayout` does, `bad_request` for
 * another number of columns, and `conflict` if the file cannot be read with them: nothing is kept then.
 */
export async function mapColumns(
  ctx: Needed,
  scope: Asker,
  { id, file, kinds }: Mapping,
): Promise<z.input<typeof mapStatementLayout.reply>> {
  const { locale } = scope
  const check = await endedCheck(ctx, scope, id)
  const { layout } = await readLayoutOf(ctx, scope, check, file)
  if (layout.columns.length !== kinds.length) {
    const message = `The table has ${layout.columns.length} columns.`
    throw new Problem('bad_request', message, [{ field: 'kinds', message }])
  }
  const columns = layout.columns.map(({ left, right }, at) => ({ left, right, kind: kinds[at] ?? 'none' }))
  const mapping = { key: layout.key, anchors: layout.anchors, columns }
  const { userId, mode, input } = check
  const rules = await rulesOf(ctx, userId)
  const reading = readFiles(ctx, { userId, mode, ids: input.files, rules, mapping })
  const analysis = await reading.catch((error: unknown) => tooMuch(scope, error))
  const read = analysis.files[file]
  if (!read || read.problem) throw new Problem('conflict', read ? problemText(read, locale) : '')
  const replaced = check.status === 'completed' && analysis.files.every(({ problem }) => problem === null)
  await noteOutcomes(ctx.db, { id, userId }, analysis.files)
  if (replaced) await storeAnalysis(ctx, { id, userId }, analysis)
  await ctx.db.transaction().execute(async trx => {
    await keepMapping(trx, { userId, mode }, { ...mapping, bank: layout.bank })
    if (replaced) await replaceResult(ctx, trx, id, summaryOf(analysis, input))
    await audit(trx, scope, { action: 'bankStatement.columnsMapped', subject: id, data: { replaced } })
  })
  return { rows: read.rows, replaced }
}

/** Otherwise the result would say what the analysis denies. What was charged stays. */
async function replaceResult(
  { vault }: Needed,
  trx: Trx,
  id: string,
  result: ReturnType<typeof summaryOf>,
): Promise<void> {
  const result_sealed = vault.seal(JSON.stringify(result), { column: 'verifications.result_sealed', id })
  await trx
    .updateTable('verifications')
    .set({ outcome: result.verdict, result: null, result_sealed })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .execute()
}

interface EndedCheck {
  userId: string
  mode: 'live' | 'test'
  status: string
  input: ReturnType<typeof bankStatement.input.parse>
}

async function endedCheck({ db, vault }: Needed, { actor, locale }: Asker, id: string): Promise<EndedCheck> {
  const row = await db
    .selectFrom('verifications')
    .select(['user_id', 'mode', 'status', 'input_sealed'])
    .where('id', '=', id)
    .where('product', '=', 'bank-statement')
    .where('user_id', '=', actor.userId)
    .$if(actor.kind === 'key', query => query.where('mode', '=', actor.kind === 'key' ? actor.mode : ''))
    .executeTakeFirst()
  if (!row) throw notFound('check')
  if (row.status === 'queued' || row.status === 'in_progress')
    throw new Problem('conflict', translate(locale, 'files.beingRead'))
  const sealed = vault.open(row.input_sealed, { column: 'verifications.input_sealed', id })
  const input = bankStatement.input.parse(JSON.parse(sealed))
  return { userId: row.user_id, mode: row.mode === 'test' ? 'test' : 'live', status: row.status, input }
}

async function readLayoutOf(
  ctx: Needed,
  scope: Asker,
  { userId, mode, input }: EndedCheck,
  file: number,
): Promise<{ name: string; layout: ReadLayout }> {
  const id = input.files[file]
  if (id === undefined) throw notFound('file')
  const { name, type, content, password } = await openFile(ctx, userId, id)
  const upload = { name, type, content, ...(password !== undefined && { password }) }
  const mappings = await mappingsOf(ctx.db, { userId, mode })
  const reading = ctx.heavy.run(task, { file: upload, mappings }, { userId, mode })
  const layout = await reading.catch((error: unknown) => tooMuch(scope, error))
  if ('code' in layout) {
    const problem = { ...layout, file }
    throw new Problem('conflict', problemText({ name, problem }, scope.locale))
  }
  return { name, layout }
}

function tooMuch({ locale }: Asker, error: unknown): never {
  const isTooMuch = error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory')
  throw isTooMuch ? new Problem('conflict', translate(locale, 'files.tooDemanding')) : error
}

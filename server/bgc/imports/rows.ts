import type { Selectable } from 'kysely'
import { bgcLimits } from '../../../contracts/calls/bgc.ts'
import type { ShownImport, ShownImportRow } from '../../../contracts/cases/bgc/imports.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { seenLocations, seesLocation } from '../../platform/access/locations.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { RowProblem } from './checkRows.ts'
import { headers, type ImportRow } from './fileRows.ts'

export type Own = Scope<CustomerActor>
export type ImportOfAccount = Selectable<Schema['bgc_imports']>
type Parts = Pick<Context, 'db' | 'vault'>

/** A file has candidates of all locations: members who see some only see what they have uploaded themselves. */
const isLimited = async (db: Db | Trx, actor: CustomerActor) => (await seenLocations(db, actor)) !== null

/** Throws `not_found`, also for another account's. */
export async function ownImport(
  { db, vault }: { db: Db | Trx; vault: Context['vault'] },
  { actor }: Own,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportOfAccount> {
  let found = db.selectFrom('bgc_imports').selectAll().where('id', '=', id).where('user_id', '=', actor.userId)
  if (await isLimited(db, actor)) found = found.where('sub_user_id', '=', actor.subUserId)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!row) throw notFound('import')
  return openRow(vault, 'bgc_imports', row)
}

type Counts = Record<ShownImportRow['state'], number>

export async function countRows(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counts = new Map(ids.map(id => [id, { problem: 0, ready: 0, added: 0, failed: 0 }]))
  if (ids.length === 0) return counts
  const rows = await db
    .selectFrom('bgc_import_rows')
    .select(['import_id', 'state'])
    .select(eb => eb.fn.countAll<string>().as('all'))
    .where('import_id', 'in', [...ids])
    .groupBy(['import_id', 'state'])
    .execute()
  for (const { import_id, state, all } of rows) {
    const own = counts.get(import_id)
    if (own) own[state] = Number(all)
  }
  return counts
}

async function presentImports({ db }: Parts, rows: readonly ImportOfAccount[], locale: Locale): Promise<ShownImport[]> {
  const counts = await countRows(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const own = counts.get(row.id) ?? { problem: 0, ready: 0, added: 0, failed: 0 }
    return {
      id: row.id,
      fileName: row.file_name,
      state: row.state,
      problem: row.problem && translate(locale, 'cases.imports.package'),
      planId: row.plan_id,
      counts: { total: row.rows_total, ...own },
      createdBy: row.created_by,
      createdAt: row.created_at,
      startedAt: row.started_at,
      endedAt: row.ended_at,
    }
  })
}

export async function showImport(ctx: Parts, scope: Own, id: string): Promise<ShownImport> {
  const [shown] = await presentImports(ctx, [await ownImport(ctx, scope, id)], scope.locale)
  if (!shown) throw notFound('import')
  return shown
}

const SHOWN = 20

/** The account's newest. */
export async function listImports(ctx: Parts, { actor, locale }: Own): Promise<{ imports: ShownImport[] }> {
  let found = ctx.db.selectFrom('bgc_imports').selectAll().where('user_id', '=', actor.userId)
  if (await isLimited(ctx.db, actor)) found = found.where('sub_user_id', '=', actor.subUserId)
  const rows = await found.orderBy('id', 'desc').limit(SHOWN).execute()
  const opened = rows.map(row => openRow(ctx.vault, 'bgc_imports', row))
  return { imports: await presentImports(ctx, opened, locale) }
}

const ROWS = 100

/** Its rows in order, from behind `after`. A candidate who belongs to a location that the member does not see any more is not named. */
export async function listImportRows(
  ctx: Parts,
  scope: Own,
  id: string,
  { state, after }: { state?: ShownImportRow['state'] | undefined; after: number },
): Promise<{ rows: ShownImportRow[] }> {
  await ownImport(ctx, scope, id)
  let found = ctx.db
    .selectFrom('bgc_import_rows')
    .leftJoin('cases', 'cases.id', 'bgc_import_rows.case_id')
    .select([
      'import_id',
      'row_no',
      'state',
      'row_sealed',
      'problems_sealed',
      'case_id',
      'cases.subject_name',
      'cases.location_id',
    ])
    .where('import_id', '=', id)
    .where('row_no', '>', after)
  if (state) found = found.where('state', '=', state)
  const rows = await found.orderBy('row_no').limit(ROWS).execute()
  const seen = await seenLocations(ctx.db, scope.actor)
  return {
    rows: rows.map(row => {
      const { given, problems } = openImportRow(ctx, row)
      const caseId = seesLocation(seen, row.location_id) ? row.case_id : null
      const { subject_name } = row
      const subject = caseId === null ? null : openRow(ctx.vault, 'cases', { id: caseId, subject_name }).subject_name
      return {
        row: row.row_no,
        state: row.state,
        name: subject ?? given?.name ?? null,
        caseId,
        problems: problems.map(({ column, message }) => ({
          column: headerOf(column),
          message: message[scope.locale],
        })),
      }
    }),
  }
}

type Sealed = Pick<Selectable<Schema['bgc_import_rows']>, 'import_id' | 'row_no' | 'row_sealed' | 'problems_sealed'>

export function openImportRow({ vault }: Pick<Context, 'vault'>, row: Sealed) {
  const { row_sealed, problems_sealed } = openRow(vault, 'bgc_import_rows', row)
  return {
    given: row_sealed === null ? null : (JSON.parse(row_sealed) as ImportRow),
    problems: problems_sealed === null ? [] : (JSON.parse(problems_sealed) as RowProblem[]),
  }
}

/** A column as our template names it. */
export const headerOf = (column: keyof ImportRow): string => {
  const [word] = headers[column]
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** How old rows may be that are added. */
export const keptSince = (now = Date.now()): string => new Date(now - bgcLimits.keepDays * 86_400_000).toISOString()

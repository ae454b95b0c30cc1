import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { StatementProblemCode, StatementVerdict } from '../../contracts/bankStatements/statementCodes.ts'
import type { rereadStatement } from '../../contracts/calls/bankStatements.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { bankStatement } from '../../contracts/products/bankStatement.ts'
import type { StatementFileRecord, statementFile } from '../../contracts/resources/statementFile.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { countCapped, customerIs, pageOf } from '../platform/db/listQueries.ts'
import type { ListQuery } from '../platform/http/serveResource.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { customerName, openName } from '../platform/sealing/names.ts'
import type { Vault } from '../platform/vault.ts'
import { noteOutcomes } from './fileOutcomes.ts'
import { readFiles } from './readFiles.ts'
import { rulesOf } from './rules.ts'
import { storeAnalysis } from './storeAnalysis.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof statementFile.filter>

const columns = {
  id: 'bank_statement_files.id',
  createdAt: 'bank_statement_files.created_at',
  rows: 'bank_statement_files.row_count',
}

/** Midnight in India at the start of a day, or `days` later. */
const startOf = (day: string, days = 0) =>
  sql<string>`((${day}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`

/** Of a bank that is not known. */
const NO_BANK = '-'

function matching(db: Db, { id, q, problem, verdict, kind, bank, customer, createdFrom, createdTo }: Filter = {}) {
  let query = db
    .selectFrom('bank_statement_files')
    .innerJoin('users', 'users.id', 'bank_statement_files.user_id')
    .selectAll('bank_statement_files')
    .select(customerName.as('customer'))
  if (id) query = query.where('bank_statement_files.id', 'in', id)
  if (q) query = query.where('verification_id', '=', q)
  if (problem) query = query.where('problem', 'in', problem)
  if (verdict) query = query.where('verdict', 'in', verdict)
  if (kind) query = query.where('kind', 'in', kind)
  if (bank) query = query.where('bank', bank === NO_BANK ? 'is' : '=', bank === NO_BANK ? null : bank)
  if (customer) query = query.where(customerIs(customer))
  if (createdFrom) query = query.where('bank_statement_files.created_at', '>=', startOf(createdFrom))
  if (createdTo) query = query.where('bank_statement_files.created_at', '<', startOf(createdTo, 1))
  return query
}

type Row = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

const present = (vault: Vault, row: Row): StatementFileRecord => ({
  id: row.id,
  verificationId: row.verification_id,
  userId: row.user_id,
  customer: openName(vault, row.customer),
  kind: row.kind,
  bytes: row.bytes,
  pages: row.pages,
  rows: row.row_count,
  bank: row.bank,
  verdict: row.verdict as StatementVerdict | null,
  problem: row.problem as StatementProblemCode | null,
  readAt: row.read_at,
  createdAt: row.created_at,
})

/** The files of all customers' bank statements, for staff who look after the reader. */
export async function listStatementFiles({ db, vault }: Parts, { filter, ...page }: ListQuery<Filter>) {
  const found = matching(db, filter)
  const last = sql`(select created_at, id from bank_statement_files where id = ${filter.after})`
  const rest = filter.after
    ? found.where(sql<SqlBool>`(bank_statement_files.created_at, bank_statement_files.id) < ${last}`)
    : found
  const rows = await pageOf(rest, columns, page).execute()
  return { ...(await countCapped(db, found)), rows: rows.map(row => present(vault, row)) }
}

/** Throws `not_found`. */
export async function showStatementFile({ db, vault }: Parts, id: string): Promise<StatementFileRecord> {
  const row = await matching(db).where('bank_statement_files.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('file')
  return present(vault, row)
}

export async function* streamStatementFiles({ db, vault }: Parts, filter: Filter): AsyncGenerator<StatementFileRecord> {
  const found = matching(db, filter).orderBy('bank_statement_files.id', 'desc').limit(limits.exportRows)
  yield* (await found.execute()).map(row => present(vault, row))
}

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>

/**
 * Reads the files of a check again, after the reader was mended. Nothing is charged, and the check's result stays; its analysis is replaced if it
 * had one. Throws `not_found` if there is no such file or its content is gone, `conflict` while the check is read or if it takes too much.
 */
export async function reread(
  ctx: Needed,
  scope: Scope<AdminActor>,
  { id, reason }: { id: string; reason: string },
): Promise<z.input<typeof rereadStatement.reply>> {
  const check = await ctx.db
    .selectFrom('bank_statement_files')
    .innerJoin('verifications', 'verifications.id', 'bank_statement_files.verification_id')
    .select(['verifications.id', 'verifications.user_id', 'verifications.status', 'verifications.mode'])
    .select('verifications.input_sealed')
    .where('bank_statement_files.id', '=', id)
    .executeTakeFirst()
  if (!check) throw notFound('file')
  if (check.status === 'queued' || check.status === 'in_progress')
    throw new Problem('conflict', 'This check is being read.')
  const owner = { id: check.id, userId: check.user_id }
  // Before the content is opened, so that nobody does it without a record.
  await audit(ctx.db, scope, { action: 'bankStatement.reread', subject: check.id, userId: check.user_id, reason })
  const sealed = ctx.vault.open(check.input_sealed, { column: 'verifications.input_sealed', id: check.id })
  const input = bankStatement.input.parse(JSON.parse(sealed))
  const rules = await rulesOf(ctx, owner.userId)
  const asker = { userId: owner.userId, mode: check.mode === 'test' ? 'test' : 'live' } as const
  const analysis = await readFiles(ctx, { ...asker, ids: input.files, rules }).catch((error: unknown) => {
    if (!(error instanceof HeavyFailure)) throw error
    throw new Problem('conflict', 'The files still need more time or memory than they may take.')
  })
  await noteOutcomes(ctx.db, owner, analysis.files)
  const unread = analysis.files.filter(({ problem }) => problem).length
  if (unread === 0 && check.status === 'completed') await storeAnalysis(ctx, owner, analysis)
  return { read: analysis.files.length - unread, unread }
}

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { StatementAnalysis, StatementRow } from '../../contracts/bankStatements/statements.ts'
import type { Context, Db } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { keepWith } from '../platform/objectStorage/sealedStore.ts'
import { notFound } from '../platform/problem.ts'

/*
 * An analysis lies in the object store: lines of JSON, compressed. The first line is everything but the rows,
 * then each line is a row. So rows are parsed a few at a time, and 60,000 of them never hold up the node.
 */

const MAX_BYTES = 256 * 1024 * 1024
/** Rows that are parsed before others get their turn: about 5 ms. */
const AT_ONCE = 1_000

type Needed = Pick<Context, 'db' | 'objects'>
export type StatementHead = Omit<StatementAnalysis, 'rows'>

interface Owner {
  /** The check's id. */
  id: string
  userId: string
}

/** Stores the analysis of a check. One from an earlier reading of the same check is replaced. */
export async function storeAnalysis(
  { db, objects }: Needed,
  { id, userId }: Owner,
  analysis: StatementAnalysis,
): Promise<void> {
  const { rows, ...head } = analysis
  const lines = [head, ...rows].map(line => JSON.stringify(line)).join('\n')
  const objectId = newId('obj')
  const object = await objects.put(objectId, Readable.from([await promisify(gzip)(lines)]), MAX_BYTES)
  const values = { object_id: objectId, row_count: rows.length }
  const deleteEarlier = await keepWith({ db }, [object], async trx => {
    const stored = trx.selectFrom('bank_statements').select('object_id').where('id', '=', id)
    const earlier = await stored.forUpdate().executeTakeFirst()
    await trx
      .insertInto('bank_statements')
      .values({ id, user_id: userId, ...values })
      .onConflict(conflict => conflict.column('id').doUpdateSet(values))
      .execute()
    return earlier && objects.removeIn(trx, earlier.object_id)
  })
  await deleteEarlier?.()
}

/** An analysis that has been opened. */
export interface OpenAnalysis {
  head: StatementHead
  rowCount: number
  /** Each row with its place, in order. */
  rows: () => AsyncGenerator<StatementRow & { at: number }>
}

/** Opens the analysis of a check of the account; of a key, only in its mode. Throws `not_found`. */
export async function openAnalysis(
  ctx: Needed,
  { id, userId, mode }: Owner & { mode?: 'live' | 'test' },
): Promise<OpenAnalysis> {
  const row = await findRow(ctx.db, { id, userId, mode })
  if (!row) throw notFound('analysis')
  const compressed = await buffer(await ctx.objects.get(row.object_id))
  const text = (await promisify(gunzip)(compressed)).toString('utf8')
  const end = text.indexOf('\n')
  const stored = JSON.parse(end < 0 ? text : text.slice(0, end)) as StatementHead
  // What was stored before scans were read does not name them.
  const head = { ...stored, files: stored.files.map(file => ({ ...file, scans: file.scans ?? [] })) }
  return { head, rowCount: row.row_count, rows: () => rowsIn(text, end) }
}

const findRow = (db: Db, { id, userId, mode }: Owner & { mode: 'live' | 'test' | undefined }) =>
  db
    .selectFrom('bank_statements')
    .innerJoin('verifications', 'verifications.id', 'bank_statements.id')
    .select(['bank_statements.object_id', 'bank_statements.row_count'])
    .where('bank_statements.id', '=', id)
    .where('bank_statements.user_id', '=', userId)
    .$if(mode !== undefined, query => query.where('verifications.mode', '=', mode ?? ''))
    .executeTakeFirst()

async function* rowsIn(text: string, end: number): AsyncGenerator<StatementRow & { at: number }> {
  let start = end < 0 ? text.length : end + 1
  for (let at = 0; start < text.length; at += 1) {
    const next = text.indexOf('\n', start)
    const stop = next < 0 ? text.length : next
    yield { ...(JSON.parse(text.slice(start, stop)) as StatementRow), at }
    start = stop + 1
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(resolve => setImmediate(resolve))
  }
}

/** The whole analysis in memory, for work that needs all of it. */
export async function wholeAnalysis({ head, rows }: OpenAnalysis): Promise<StatementAnalysis> {
  const all: StatementRow[] = []
  for await (const { at: _, ...row } of rows()) all.push(row)
  return { ...head, rows: all }
}

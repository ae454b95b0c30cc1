import type { Context, Db } from '../context.ts'
import { type SealedColumn, type SealedColumnOptions, sealedColumns } from '../sealedColumns.ts'
import type { Vault } from '../vault.ts'
import { resealIndexKey } from './indexKey.ts'
import { countUnfinished, type Resealed, resealColumn } from './reseal.ts'

const columns = Object.keys(sealedColumns) as SealedColumn[]
const DONE = 'resealed'

type Parts = Pick<Context, 'db' | 'vault'>

/** Seals before the server listens what is searched by its index. */
export async function resealBeforeStart({ db, vault }: Parts): Promise<void> {
  const first = columns.filter(column => (sealedColumns[column] as SealedColumnOptions).beforeStart)
  const done = await doneColumns(db, vault)
  for (const column of first.filter(column => !done.includes(column))) {
    await resealColumn({ db, vault }, column)
    await recordIfDone({ db, vault }, column)
  }
}

/**
 * Seals the rest in the background, once. A killed process leaves whole batches behind, and the next start goes on. While
 * SECRET_KEY_OLD is set, every start walks all columns again, because nodes that start later may still seal with the old key.
 */
export function startResealing(ctx: Pick<Context, 'db' | 'vault' | 'log' | 'config'>): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = resealAll(ctx, { signal: stopping.signal, again: ctx.config.SECRET_KEY_OLD !== undefined }).then(
    reports => {
      const [resealed, unreadable] = (['resealed', 'unreadable'] as const).map(what =>
        reports.reduce((sum, report) => sum + report[what], 0),
      )
      if (resealed) ctx.log.info({ resealed }, 'stored values were resealed')
      if (unreadable) ctx.log.error({ unreadable }, 'stored values that no key opens')
    },
    (error: unknown) => {
      if (!stopping.signal.aborted) ctx.log.error({ err: error }, 'resealing')
    },
  )
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Walks every column, or those that were not finished with the current key. */
export async function resealAll(
  { db, vault }: Parts,
  { signal, again }: { signal?: AbortSignal; again: boolean },
): Promise<Resealed[]> {
  await resealIndexKey(db, vault)
  const done = again ? [] : await doneColumns(db, vault)
  const reports: Resealed[] = []
  for (const column of columns.filter(column => !done.includes(column))) {
    const report = await resealColumn({ db, vault }, column, signal && { signal })
    reports.push(report)
    if (signal?.aborted) break
    await recordIfDone({ db, vault }, column)
  }
  return reports
}

const readDone = async (db: Db) => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', DONE).executeTakeFirst()
  return row?.value as { with: string; columns: string[] } | undefined
}

/** The columns that a walk has finished with the current key. */
async function doneColumns(db: Db, vault: Vault): Promise<string[]> {
  const done = await readDone(db)
  return done?.with === vault.sealedPrefix ? done.columns : []
}

/** A walk leaves out rows that others had locked, so that what is left is counted. */
async function recordIfDone({ db, vault }: Parts, column: SealedColumn): Promise<void> {
  if ((await countUnfinished(db, vault, column)) > 0) return
  const before = await doneColumns(db, vault)
  const value = JSON.stringify({ with: vault.sealedPrefix, columns: [...new Set([...before, column])] })
  await db
    .insertInto('settings')
    .values({ key: DONE, value })
    .onConflict(same => same.column('key').doUpdateSet({ value }))
    .execute()
}

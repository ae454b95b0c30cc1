import type { Context, Db } from '../context.ts'
import { type SealedColumn, type SealedColumnOptions, sealedColumns } from '../sealedColumns.ts'
import { type SealingRound, startUntilSealed, untilSealed } from '../untilSealed.ts'
import type { Vault } from '../vault.ts'
import { resealIndexKey } from './indexKey.ts'
import { countUnfinished, type Resealed, resealColumn } from './reseal.ts'

const allColumns = Object.keys(sealedColumns) as SealedColumn[]
const DONE = 'resealed'

type Parts = Pick<Context, 'db' | 'vault'>

/**
 * Seals before the server listens what is searched by its index. Rows that another node holds are waited for, because nobody is found by an
 * index that lacks some.
 */
export async function resealBeforeStart({ db, vault, log }: Pick<Context, 'db' | 'vault' | 'log'>): Promise<void> {
  const columns = allColumns.filter(column => (sealedColumns[column] as SealedColumnOptions).beforeStart)
  const { walk } = resealing({ db, vault }, { again: false, columns })
  const onRound = ({ left }: SealingRound) => {
    if (left > 0) log.info({ left }, 'waiting for rows that somebody else holds, to seal them')
  }
  await untilSealed(walk, { firstPauseMs: 100, onRound })
}

/**
 * Seals the rest in the background, until none is left. A killed process leaves whole batches behind, and the next start goes on. While
 * SECRET_KEY_OLD is set, every start walks all columns again, because nodes that start later may still seal with the old key.
 */
export function startResealing({ db, vault, log, config }: Pick<Context, 'db' | 'vault' | 'log' | 'config'>) {
  const { walk } = resealing({ db, vault }, { again: config.SECRET_KEY_OLD !== undefined })
  return startUntilSealed('values', log, async signal => {
    await resealIndexKey(db, vault)
    return walk(signal)
  })
}

/** Walks every column, or those that were not finished with the current key, until none is left or the rounds are over. */
export async function resealAll(
  { db, vault }: Parts,
  { again, mostRounds = 1 }: { again: boolean; mostRounds?: number },
): Promise<Resealed[]> {
  await resealIndexKey(db, vault)
  const { walk, reports } = resealing({ db, vault }, { again })
  await untilSealed(walk, { mostRounds })
  return [...reports.values()]
}

/** Each walk takes up the columns that the one before has not finished. A column that fails does not keep the others. */
function resealing(
  { db, vault }: Parts,
  { again, columns = allColumns }: { again: boolean; columns?: SealedColumn[] },
) {
  const reports = new Map<SealedColumn, Resealed>()
  let open: SealedColumn[] | undefined
  const walk = async (signal?: AbortSignal): Promise<SealingRound> => {
    const done = open || again ? [] : await doneColumns(db, vault)
    const round: SealingRound = { sealed: 0, unreadable: 0, left: 0 }
    const unfinished: SealedColumn[] = []
    const failures: unknown[] = []
    for (const column of (open ?? columns).filter(column => !done.includes(column))) {
      try {
        const { resealed, unreadable } = await resealColumn({ db, vault }, column, signal && { signal })
        reports.set(column, { column, resealed: resealed + (reports.get(column)?.resealed ?? 0), unreadable })
        if (signal?.aborted) break
        const count = await countUnfinished(db, vault, column)
        if (count === 0) await recordDone({ db, vault }, column)
        const left = Math.max(0, count - unreadable)
        if (left > 0) unfinished.push(column)
        round.sealed += resealed
        round.left += left
      } catch (error) {
        unfinished.push(column)
        failures.push(error)
      }
    }
    open = unfinished
    if (failures.length > 0) throw failures[0]
    round.unreadable = [...reports.values()].reduce((sum, { unreadable }) => sum + unreadable, 0)
    return round
  }
  return { walk, reports }
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

async function recordDone({ db, vault }: Parts, column: SealedColumn): Promise<void> {
  const before = await doneColumns(db, vault)
  const value = JSON.stringify({ with: vault.sealedPrefix, columns: [...new Set([...before, column])] })
  await db
    .insertInto('settings')
    .values({ key: DONE, value })
    .onConflict(same => same.column('key').doUpdateSet({ value }))
    .execute()
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { type SealingRound, startUntilSealed } from '../untilSealed.ts'
import { createRawStore } from './create.ts'
import { openOldObject, UnreadableObject } from './oldObjects.ts'
import { dropReplaced, rewriteObject } from './rewriteObject.ts'
import type { StoreParts } from './sealedStore.ts'
import { claimWaiting, isWaiting } from './waitingUploads.ts'

const BATCH = 100
/** Between objects, so that requests are not kept waiting. */
const PAUSE_MS = 5

/** Rewrites in frames, in the background, what earlier versions have stored in clear or sealed as a whole (decision 0071). */
export const startRewritingObjects = (ctx: Pick<Context, 'db' | 'vault' | 'log' | 'config'>) => {
  const parts = { db: ctx.db, vault: ctx.vault, raw: createRawStore(ctx.config, ctx.log) }
  return startUntilSealed('objects', ctx.log, signal => rewriteOldObjects(parts, signal))
}

type Outcome = 'done' | 'unreadable' | 'left'

/**
 * Walks all old objects once. Killed at any point, it loses nothing: the new writing stands beside the old one until the row names it, and what
 * the old one was called stays in the row until it is deleted. Nodes that do it at once, readers and deletions are no obstacle: whoever
 * changes the row first has done it. Throws `unavailable`.
 */
export async function rewriteOldObjects(parts: StoreParts, signal?: AbortSignal): Promise<SealingRound> {
  const round: SealingRound = { sealed: 0, unreadable: 0, left: 0 }
  for (let after = ''; !signal?.aborted; ) {
    const ids = await oldObjects(parts).select('object_id').where('object_id', '>', after).limit(BATCH).execute()
    const last = ids.at(-1)
    if (!last) break
    // Two nodes seldom meet at the same object.
    for (const { object_id } of ids.toSorted(() => Math.random() - 0.5)) {
      if (signal?.aborted) break
      const outcome = await sealObject(parts, object_id)
      round[outcome === 'done' ? 'sealed' : outcome] += 1
      await sleep(PAUSE_MS)
    }
    after = last.object_id
  }
  return round
}

/** How many objects are not in frames yet. */
export async function countOldObjects({ db }: Pick<Context, 'db'>): Promise<number> {
  const { count } = await oldObjects({ db })
    .clearOrderBy()
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const oldObjects = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('object_keys')
    .where(row => row.or([row('key_sealed', 'is', null), row('replaced', 'is not', null)]))
    .orderBy('object_id')

async function sealObject(parts: StoreParts, id: string): Promise<Outcome> {
  const row = await parts.db.selectFrom('object_keys').selectAll().where('object_id', '=', id).executeTakeFirst()
  if (!row) return 'done'
  try {
    if (row.replaced !== null) await dropReplaced(parts, id, row.replaced)
    else if (isWaiting(row)) return await claimWaiting(parts, row)
    else if (row.key_sealed === null) await rewriteObject(parts, row, await openOldObject(parts.raw, parts.vault, row))
    return 'done'
  } catch (error) {
    if (error instanceof UnreadableObject) return 'unreadable'
    if (!(error instanceof Problem) || error.code !== 'not_found') throw error
    // Missing, unless another node has rewritten it meanwhile or its owner has deleted it.
    const now = await parts.db
      .selectFrom('object_keys')
      .select('stored_as')
      .where('object_id', '=', id)
      .executeTakeFirst()
    return now?.stored_as === row.stored_as ? 'unreadable' : 'done'
  }
}

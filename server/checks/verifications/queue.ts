import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FileType } from '../../../contracts/files.ts'
import { limits } from '../../../contracts/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { Locale } from '../../../contracts/text.ts'
import { startKeeping, useFiles } from '../../files/keepFiles.ts'
import { fileTypeOf } from '../../files/openFile.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor, KeyActor, SystemActor } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { askOrWait } from '../../sources/askSource.ts'
import { settleVerification } from './settleVerification.ts'
import { isOpen, openInput, timelineEvent, type VerificationRow } from './values.ts'

/*
 * Checks that read files wait in a queue for a node that works (docs/decisions/0060). A check is in the queue while its row says `queued`
 * or `in_progress`; the job only wakes a worker. Whatever is delivered twice is read twice and settled once.
 */

const QUEUE = 'read-files'
const TIDY_MS = 60_000
const LOOK_MS = 250

interface ReadTask {
  id: string
  /** Of whoever asked: a refusal is stored in words. */
  locale: Locale
}

/** The ids of the files that an input names. */
export function filesOf(product: ProductId, input: Record<string, unknown>): string[] {
  const { reads } = productOf(product)
  return reads ? [input[reads]].flat().map(String) : []
}

/** Throws `bad_request` for a file that is not there or not of a type that the product reads, `too_many_requests` and `unavailable` while too many checks wait; nothing is charged. */
export async function requireReadable(
  ctx: Context,
  { actor, locale }: Scope<CustomerActor | KeyActor>,
  product: ProductId,
  input: Record<string, unknown>,
): Promise<void> {
  const { reads, inputFields } = productOf(product)
  const { types, most } = inputFields.find(({ source }) => source === reads) ?? {}
  for (const [at, id] of filesOf(product, input).entries()) {
    const type = await fileTypeOf(ctx, actor.userId, id).catch(nullIfProblem)
    if (type && types?.includes(type) !== false) continue
    const message = translate(locale, type ? 'files.wrongType' : 'files.missing', { types: typeWords(types) })
    throw new Problem('bad_request', message, [{ field: most ? `${reads}.${at}` : String(reads), message }])
  }
  const { perAccount, all } = limits.queuedChecks
  const { own, total } = await countQueued(ctx.db, actor.userId)
  if (own >= perAccount)
    throw new Problem('too_many_requests', translate(locale, 'files.tooManyWaiting', { count: perAccount }))
  if (total >= all) throw new Problem('unavailable', translate(locale, 'files.busy'))
}

const nullIfProblem = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}

const typeWords = (types: readonly FileType[] = []) => types.map(type => type.toUpperCase()).join(', ')

const countQueued = (db: Db, userId: string) =>
  db
    .selectFrom('verifications')
    .select([sql<number>`count(*) filter (where user_id = ${userId})`.as('own'), sql<number>`count(*)`.as('total')])
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()

/** Ties the files to the check and wakes a worker. After a crash in between, `tidy` does the latter. */
export async function enqueue(ctx: Context, { locale }: Pick<Scope, 'locale'>, row: VerificationRow): Promise<void> {
  const input = openInput(ctx.vault, row)
  await ctx.db.transaction().execute(async trx => {
    await useFiles(trx, row.user_id, row.id, filesOf(row.product as ProductId, input))
    await sendTask(ctx, trx, { id: row.id, locale })
  })
}

const sendTask = ({ jobs }: Pick<Context, 'jobs'>, trx: Trx, task: ReadTask) =>
  jobs.sendIn(trx, QUEUE, task, { singletonKey: task.id })

/** Waits up to `patienceMs` for the end of a check; returns it as it is then. */
export async function waitForEnd(
  { db }: Pick<Context, 'db'>,
  id: string,
  patienceMs: number,
): Promise<VerificationRow> {
  const until = Date.now() + patienceMs
  for (;;) {
    const row = await readRow(db, id)
    if (!isOpen(row.status) || Date.now() >= until) return row
    await sleep(Math.min(LOOK_MS, Math.max(1, until - Date.now())))
  }
}

const readRow = (db: Db, id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Starts the worker of this queue; each node reads as many checks at once as it has processes. */
export async function startReadingFiles(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: limits.queuedChecks.heldMs / 1000 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<ReadTask>(QUEUE, ({ data }) => readQueued(ctx, data), {
    batchSize: 1,
    localConcurrency: ctx.heavy.size,
  })
  return runPeriodically(TIDY_MS, 'checks that wait to be read', ctx.log, () => tidy(ctx))
}

const actor: SystemActor = { kind: 'system', name: 'reader' }

/** Reads the files of one check and settles it. Does nothing if it has ended. */
export async function readQueued(ctx: Context, { id, locale }: ReadTask): Promise<void> {
  const row = await beginReading(ctx.db, id)
  if (!row) return
  const product = row.product as ProductId
  const outcome = await askOrWait(ctx, {
    product,
    input: productOf(product).input.parse(openInput(ctx.vault, row)),
    userId: row.user_id,
    mode: row.mode === 'test' ? 'test' : 'live',
    reading: { verificationId: id, locale, onStep: (step, detail) => void noteStep(ctx, id, step, detail) },
  })
  if (outcome.status === 'awaiting_person') throw new TypeError(`${product} reads files and cannot wait for a person.`)
  await settleVerification(ctx, { actor, ip: null, requestId: null, locale }, await readRow(ctx.db, id), outcome)
  await startKeeping(ctx, row.user_id, id)
}

const eventJson = (event: 'reading' | 'checking') =>
  sql<string>`${JSON.stringify([timelineEvent(event, new Date())])}::jsonb`

const beginReading = (db: Db, id: string) =>
  db
    .updateTable('verifications')
    .set({ status: 'in_progress', timeline: sql`timeline || ${eventJson('reading')}` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'in_progress'])
    .returningAll()
    .executeTakeFirst()

/** Progress is a service: what cannot be written is logged. How far the reading is stands at its event. */
async function noteStep(
  { db, log }: Context,
  id: string,
  step: 'reading' | 'checking',
  detail?: string,
): Promise<void> {
  if (step === 'reading' && detail === undefined) return
  const isAtReading = sql<boolean>`timeline -> -1 ->> 'event' = 'reading'`
  const timeline =
    step === 'reading'
      ? sql<string>`jsonb_set(timeline, '{-1,detail}', ${JSON.stringify(detail)}::jsonb)`
      : sql<string>`timeline || ${eventJson(step)}`
  await db
    .updateTable('verifications')
    .set({ timeline })
    .where('id', '=', id)
    .where('status', '=', 'in_progress')
    .$if(step === 'reading', query => query.where(isAtReading))
    .execute()
    .catch((error: unknown) => log.error({ err: error, id }, 'progress'))
}

/** Sends checks again whose job is gone; the queue drops those that it has already. */
async function tidy(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('verifications')
    .select(['id'])
    .where('status', '=', 'queued')
    .where('created_at', '<', new Date(Date.now() - TIDY_MS).toISOString())
    .limit(limits.queuedChecks.all)
    .execute()
  for (const { id } of left) await ctx.db.transaction().execute(trx => sendTask(ctx, trx, { id, locale: 'en' }))
}

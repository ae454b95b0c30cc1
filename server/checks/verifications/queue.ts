import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FileType } from '../../../contracts/files/files.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { startKeeping, useFiles } from '../../files/keepFiles.ts'
import { fileTypeOf } from '../../files/openFile.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor, KeyActor, SystemActor } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { Problem } from '../../platform/problem.ts'
import { endReading, queuePlace, queueReading, type Reading } from '../../platform/taskPool/readingQueue.ts'
import { translate } from '../../platform/translate.ts'
import { askOrWait } from '../../sources/askSource.ts'
import { settleVerification } from './settleVerification.ts'
import { isOpen, openInput, timelineEvent, type VerificationRow } from './values.ts'

/*
 * Checks that read files wait in a queue for a node that works (decisions 0060 and 0072). A check is in the queue while its row says `queued` or
 * `in_progress`. Whatever is read twice is settled once.
 */

const CLEAN_UP_MS = 60_000
const LOOK_MS = 250

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
  { input, mode }: { input: Record<string, unknown>; mode: Reading['mode'] },
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
  const { own, total } = await countQueued(ctx.db, actor.userId, mode)
  if (own >= perAccount)
    throw new Problem('too_many_requests', translate(locale, 'files.tooManyWaiting', { count: perAccount }))
  if (total >= all) throw new Problem('unavailable', translate(locale, 'files.busy'))
}

const nullIfProblem = (error: unknown): null => {
  if (error instanceof Problem) return null
  throw error
}

const typeWords = (types: readonly FileType[] = []) => types.map(type => type.toUpperCase()).join(', ')

/** Live and test checks have room of their own. */
const countQueued = (db: Db, userId: string, mode: Reading['mode']) =>
  db
    .selectFrom('verifications')
    .select([sql<number>`count(*) filter (where user_id = ${userId})`.as('own'), sql<number>`count(*)`.as('total')])
    .where('status', '=', 'queued')
    .where('mode', '=', mode)
    .executeTakeFirstOrThrow()

/** Ties the files to the check and puts it in the queue. After a crash in between, `tidy` does the latter. */
export async function enqueue(ctx: Context, { locale }: Pick<Scope, 'locale'>, row: VerificationRow): Promise<void> {
  const input = openInput(ctx.vault, row)
  await ctx.db.transaction().execute(async trx => {
    await useFiles(trx, row.user_id, row.id, filesOf(row.product as ProductId, input))
    await queueReading(ctx, trx, readingOf(row, locale))
  })
}

const readingOf = (
  { id, user_id, mode }: Pick<VerificationRow, 'id' | 'user_id' | 'mode'>,
  locale: Locale,
): Reading => ({
  id,
  kind: 'check',
  userId: user_id,
  mode: modeOf(mode),
  locale,
})

const modeOf = (mode: string) => (mode === 'test' ? 'test' : 'live')

/** The place of a check whose files wait to be read, 1 for the next one; null for any other check. */
export const placeOf = async ({ db }: Pick<Context, 'db'>, { id, status }: Pick<VerificationRow, 'id' | 'status'>) =>
  status === 'queued' ? queuePlace(db, id) : null

/** Waits up to `timeoutMs` for the end of a check; returns it as it is then. */
export async function waitForEnd({ db }: Pick<Context, 'db'>, id: string, timeoutMs: number): Promise<VerificationRow> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const row = await readRow(db, id)
    if (!isOpen(row.status) || Date.now() >= until) return row
    await sleep(Math.min(LOOK_MS, Math.max(1, until - Date.now())))
  }
}

const readRow = (db: Db, id: string) =>
  db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Puts checks in the queue that a crash has left outside. */
export const startQueueingLost = (ctx: Context) =>
  runPeriodically(CLEAN_UP_MS, 'checks that wait to be read', ctx.log, () => cleanUp(ctx))

const actor: SystemActor = { kind: 'system', name: 'reader' }

/** Reads the files of one check, settles it and takes it from the queue. Does no more than that if it has ended. */
export async function readQueued(ctx: Context, { id, locale }: Pick<Reading, 'id' | 'locale'>): Promise<void> {
  const row = await beginReading(ctx.db, id)
  if (row) await readAndSettle(ctx, row, locale)
  await endReading(ctx.db, id)
}

async function readAndSettle(ctx: Context, row: VerificationRow, locale: Locale): Promise<void> {
  const { id } = row
  const product = row.product as ProductId
  const outcome = await askOrWait(ctx, {
    product,
    input: productOf(product).input.parse(openInput(ctx.vault, row)),
    userId: row.user_id,
    mode: modeOf(row.mode),
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

async function cleanUp(ctx: Context): Promise<void> {
  const lost = await ctx.db
    .selectFrom('verifications')
    .select(['id', 'user_id', 'mode'])
    .where('status', 'in', ['queued', 'in_progress'])
    .where('product', 'in', readingProducts)
    .where('job_id', 'is', null)
    .where('created_at', '<', new Date(Date.now() - CLEAN_UP_MS).toISOString())
    .where(row =>
      row.not(
        row.exists(row.selectFrom('readings').select('readings.id').whereRef('readings.id', '=', 'verifications.id')),
      ),
    )
    .limit(limits.queuedChecks.all)
    .execute()
  for (const row of lost) await ctx.db.transaction().execute(trx => queueReading(ctx, trx, readingOf(row, 'en')))
}

const readingProducts = productIds.filter(id => productOf(id).reads)

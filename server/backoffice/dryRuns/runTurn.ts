import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { type DryRunState, dryRunLimits } from '../../../contracts/platform/dryRuns.ts'
import type { InputOf, ProductId } from '../../../contracts/products/index.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { DryRunTotals } from '../../platform/db/schema/dryRuns.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { askForStaff } from '../providers/askForStaff.ts'
import { planDryRun } from './plan.ts'
import { openKept, testInputs } from './questions.ts'
import { type DryRunTurn, sendTurn } from './queue.ts'
import { counted, type SideAnswer } from './totals.ts'

/** How long a turn runs before other jobs get theirs. */
const SLICE_MS = 5_000

type Run = Selectable<Schema['dry_runs']>

/** One turn of a dry run: one question after the other. A turn that is delivered twice asks nothing twice, because each question is taken first. */
export async function runTurn(ctx: Context, { id, turn }: DryRunTurn): Promise<void> {
  const until = Date.now() + SLICE_MS
  do {
    if (!(await askNext(ctx, { id, turn }))) return
    await sleep(dryRunLimits.pauseMs)
  } while (Date.now() < until)
  await ctx.db.transaction().execute(async trx => {
    const next = await trx
      .updateTable('dry_runs')
      .set({ turn: turn + 1 })
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('state', '=', 'running')
      .returning('turn')
      .executeTakeFirst()
    if (next) await sendTurn(ctx, trx, { id, turn: next.turn })
  })
}

/** False if there is nothing to ask any more. */
async function askNext(ctx: Context, task: DryRunTurn): Promise<boolean> {
  const taken = await ctx.db.transaction().execute(trx => takeNext(ctx, trx, task))
  if (!taken) return false
  const { run, question } = taken
  const asked = await ask(ctx, run, question)
  await ctx.db.transaction().execute(trx => count(trx, run, asked))
  return true
}

/** Takes a question out of those that wait, or ends the run. */
async function takeNext(
  ctx: Context,
  trx: Trx,
  { id, turn }: DryRunTurn,
): Promise<{ run: Run; question: string } | null> {
  const run = await trx
    .selectFrom('dry_runs')
    .selectAll()
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
  if (!run) return null
  const end = async (state: DryRunState) => {
    await trx.updateTable('dry_runs').set({ state, waiting: [], ended_at: new Date() }).where('id', '=', id).execute()
    return null
  }
  const [question, ...waiting] = run.waiting
  if (question === undefined) return end('done')
  const { first, second, failures } = run.totals
  if (failures >= dryRunLimits.failures) return end('failing')
  // Prices may change while it runs.
  const { pricePaise } = await planDryRun({ config: ctx.config, db: trx }, 'en', { ...run, most: 1 })
  const spent = (run.questions === 'test' ? first.costPaise : 0) + second.costPaise
  if (spent + (pricePaise ?? 0) > run.cap_paise) return end('capped')
  await trx.updateTable('dry_runs').set({ waiting }).where('id', '=', id).execute()
  return { run, question }
}

type Asked = readonly [SideAnswer, SideAnswer] | { notAsked: 'erased' | 'changed' }

async function ask(ctx: Context, run: Run, question: string): Promise<Asked> {
  const { product, provider, against } = run
  if (run.questions === 'yesterday') {
    const kept = await openKept(ctx, product, question)
    if ('notAsked' in kept) return kept
    return [kept.answer, await askOne(ctx, product, kept.input, provider)]
  }
  const input = testInputs(product, [against ?? provider, provider])[Number(question)]
  // A new version documents other values.
  if (!input || against === null) return { notAsked: 'changed' }
  return Promise.all([askOne(ctx, product, input, against), askOne(ctx, product, input, provider)])
}

async function askOne(
  ctx: Context,
  product: ProductId,
  input: InputOf<ProductId>,
  source: string,
): Promise<SideAnswer> {
  const { outcome } = await askForStaff(ctx, { product, input, source })
  const costPaise = 'costPaise' in outcome ? (outcome.costPaise ?? null) : null
  const ms = outcome.askedMs
  if (outcome.status === 'completed') return { outcome: 'found', result: outcome.result, ms, costPaise }
  if (outcome.status === 'not_found') return { outcome: 'notFound', result: null, ms, costPaise }
  return { outcome: 'error', result: null, ms: null, costPaise: null }
}

/** Also of a run that was stopped meanwhile: the provider has been asked. */
async function count(trx: Trx, { id, product }: Run, asked: Asked): Promise<void> {
  const { totals } = await trx
    .selectFrom('dry_runs')
    .select('totals')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const next: DryRunTotals =
    'notAsked' in asked ? { ...totals, [asked.notAsked]: totals[asked.notAsked] + 1 } : counted(totals, product, asked)
  await trx
    .updateTable('dry_runs')
    .set({ totals: JSON.stringify(next) })
    .where('id', '=', id)
    .execute()
}

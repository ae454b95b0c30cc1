import { priceItemFor } from '../../contracts/checks/priceItems.ts'
import { linkFindings } from '../../contracts/inquiries/graph.ts'
import type { ProductId } from '../../contracts/products/index.ts'
import { plannedQuestions, type Question, questionsAbout } from '../engines/inquiries/due.ts'
import { findingsOf } from '../engines/inquiries/findings/index.ts'
import { pricesAt } from '../intelligence/bounds.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { priceAt } from '../money/prices/periods.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import {
  type Asked,
  type AskedQuestion,
  graphOf,
  missingIn,
  paidFor,
  questionKey,
  readAsked,
  stateOf,
} from './answers.ts'
import { askQuestion, noteQuestions, stopQuestions } from './ask.ts'
import { chaseSources } from './chase.ts'
import { eraseDue } from './erase.ts'
import { mayAsk } from './mayAsk.ts'
import { disputesIn } from './presentReviews.ts'
import { QUEUE, sendInquiry } from './queue.ts'
import { type Inquiry, inquiryScope, readInquiry } from './row.ts'

/*
 * Inquiries are gathered by a node that works, as intelligence reports are: an inquiry is in the queue while its row says `gathering`, and the job only wakes a
 * worker. What is delivered twice, or again after a crash, goes on where it was (docs/decisions/0115).
 */

const CLEAN_UP_MS = 60_000
const BATCH = 100
/** Checks of one inquiry that run at once. */
const PARALLEL = 4
/** What is planned ends by itself: this many rounds are more than its limits allow for. */
const MAX_ROUNDS = 12

/** Starts the worker of this queue, and what is done from time to time. */
export async function startInquiries(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: 3_600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<{ id: string }>(QUEUE, ({ data }) => gatherInquiry(ctx, data.id), {
    batchSize: 1,
    localConcurrency: 2,
  })
  return runPeriodically(CLEAN_UP_MS, 'inquiries', ctx.log, async () => {
    await cleanUp(ctx)
    await chaseSources(ctx)
    await eraseDue(ctx)
  })
}

/** Asks what is planned until no answer leads to a further question. Does nothing for one that has been gathered. */
export async function gatherInquiry(ctx: Context, id: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const inquiry = await readInquiry(ctx, ctx.db, id)
    if (inquiry?.status !== 'gathering') return
    const asked = await readAsked(ctx.db, inquiry)
    const due = dueIn(ctx, inquiry, asked)
    if (due.length === 0) {
      if (await storeFigures(ctx, id)) return
      continue
    }
    const scope = inquiryScope(inquiry)
    if (!(await noteQuestions(ctx, inquiry, due))) return
    const agreedFor = await agreedPrices(ctx, inquiry)
    for (let at = 0; at < due.length; at += PARALLEL) {
      if (!(await mayAsk(ctx, inquiry))) {
        await stopQuestions(ctx, inquiry, due.slice(at))
        break
      }
      await Promise.all(
        due
          .slice(at, at + PARALLEL)
          .map(({ by, ...one }) => askQuestion(ctx, scope, inquiry, one, { by, atMostPaise: agreedFor(one) })),
      )
    }
  }
  throw new Error('The questions of an inquiry did not end.')
}

/**
 * The price that somebody has agreed to for each question, in integer paise: that of the start for what is planned, and for what a person has asked that of its
 * first asking. What costs more since is not asked by itself, so that an inquiry never costs more than it said.
 */
async function agreedPrices(ctx: Context, inquiry: Inquiry): Promise<(question: Question) => number> {
  const asked = await readAsked(ctx.db, inquiry)
  const atStart = await pricesAt(ctx, inquiry.user_id, new Date(inquiry.created_at))
  const schedule = await ctx.prices.scheduleOf(ctx.db, inquiry.user_id)
  return question => {
    const row = asked.get(questionKey(ctx.vault, inquiry, question))?.row
    if (row?.asked_by !== 'person') return atStart(question.product)
    return priceAt(schedule, priceItemFor(question.product, {}), Date.parse(row.asked_at))
  }
}

/** What is planned, and what `chaseSources` has put back. What only a person has asked leads nowhere by itself. */
function dueIn(ctx: Pick<Context, 'vault'>, inquiry: Inquiry, asked: Asked): (Question & { by: 'plan' | 'person' })[] {
  const isNew = (one: AskedQuestion) => stateOf(one) === 'asking' && one.check === null
  // What has been put back keeps its place among those that the price allows for.
  const counted = [...asked.values()].filter(one => !isNew(one) || one.row.tries > 0)
  const keys = new Set(counted.map(({ row }) => row.question))
  const keyOf = (question: Question) => questionKey(ctx.vault, inquiry, question)
  const next = plannedQuestions(
    graphOf(ctx, inquiry, asked, 'plan'),
    {
      subjects: inquiry.subjects,
      sections: inquiry.sections,
      asked: counted.filter(({ row }) => row.asked_by === 'plan').map(({ row }) => row.product as ProductId),
    },
    question => keys.has(keyOf(question)),
  ).map(question => ({ ...question, by: 'plan' as const }))
  const putBack = [...graphOf(ctx, inquiry, asked).nodes.values()].flatMap(questionsAbout).flatMap(question => {
    const found = asked.get(keyOf(question))
    return found && found.row.tries > 0 && isNew(found) ? [{ ...question, by: found.row.asked_by }] : []
  })
  return [...next, ...putBack]
}

/**
 * Stores what the list shows, and that nothing is gathered any more. The account is told when an inquiry is ready for the first time, and when a source that was
 * down has answered since. False, and nothing is stored, if there is something to ask: `chaseSources` may have put it back in the meantime.
 */
export const storeFigures = (ctx: Context, id: string): Promise<boolean> =>
  ctx.db.transaction().execute(async trx => {
    const locked = await trx.selectFrom('inquiries').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const inquiry = locked && (await readInquiry(ctx, trx, id))
    if (!inquiry || inquiry.status === 'erased') return true
    const asked = await readAsked(trx, inquiry)
    if (inquiry.status === 'gathering' && dueIn(ctx, inquiry, asked).length > 0) return false
    const all = [...asked.values()]
    const figures = {
      contradictions:
        findingsOf(graphOf(ctx, inquiry, asked)).filter(({ kind }) => !linkFindings.includes(kind)).length +
        (await disputesIn(ctx, trx, inquiry)),
      missing: missingIn(asked),
      charged_paise: all.reduce((sum, one) => sum + paidFor(one), 0),
    }
    await trx
      .updateTable('inquiries')
      .set({ ...figures, status: 'ready', ended_at: inquiry.ended_at ?? new Date() })
      .where('id', '=', id)
      .execute()
    if (inquiry.ended_at !== null && figures.missing >= inquiry.missing) return true
    await emitWebhookEvent(trx, {
      userId: inquiry.user_id,
      event: 'inquiry.completed',
      data: {
        inquiryId: id,
        mode: inquiry.mode,
        reference: inquiry.reference,
        findings: figures.contradictions,
        missing: figures.missing,
        chargedPaise: figures.charged_paise,
      },
    })
    return true
  })

/** Sends inquiries again whose job is gone; the queue drops those that it has already. */
async function cleanUp(ctx: Context): Promise<void> {
  const left = await ctx.db
    .selectFrom('inquiries')
    .select('id')
    .where('status', '=', 'gathering')
    .where('created_at', '<', new Date(Date.now() - CLEAN_UP_MS).toISOString())
    .limit(BATCH)
    .execute()
  for (const { id } of left) await ctx.db.transaction().execute(trx => sendInquiry(ctx, trx, id))
}

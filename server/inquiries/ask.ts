import type { Purpose } from '../../contracts/platform/codes.ts'
import { findEarlierAnswer } from '../checks/verifications/earlierAnswer.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import type { Question } from '../engines/inquiries/due.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { type AskedQuestion, questionKey } from './answers.ts'
import type { Inquiry } from './row.ts'

const MINUTE_MS = 60_000

/** Minutes until a source is asked again; the last is repeated. */
const pausesMinutes = [5, 15, 60, 240, 720] as const

export const nextTry = (tries: number, now = Date.now()): Date =>
  new Date(now + (pausesMinutes[tries] ?? pausesMinutes.at(-1) ?? 0) * MINUTE_MS)

const blocking: readonly string[] = ['insufficient_balance', 'conflict']
const refusing: readonly string[] = [...blocking, 'product_disabled']

interface Asking {
  by: 'plan' | 'person'
  /** Integer paise: the price that was shown. */
  atMostPaise?: number
}

/**
 * Asks a question of an inquiry, once: whoever asks it again, at the same time or after a crash, finds the same check, which is charged once. An answer that the
 * account has had within a day is taken instead. Of an inquiry that was erased in the meantime nothing is asked. Throws `insufficient_balance`, and `conflict` for a
 * price above the one shown, if a person asks.
 */
export async function askQuestion(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  inquiry: Inquiry,
  question: Pick<Question, 'product' | 'input'>,
  { by, atMostPaise }: Asking,
): Promise<void> {
  const key = questionKey(ctx.vault, inquiry, question)
  const rows = () =>
    ctx.db.selectFrom('inquiry_questions').where('inquiry_id', '=', inquiry.id).where('question', '=', key)
  await noteQuestions(ctx, inquiry, [{ ...question, by }])
  const row = await rows().select(['verification_id', 'tries']).executeTakeFirst()
  if (!row) {
    if (by === 'plan') return
    throw new Problem('conflict', translate(scope.locale, 'inquiries.erased'))
  }
  const { verification_id, tries } = row
  const begun = await ctx.db
    .selectFrom('verifications')
    .select('status')
    .where('id', '=', verification_id)
    .executeTakeFirst()
  if (begun && begun.status !== 'in_progress') return
  const change = (values: {
    verification_id?: string
    reused?: boolean
    blocked?: string | null
    next_at?: Date | null
  }) =>
    ctx.db
      .updateTable('inquiry_questions')
      .set(values)
      .where('inquiry_id', '=', inquiry.id)
      .where('question', '=', key)
      .where('verification_id', '=', verification_id)
      .execute()
  const asks = begun || inquiry.mode !== 'live'
  const earlier = asks ? null : (await findEarlierAnswer(ctx, accountScope(scope), question)).earlier
  if (earlier) {
    await change({ verification_id: earlier.id, reused: true, blocked: null, next_at: null })
    return
  }
  const isKey = inquiry.channel === 'api' || inquiry.mode === 'test'
  try {
    const { status } = await runVerification(
      ctx,
      scope,
      {
        product: question.product,
        input: question.input,
        purpose: inquiry.purpose as Purpose,
        reference: inquiry.reference,
        ...(isKey && scope.actor.kind === 'customer' && { asKey: inquiry.mode }),
        ...(atMostPaise !== undefined && { atMostPaise }),
        waitMs: 0,
      },
      { id: verification_id, resumed: true },
    )
    const isAnswered = status === 'completed' || status === 'not_found'
    await change({ blocked: null, next_at: isAnswered ? null : nextTry(tries) })
  } catch (error) {
    if (!(error instanceof Problem) || !refusing.includes(error.code)) throw error
    if (by === 'person') {
      await forget(ctx, inquiry, key, verification_id)
      throw error
    }
    await change({ blocked: blocking.includes(error.code) ? error.code : null, next_at: nextTry(tries) })
  }
}

/**
 * Notes what is going to be asked, in this order, in which the answers are read: the same inquiry then leads to the same questions again. False if the inquiry was
 * erased, which is asked nothing any more.
 */
export function noteQuestions(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  inquiry: Inquiry,
  questions: readonly (Pick<Question, 'product' | 'input'> & { by: 'plan' | 'person' })[],
): Promise<boolean> {
  const rows = questions.map(({ by, ...question }) => ({
    inquiry_id: inquiry.id,
    question: questionKey(vault, inquiry, question),
    product: question.product,
    verification_id: newId('ver'),
    asked_by: by,
    blocked: null,
  }))
  return db.transaction().execute(async trx => {
    const { status } = await trx
      .selectFrom('inquiries')
      .select('status')
      .where('id', '=', inquiry.id)
      .forShare()
      .executeTakeFirstOrThrow()
    if (status === 'erased') return false
    await trx
      .insertInto('inquiry_questions')
      .values(rows)
      .onConflict(same => same.columns(['inquiry_id', 'question']).doNothing())
      .execute()
    return true
  })
}

/** Notes that questions are not asked, because whoever started the inquiry may not ask any more. A check that has begun goes on. */
export async function stopQuestions(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  inquiry: Inquiry,
  questions: readonly Pick<Question, 'product' | 'input'>[],
): Promise<void> {
  await db
    .updateTable('inquiry_questions')
    .set({ blocked: 'account', next_at: null })
    .where('inquiry_id', '=', inquiry.id)
    .where(
      'question',
      'in',
      questions.map(question => questionKey(vault, inquiry, question)),
    )
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('verifications')
            .select('verifications.id')
            .whereRef('verifications.id', '=', 'inquiry_questions.verification_id'),
        ),
      ),
    )
    .execute()
}

/** Gives what is given up a new check; what another request has put back stays. */
export async function putBack(
  { db }: Pick<Context, 'db'>,
  rows: readonly Pick<AskedQuestion['row'], 'inquiry_id' | 'question' | 'verification_id'>[],
): Promise<void> {
  for (const { inquiry_id, question, verification_id } of rows)
    await db
      .updateTable('inquiry_questions')
      .set({ verification_id: newId('ver'), blocked: null, next_at: null })
      .where('inquiry_id', '=', inquiry_id)
      .where('question', '=', question)
      .where('verification_id', '=', verification_id)
      .execute()
}

/** What a person could not pay has not been asked: nobody asks it by itself later. */
const forget = ({ db }: Context, { id }: Inquiry, key: string, verificationId: string) =>
  db
    .deleteFrom('inquiry_questions')
    .where('inquiry_id', '=', id)
    .where('question', '=', key)
    .where('verification_id', '=', verificationId)
    .where('asked_by', '=', 'person')
    .where(eb => eb.not(eb.exists(eb.selectFrom('verifications').select('id').where('id', '=', verificationId))))
    .execute()

/** An account's answers are found whoever of it asks. */
const accountScope = (scope: Scope<CustomerActor | KeyActor>): Scope<CustomerActor> => ({
  ...scope,
  actor: {
    kind: 'customer',
    userId: scope.actor.userId,
    subUserId: null,
    sessionId: '',
    name: scope.actor.name,
    kycComplete: true,
  },
})

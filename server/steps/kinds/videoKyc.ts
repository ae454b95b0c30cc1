import type { z } from 'zod'
import type { PlanStep } from '../../../contracts/cases/plan.ts'
import { videoKycStep } from '../../../contracts/cases/steps/videoKyc.ts'
import { videoReasonChoices } from '../../../contracts/cases/videoKyc/reasonTexts.ts'
import { mendableReasons } from '../../../contracts/cases/videoKyc/session.ts'
import { pictureTypes } from '../../../contracts/files/files.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { AskedStep, StepReport, StepRunner } from '../../cases/runners.ts'
import { keepBeyond } from '../../files/keepFiles.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'
import { keptAnswer } from './keptAnswer.ts'
import { Missing } from './required.ts'
import { videoFindings } from './video/findings.ts'
import { evidenceOf } from './video/judge.ts'
import { readSession, sealRecord, type VideoSession } from './video/session.ts'
import { openTask } from './video/tasks.ts'

type VideoKycAnswer = z.output<typeof videoKycStep.answer>

function settingsOf({ step }: { step: PlanStep }) {
  if (step.kind !== 'videoKyc') throw new TypeError('A step of another kind.')
  return step.settings
}

/** The person does a session on the page of the link (`server/steps/kinds/video`) and hands it over; then its checks are judged together. */
export const videoKyc: StepRunner = {
  begin: async (ctx, asked) => {
    const session = await handedOver(ctx, asked)
    // The balance was too low, or a check is still to come: the session is not done once more.
    return session && session.row.outcome === null ? judge(ctx, asked, session) : askSubject(ctx, asked)
  },
  answer: async (ctx, scope, asked, answer) => {
    const given = videoKycStep.answer.parse(answer)
    const session = await checkGiven(ctx, scope, asked, given)
    const record = { ...session.record, answers: given.answers }
    const report = await judge(ctx, asked, { ...session, record })
    return { ...report, also: trx => handOver(ctx, trx, asked, { ...session, record }) }
  },
  show: (asked, locale) => {
    const { consent, questions } = settingsOf(asked)
    return {
      kind: 'videoKyc',
      consent,
      questions: questions.map(({ id, text }) => ({ id, text: text[locale] })),
      isAgain: (asked.case.steps.get(asked.step.id)?.tries ?? 0) > 1,
      types: [...pictureTypes],
      maxFiles: 1,
    }
  },
}

/** The session of the kept answer; null if there is none, or it was erased. */
async function handedOver(ctx: Context, asked: AskedStep): Promise<VideoSession | null> {
  const kept = keptAnswer<VideoKycAnswer>(asked)
  if (!kept) return null
  const session = await readSession(ctx, ctx.db, { id: kept.session, caseId: asked.case.row.id })
  return session ?? null
}

/** Throws `bad_request` for a session that is not the step's, or not complete, and for missing answers. */
async function checkGiven(ctx: Context, { locale }: Scope, asked: AskedStep, { session: id, answers }: VideoKycAnswer) {
  const session = await readSession(ctx, ctx.db, { id, caseId: asked.case.row.id })
  const missing = new Missing(locale)
  const { row, record } = session ?? {}
  const isOpen = row?.state === 'open' && row.step === asked.step.id && row.round === asked.round
  if (!isOpen) missing.add('session', translate(locale, 'videoKyc.noSession'))
  else if (!record?.card) missing.add('session', translate(locale, 'videoKyc.noCard'))
  else if (record.tasks.length === 0 || openTask(record.tasks))
    missing.add('session', translate(locale, 'videoKyc.notDone'))
  for (const question of settingsOf(asked).questions)
    missing.require('required', `answers.${question.id}`, answers[question.id])
  missing.throwIfAny()
  return session as VideoSession
}

async function handOver(ctx: Context, trx: Trx, asked: AskedStep, { row, record }: VideoSession): Promise<void> {
  const { user_id: userId, due_at } = asked.case.row
  await trx
    .updateTable('video_kyc_sessions')
    .set({ ...sealRecord(ctx, row.id, record), state: 'handedOver', ended_at: new Date() })
    .where('id', '=', row.id)
    .execute()
  await trx
    .updateTable('video_kyc_sessions')
    .set({ stage: 'handedOver' })
    .where('id', '=', row.id)
    .where('stage', '!=', 'judged')
    .execute()
  // Pictures that no check reads are evidence for whoever decides.
  const files = record.tasks.flatMap(({ file }) => file ?? [])
  const evidence = await keepBeyond(trx, userId, files, new Date(due_at))
  if (evidence.length === 0) return
  await trx
    .updateTable('case_files')
    .set({ step: asked.step.id })
    .where('case_id', '=', asked.case.row.id)
    .where('file_id', 'in', evidence)
    .execute()
}

async function judge(ctx: Context, asked: AskedStep, session: VideoSession): Promise<StepReport> {
  const found = await evidenceOf(ctx, asked, session)
  if ('waits' in found) return found.waits
  const evidence = { ...found.evidence, answersDiffer: doAnswersDiffer(asked, session) }
  const { outcome, reasons, facts } = videoFindings(evidence, session.settings)
  await ctx.db
    .updateTable('video_kyc_sessions')
    .set({
      outcome,
      reasons,
      stage: 'judged',
      score: typeof evidence.match === 'string' ? null : Math.round(evidence.match.score),
      turn: typeof evidence.liveness === 'string' ? null : evidence.liveness.turn,
    })
    .where('id', '=', session.row.id)
    .execute()
  const locale = asked.case.row.locale as Locale
  const problem = reasons.find(one => mendableReasons.includes(one))
  const isAgain = outcome === 'unproven' && problem !== undefined
  return { type: 'answered', outcome, facts, ...(isAgain && { problem: videoReasonChoices[problem].label[locale] }) }
}

const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s.,'’-]/g, '')
    .toLowerCase()

/** Whether an answer differs from what the template expects; nothing is said about answers without an expectation. */
export const answerAgrees = (answer: string, expected: string | null | undefined): boolean | null =>
  expected == null ? null : plain(answer) === plain(expected)

const doAnswersDiffer = (asked: AskedStep, { record }: VideoSession): boolean =>
  settingsOf(asked).questions.some(({ id, expected }) => answerAgrees(record.answers[id] ?? '', expected) === false)

/** What a check of a session reports once it has ended: the next one begins, or all of them are judged. */
export async function videoKycReportOf(ctx: Context, asked: AskedStep): Promise<StepReport> {
  const session = await handedOver(ctx, asked)
  if (!session) return { type: 'failed', reason: 'noSession', isFinal: true }
  // Nothing is begun, and charged, in a case that was stopped meanwhile.
  const { status, isClosing } = asked.case.state
  if (status === 'paused') return { type: 'blocked', reason: 'paused' }
  if (status !== 'open' || isClosing) return { type: 'failed', reason: 'caseEnded', isFinal: true }
  return judge(ctx, asked, session)
}

import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { OpenCase } from '../cases/rows.ts'
import { askedStep, storeReport } from '../cases/work.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import { issueText, withoutWords } from '../platform/invalidInput.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { keepAnswer } from './keepAnswer.ts'
import { runners } from './kinds/index.ts'

interface Answer {
  step: string
  answer: unknown
  /** Who answers: the person whom the case is about, if absent. */
  actor?: 'subject' | 'other'
  /** Their name. */
  by: string
  /** Runs in the transaction that stores the answer. */
  also?: (trx: Trx) => Promise<void>
}

/**
 * Takes the answer of a person to a step of a case. Throws `bad_request` with the fields that need another look, and `conflict` if the step does not
 * wait for it any more.
 */
export async function answerStep(
  ctx: Context,
  scope: Scope,
  found: OpenCase,
  { step, answer, actor = 'subject', by, also }: Answer,
): Promise<void> {
  const over = new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
  const asked = askedStep(found, { step })
  if (!asked || stepOf(asked.step.kind).actor !== actor) throw over
  const parsed = stepOf(asked.step.kind).answer.safeParse(answer, withoutWords)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(issue => ({
      field: issue.path.join('.'),
      message: issueText(issue, scope.locale),
    }))
    throw new Problem('bad_request', translate(scope.locale, 'cases.answerWrong'), fields)
  }
  const runner = runners[asked.step.kind]
  if (!runner.answer) throw over
  const report = await runner.answer(ctx, scope, asked, parsed.data)
  const together = async (trx: Trx) => {
    await report.also?.(trx)
    await also?.(trx)
    await keepAnswer(ctx, trx, asked, report.kept === undefined ? parsed.data : report.kept)
  }
  if (!(await storeReport(ctx, asked, { ...report, also: together }, by))) throw over
}

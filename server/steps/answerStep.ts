import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { OpenCase } from '../cases/rows.ts'
import { askedStep, storeReport } from '../cases/work.ts'
import type { Context, Scope } from '../platform/context.ts'
import { issueText, withoutWords } from '../platform/invalidInput.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { runners } from './kinds/index.ts'

interface Answer {
  step: string
  answer: unknown
  /** Who answers, by name. */
  by: string
}

/**
 * Takes the answer of the person whom a case is about. Throws `bad_request` with the fields that need another look, and `conflict` if the step does not
 * wait for it any more.
 */
export async function answerStep(
  ctx: Context,
  scope: Scope,
  found: OpenCase,
  { step, answer, by }: Answer,
): Promise<void> {
  const over = new Problem('conflict', translate(scope.locale, 'cases.stepOver'))
  const asked = askedStep(found, { step })
  if (!asked || stepOf(asked.step.kind).actor !== 'subject') throw over
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
  if (!(await storeReport(ctx, asked, await runner.answer(ctx, scope, asked, parsed.data), by))) throw over
}

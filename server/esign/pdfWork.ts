import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import type { PdfAnswer, PdfWork, Refused } from './pdfTask.ts'

const task = defineHeavyTask<PdfWork, PdfAnswer>({
  name: 'esign-document',
  module: new URL('./pdfTask.ts', import.meta.url),
  budget: heavyBudgets.esignDocument,
})

interface Owner {
  userId: string
  mode: 'live' | 'test'
  locale: Locale
}

/**
 * Works on a document in a process of its own. Throws `bad_request` that says why it cannot be done; `field` names the field of the refused item by its index, or of
 * the whole.
 */
export async function runPdfWork<Answer extends Exclude<PdfAnswer, Refused>>(
  { heavy }: Pick<Context, 'heavy'>,
  { userId, mode, locale }: Owner,
  asked: PdfWork,
  fieldOf: (index: number | null) => string,
): Promise<Answer> {
  const answer = await heavy.run(task, asked, { userId, mode }).catch((error: unknown) => {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw refusal(locale, { code: 'tooLarge', index: null, characters: [] }, fieldOf)
    throw error
  })
  if ('refused' in answer) throw refusal(locale, answer.refused, fieldOf)
  return answer as Answer
}

function refusal(
  locale: Locale,
  { code, index, characters }: Refused['refused'],
  fieldOf: (index: number | null) => string,
): Problem {
  const message = translate(locale, `esign.refused.${code}`, { characters: characters.join(' ') })
  const field: FieldProblem = { field: fieldOf(index), message }
  return new Problem('bad_request', message, [field])
}

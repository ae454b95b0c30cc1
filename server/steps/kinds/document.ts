import type { FactValue } from '../../../contracts/cases/condition.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { StepReport, StepRunner } from '../../cases/runners.ts'
import { openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { askSubject } from './askSubject.ts'
import { reportOf, runCheck } from './check.ts'

/** The person uploads a document, which `ocr-document` reads. Its pages are files with a clock of their own. */
export const document: StepRunner = {
  begin: askSubject,
  answer: async (ctx, _scope, asked, answer) => {
    if (asked.step.kind !== 'document') throw new TypeError('A step of another kind.')
    const { files } = answer as { files: string[] }
    const input: InputOf<'ocr-document'> = { files, kind: asked.step.settings.kind }
    return runCheck(ctx, asked, 'ocr-document', input, documentReportOf)
  },
}

/** What a reading reports. Whatever was read with doubt, was not found or looks forged has to be looked at; what cannot be read costs nothing. */
export function documentReportOf(ctx: Pick<Context, 'vault'>, row: VerificationRow): StepReport {
  const { id: verificationId, status } = row
  if (status === 'rejected_input')
    return {
      type: 'answered',
      outcome: 'refused',
      facts: row.error === null ? {} : { problem: row.error },
      ...(row.error !== null && { problem: row.error }),
      verificationId,
    }
  const result = status === 'completed' ? (openResult(ctx.vault, row) as ResultOf<'ocr-document'> | null) : null
  if (!result) return reportOf(ctx, row)
  const { kind, number, name, birthDate, toCheck, hintCount, missing = [] } = result
  const isSure = kind !== 'unknown' && toCheck === 0 && hintCount === 0 && missing.length === 0
  const facts: Record<string, FactValue> = { kind, number, name, birthDate, toCheck, hintCount }
  return { type: 'answered', outcome: isSure ? 'passed' : 'review', facts, verificationId }
}

import type { FactValue } from '../../../contracts/cases/condition.ts'
import { families } from '../../../contracts/ocr/families.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { StepOfCase, StepReport, StepRunner } from '../../cases/runners.ts'
import { openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { askSubject } from './askSubject.ts'
import { reportOf, runCheck } from './check.ts'
import { filesOf } from './filesOf.ts'
import { holdersIn, withHolder } from './holder.ts'

/** The person uploads a document, which `ocr-document` reads. Its pages are files with a clock of their own. */
export const document: StepRunner = {
  begin: askSubject,
  answer: async (ctx, _scope, asked, answer) => {
    if (asked.step.kind !== 'document') throw new TypeError('A step of another kind.')
    const { files } = answer as { files: string[] }
    const input: InputOf<'ocr-document'> = { files, kind: asked.step.settings.kind }
    const report = (_: Context, row: VerificationRow) => documentReportOf(ctx, row, asked)
    return runCheck(ctx, asked, 'ocr-document', input, report)
  },
  show: ({ step }, locale) => {
    if (step.kind !== 'document') throw new TypeError('A step of another kind.')
    const { kind: family } = step.settings
    const label = family === 'detect' ? step.title[locale] : families[family].label[locale]
    return { kind: 'files', label, isPhotographed: true, ...filesOf('document') }
  },
}

/** What a reading reports, with whose document it is. */
export const documentReportOf = (ctx: Pick<Context, 'vault'>, row: VerificationRow, of: StepOfCase): StepReport =>
  withHolder(readingReportOf(ctx, row), of, () => holdersIn('ocr-document', openResult(ctx.vault, row) ?? {}))

/** Whatever was read with doubt, was not found or looks forged has to be looked at; what cannot be read costs nothing. */
function readingReportOf(ctx: Pick<Context, 'vault'>, row: VerificationRow): StepReport {
  const { id: verificationId, status } = row
  if (status === 'rejected_input') return unreadReport(row)
  const result = status === 'completed' ? (openResult(ctx.vault, row) as ResultOf<'ocr-document'> | null) : null
  if (!result) return reportOf(ctx, row)
  const { kind, number, name, birthDate, toCheck, hintCount, missing = [] } = result
  const isSure = kind !== 'unknown' && toCheck === 0 && hintCount === 0 && missing.length === 0
  const address = addressRead(result)
  const facts: Record<string, FactValue> = {
    kind,
    number,
    name,
    birthDate,
    toCheck,
    hintCount,
    ...(address && { address }),
  }
  return { type: 'answered', outcome: isSure ? 'passed' : 'review', facts, verificationId }
}

/** The address of a document, with its PIN code at the end. */
function addressRead({ fields }: Pick<ResultOf<'ocr-document'>, 'fields'>): string | null {
  const read = (name: 'address' | 'pin') => fields.find(field => field.name === name)?.value ?? null
  const [address, pin] = [read('address'), read('pin')]
  return address && pin && !address.includes(pin) ? `${address} ${pin}` : address
}

/** What files that cannot be read report: the person is told why, and asked again. */
export const unreadReport = ({ id: verificationId, error }: VerificationRow): StepReport => ({
  type: 'answered',
  outcome: 'refused',
  facts: error === null ? {} : { problem: error },
  ...(error !== null && { problem: error }),
  verificationId,
})

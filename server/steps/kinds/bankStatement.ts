import { bankStatementStep } from '../../../contracts/cases/steps/bankStatement.ts'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { StepReport, StepRunner } from '../../cases/runners.ts'
import { today } from '../../checks/days.ts'
import { openResult, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { askSubject } from './askSubject.ts'
import { reportOf, runCheck } from './check.ts'
import { unreadReport } from './document.ts'
import { filesOf } from './filesOf.ts'

/** A statement is hardly ever newer than this. */
const FRESH_DAYS = 7

/** The person uploads bank statements, which `bank-statement` reads. */
export const bankStatement: StepRunner = {
  begin: askSubject,
  answer: async (ctx, _scope, asked, answer) => {
    if (asked.step.kind !== 'bankStatement') throw new TypeError('A step of another kind.')
    const { files } = answer as { files: string[] }
    const input: InputOf<'bank-statement'> = { files, ...periodOf(asked.step.settings.months, today()) }
    return runCheck(ctx, asked, 'bank-statement', input, statementReportOf)
  },
  show: ({ step }, locale) => {
    if (step.kind !== 'bankStatement') throw new TypeError('A step of another kind.')
    const label = translate(locale, 'cases.statements', { months: step.settings.months })
    return { kind: 'files', label, isPhotographed: false, ...filesOf('bankStatement') }
  },
}

/** The months before a day, without the last days, which no statement has yet. */
export function periodOf(months: number, today: string): { from: string; to: string } {
  const day = (year: number, month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number)
  // A month may be too short for the day: then its last one.
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return { from: day(year, month - 1 - months, Math.min(date, last)), to: day(year, month - 1, date - FRESH_DAYS) }
}

/** What statements report. They pass only if everything adds up, nothing was noted, and no day of the period is missing. */
export function statementReportOf(ctx: Pick<Context, 'vault'>, row: VerificationRow): StepReport {
  if (row.status === 'rejected_input') return unreadReport(row)
  const result = row.status === 'completed' ? (openResult(ctx.vault, row) as ResultOf<'bank-statement'> | null) : null
  if (!result) return reportOf(ctx, row)
  const facts = Object.fromEntries(
    bankStatementStep.facts.map(({ source }) => [
      source,
      result[source as keyof typeof result] as string | number | null,
    ]),
  )
  const isWhole = result.verdict === 'reconciled' && result.warnings === 0 && result.missingDays === 0
  const outcome = result.verdict === 'unreconciled' ? 'mismatch' : isWhole ? 'passed' : 'review'
  return { type: 'answered', outcome, facts, verificationId: row.id }
}

import { dearest, retried } from './report.ts'
import type { Outcome } from './runStep.ts'
import { closingLine } from './tally.ts'

const took = (seconds: number) => (seconds < 60 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`)

/** `148 of 180 CPU-s`, as far as they are known. */
function cpuTime({ cpuSeconds, step }: Outcome): string {
  if (cpuSeconds === undefined) return ''
  return ` · ${Math.round(cpuSeconds)}${step.budget ? ` of ${step.budget}` : ''} CPU-s`
}

const isOverBudget = ({ cpuSeconds = 0, step }: Outcome) => step.budget !== undefined && cpuSeconds > step.budget

/** What a step printed, what came of it and what it cost. */
export function printOutcome(outcome: Outcome): void {
  const { step, tally, output, seconds, report = [] } = outcome
  const verdict = tally.failed ? '✗' : tally.passed ? '✓' : '–'
  console.log(`\n${verdict} ${step.name} · ${closingLine(tally)} · ${took(seconds)}${cpuTime(outcome)}`)
  if (output.trim()) console.log(output.trim().replace(/^/gm, '  '))
  if (report.length > 1)
    console.log(`  The files that took longest:\n${dearest(report).join('\n').replace(/^/gm, '  ')}`)
}

/** What does not fail a run and is to be looked at all the same: budgets that were exceeded, tests that needed a second try. */
export function printWarnings(outcomes: Outcome[]): void {
  const over = outcomes.filter(isOverBudget).map(outcome => `  ${outcome.step.name}${cpuTime(outcome)}`)
  const flaky = outcomes.flatMap(({ step, report = [] }) => retried(report).map(test => `  ${step.name} · ${test}`))
  if (over.length) console.log(`\nOver budget (a warning):\n${over.join('\n')}`)
  if (flaky.length) console.log(`\nNeeded a second try:\n${flaky.join('\n')}`)
}

import { text } from '../../platform/text.ts'
import type { PlanInput } from '../plan.ts'
import { accepted, candidateSteps } from './candidateSteps.ts'
import { checkSteps, confirms, contradicts, endOf, reviewed } from './checkSteps.ts'
import { type BgcCheckName, bgcCheckNames, bgcChecks } from './checks.ts'
import type { PackageInput } from './packageInput.ts'
import { CONSENT_ANSWER, CONSENT_STEP } from './stepNames.ts'

/**
 * The plan of a package: consent by check, what the candidate fills in, the cheap checks side by side, then the costly ones, and the rules of the three colours. A check
 * that the candidate refuses is left out, and keeps the result from being green.
 */
export function packagePlan(input: PackageInput): PlanInput {
  const names = bgcCheckNames.filter(name => input.checks.includes(name))
  const steps = candidateSteps(input, names)
  const ready = steps.at(-1)?.id ?? CONSENT_ANSWER
  const cheap = names.filter(name => !bgcChecks[name].isCostly)
  const costly = names.filter(name => bgcChecks[name].isCostly)
  const cheapSteps = cheap.flatMap(name => checkSteps(input, name, [ready]))
  // Costly checks wait for the cheap ones, which may end the case. A referee may take weeks, and is not waited for.
  const ends = cheap.filter(name => name !== 'reference').map(name => endOf(input, name))
  const costlySteps = costly.flatMap(name => checkSteps(input, name, [ready, ...ends]))
  return {
    title: input.name,
    steps: [...steps, ...cheapSteps, ...costlySteps],
    verdicts: [
      { value: 'green', label: text('Green', 'हरा'), tone: 'success' },
      { value: 'amber', label: text('Amber', 'पीला'), tone: 'warning' },
      { value: 'red', label: text('Red', 'लाल'), tone: 'danger' },
    ],
    rules: rulesOf(input, names),
    otherwise: 'amber',
    dueDays: input.turnaroundDays,
    ...(input.noticeDays !== null && { beforeRefusal: { days: input.noticeDays } }),
  }
}

function rulesOf(input: PackageInput, names: readonly BgcCheckName[]): PlanInput['rules'] {
  return [
    {
      verdict: 'red',
      label: text('A check found a discrepancy.', 'किसी जाँच में अंतर मिला।'),
      when: { any: names.map(name => ({ all: [accepted(name), contradicts(input, name)] })) },
      early: input.endsEarly,
    },
    {
      verdict: 'amber',
      label: text('The candidate did not answer.', 'उम्मीदवार ने जवाब नहीं दिया।'),
      when: { fact: `${CONSENT_ANSWER}.outcome`, is: 'missing' },
    },
    {
      verdict: 'amber',
      label: text('The candidate did not agree to every check.', 'उम्मीदवार हर जाँच के लिए सहमत नहीं हुआ।'),
      when: { any: names.map(name => ({ fact: `${CONSENT_STEP}.${name}`, is: false })) },
    },
    {
      verdict: 'green',
      label: text('Every check is clear.', 'हर जाँच सही है।'),
      when: { all: names.map(name => confirms(input, name)) },
    },
    {
      verdict: 'amber',
      label: text('A check could not be verified.', 'किसी जाँच की पुष्टि नहीं हो सकी।'),
      when: { fact: `${CONSENT_STEP}.outcome`, is: 'given' },
    },
    // A person can find a discrepancy where the source gave no answer, which no rule above can decide.
    {
      verdict: 'red',
      label: text('A review found a discrepancy.', 'रिव्यू में अंतर मिला।'),
      when: { any: names.map(name => ({ all: [accepted(name), reviewed(input, name, 'failed')] })) },
      early: input.endsEarly,
    },
  ]
}

import {
  type ComparisonCondition,
  type Condition,
  type FactValue,
  factsNamedIn,
} from '../../../contracts/cases/condition.ts'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { type PlanProblem, planProblems } from '../../../contracts/cases/planProblems.ts'
import { text } from '../../../contracts/platform/text.ts'
import { type Answers, answersOf, comparisonsIn, valuesIn, valuesOfPerson } from './answers.ts'
import { holds } from './holds.ts'

/**
 * Everything that keeps a plan from being published: what does not fit together (`planProblems`), and, if all of that is right, ways that lead nowhere. A step
 * whose condition can never hold would never be asked, a rule whose condition can never hold would never give its result, and a check whose input comes from
 * a step that is left out whenever it runs would always fail. Loops have a limit of their own: a step waits for earlier ones only, and has at most ten tries.
 */
export function problemsOf(plan: Plan): PlanProblem[] {
  const problems = planProblems(plan)
  return problems.length > 0 ? problems : wayProblems(plan)
}

function wayProblems(plan: Plan): PlanProblem[] {
  const problems: PlanProblem[] = []
  const canHold = searchIn(plan)
  const add = (field: string, en: string, hi: string) => problems.push({ field, message: text(en, hi) })
  plan.steps.forEach((step, index) => {
    const at = `steps.${index}`
    if (step.after && new Set(step.after).size < step.after.length)
      add(`${at}.after`, 'A step is named twice.', 'एक स्टेप दो बार लिखा है।')
    const never = step.when !== undefined && !canHold([step.when])
    if (never)
      add(
        `${at}.when`,
        'This can never hold: the step would never be asked.',
        'ऐसा कभी नहीं हो सकता: यह स्टेप कभी पूछा नहीं जाएगा।',
      )
    if (step.kind === 'decision')
      step.settings.rules.forEach(({ when }, rule) => {
        if (!canHold([when]))
          add(
            `${at}.settings.rules.${rule}.when`,
            'This can never hold: nothing goes this way.',
            'ऐसा कभी नहीं हो सकता: इस रास्ते कुछ नहीं जाएगा।',
          )
      })
    if (step.kind === 'selfie' && !never) {
      const document = plan.steps.find(({ id }) => id === step.settings.matchTo)
      if (document?.when && !canHold([document.when, ...(step.when ? [step.when] : [])]))
        add(
          `${at}.settings.matchTo`,
          'The document is never there: its step is left out whenever this one is asked.',
          'दस्तावेज़ कभी नहीं मिलता: जब यह स्टेप पूछा जाता है, तब वह स्टेप छूट जाता है।',
        )
    }
    if (step.kind !== 'check' || never) return
    for (const [name, source] of Object.entries(step.settings.input)) {
      if (!('fact' in source)) continue
      const giver = plan.steps.find(({ id }) => source.fact.startsWith(`${id}.`))
      const isNeeded = giver?.when !== undefined
      if (isNeeded && giver?.when && !canHold([giver.when, ...(step.when ? [step.when] : [])]))
        add(
          `${at}.settings.input.${name}`,
          `“${source.fact}” is never known here: its step is left out whenever this one is asked.`,
          `यहाँ “${source.fact}” कभी पता नहीं होता: जब यह स्टेप पूछा जाता है, तब वह स्टेप छूट जाता है।`,
        )
    }
  })
  plan.rules.forEach(({ when }, index) => {
    if (!canHold([when]))
      add(
        `rules.${index}.when`,
        'This can never hold: the rule gives no result.',
        'ऐसा कभी नहीं हो सकता: इस नियम से नतीजा नहीं निकलेगा।',
      )
  })
  return problems
}

/** So many combinations of answers are tried for one condition; beyond that it counts as one that can hold. */
const MOST = 4_096
/** So many comparisons are made for all conditions of a plan, which keeps a node from others for well under a second; what is left then counts as what can hold. */
const MOST_IN_PLAN = 200_000

/** Tells whether all of some conditions of a plan can hold at once, for any answers that their steps can give. */
function searchIn(plan: Plan): (conditions: readonly Condition[]) => boolean {
  let left = MOST_IN_PLAN
  return conditions => {
    const comparisons = conditions.flatMap(comparisonsIn)
    left -= valuesIn(comparisons) ** 2
    if (left < 0) return true
    const choices = choicesOf(plan, conditions, comparisons)
    const count = choices.reduce((product, { values }) => product * Math.max(1, values.length), 1)
    if (count > MOST) return true
    for (let number = 0; number < count; number += 1) {
      left -= comparisons.length + choices.length
      if (left < 0) return true
      const facts = combination(choices, number)
      if (conditions.every(one => holds(one, path => facts.get(path)) === true)) return true
    }
    return false
  }
}

/** The facts that conditions read, with the values that can lead different ways. */
function choicesOf(plan: Plan, conditions: readonly Condition[], comparisons: readonly ComparisonCondition[]) {
  const compared = Map.groupBy(comparisons, ({ fact }) => fact)
  const owners = new Set(conditions.flatMap(factsNamedIn).map(fact => fact.slice(0, fact.indexOf('.'))))
  const choices: { path: string; values: readonly FactValue[] }[] = []
  const take = (owner: string, facts: Answers['facts']) =>
    facts.forEach(({ name, values }) =>
      choices.push({ path: `${owner}.${name}`, values: values.filter(one => one !== null) }),
    )
  for (const step of plan.steps.filter(({ id }) => owners.has(id))) {
    const { outcomes, facts } = answersOf(step, compared)
    choices.push({ path: `${step.id}.outcome`, values: outcomes })
    take(step.id, facts)
  }
  if (owners.has('subject')) take('subject', valuesOfPerson(compared))
  return choices
}

function combination(choices: readonly { path: string; values: readonly FactValue[] }[], number: number) {
  let rest = number
  return new Map(
    choices.map(({ path, values }): [string, FactValue] => {
      const index = rest % Math.max(1, values.length)
      rest = Math.floor(rest / Math.max(1, values.length))
      return [path, values[index] ?? null]
    }),
  )
}

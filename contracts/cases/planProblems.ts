import { type Text, text } from '../platform/text.ts'
import { productOf } from '../products/index.ts'
import { comparisonProblems } from './comparisonProblems.ts'
import { type Condition, factsNamedIn } from './condition.ts'
import { dependenciesOf, endedBefore } from './dependencies.ts'
import { factPathsOf } from './facts.ts'
import { namesHolder } from './holder.ts'
import { judgedStepProblems } from './judgedSteps.ts'
import type { Plan, PlanStep } from './plan.ts'
import type { Source } from './source.ts'
import { sourcesOf } from './sources.ts'

export interface PlanProblem {
  /** The path of the field, such as `steps.2.when`. */
  field: string
  message: Text
}

/**
 * What keeps a plan of the right form from being published: names that are there twice or nowhere, a step that waits for a later one, a condition
 * about something that is not known when it is read or that it can never decide, an input that its product lacks or misses. A plan without problems
 * ends in every case: a step waits for earlier ones only, and each of them ends.
 */
export function planProblems(plan: Plan): PlanProblem[] {
  const ids = plan.steps.map(({ id }) => id)
  const paths = factPathsOf(plan)
  const verdicts = plan.verdicts.map(({ value }) => value)
  const problems: PlanProblem[] = []
  const add = (field: string, en: string, hi: string) => problems.push({ field, message: text(en, hi) })

  const checkFact = (field: string, fact: string, known: ReadonlySet<string>) => {
    if (!paths.has(fact)) add(field, `No step gives “${fact}”.`, `“${fact}” कोई स्टेप नहीं देता।`)
    else if (!known.has(stepIn(fact)))
      add(field, `“${fact}” is not known at this point.`, `इस जगह “${fact}” पता नहीं होता।`)
  }

  /** `known`: the steps that have ended when the condition is read. */
  const checkCondition = (field: string, condition: Condition, known: ReadonlySet<string>) => {
    for (const fact of factsNamedIn(condition)) checkFact(field, fact, known)
    if (factsNamedIn(condition).every(fact => paths.has(fact)))
      for (const { en, hi } of comparisonProblems(plan, condition)) add(field, en, hi)
  }

  const ended = endedBefore(plan)
  plan.steps.forEach((step, index) => {
    const at = `steps.${index}`
    if (ids.indexOf(step.id) !== index) add(`${at}.id`, `“${step.id}” is there twice.`, `“${step.id}” दो बार है।`)
    for (const id of dependenciesOf(plan, index))
      if (!ids.slice(0, index).includes(id))
        add(`${at}.after`, `“${id}” is no earlier step.`, `“${id}” कोई पहले का स्टेप नहीं है।`)
    const known = new Set(['subject', ...(ended.get(step.id) ?? [])])
    if (step.when) checkCondition(`${at}.when`, step.when, known)
    if (step.kind === 'decision')
      step.settings.rules.forEach(({ when }, rule) => checkCondition(`${at}.settings.rules.${rule}.when`, when, known))
    for (const [name, source] of sourcesOf(step)) checkSource(`${at}.settings.${name}`, source, known)
    if (step.kind === 'check') checkInput(at, step)
    for (const { field, message } of judgedStepProblems(plan, step, known))
      add(`${at}.settings.${field}`, message.en, message.hi)
    if (step.kind === 'address' && step.settings.prefill !== undefined)
      checkFact(`${at}.settings.prefill`, step.settings.prefill, known)
    if (step.kind === 'form')
      step.settings.fields.forEach(({ prefill }, field) => {
        if (prefill !== undefined) checkFact(`${at}.settings.fields.${field}.prefill`, prefill, known)
      })
  })

  function checkSource(field: string, source: Source, known: ReadonlySet<string>) {
    if ('value' in source) {
      if (source.value.trim() === '') add(field, 'Enter a value.', 'मान डालें।')
    } else checkFact(field, source.fact, known)
  }

  function checkInput(at: string, { settings }: Extract<PlanStep, { kind: 'check' }>) {
    const product = productOf(settings.product)
    const { inputFields } = product
    if (settings.holder && !namesHolder(product))
      add(
        `${at}.settings.holder`,
        `${settings.product} does not name a holder.`,
        `${settings.product} किसी धारक का नाम नहीं बताता।`,
      )
    for (const name of Object.keys(settings.input))
      if (!inputFields.some(one => one.source === name))
        add(
          `${at}.settings.input.${name}`,
          `${settings.product} has no input “${name}”.`,
          `${settings.product} में “${name}” इनपुट नहीं है।`,
        )
    for (const { source, optional, label } of inputFields)
      if (!optional && !Object.hasOwn(settings.input, source))
        add(
          `${at}.settings.input.${source}`,
          `Say where “${label.en}” comes from.`,
          `बताएँ कि “${label.hi}” कहाँ से आएगा।`,
        )
  }

  const all = new Set(['subject', ...ids])
  plan.rules.forEach(({ verdict, when }, index) => {
    if (!verdicts.includes(verdict))
      add(`rules.${index}.verdict`, `No verdict is called “${verdict}”.`, `“${verdict}” नाम का कोई फ़ैसला नहीं है।`)
    checkCondition(`rules.${index}.when`, when, all)
  })
  if (!verdicts.includes(plan.otherwise))
    add('otherwise', `No verdict is called “${plan.otherwise}”.`, `“${plan.otherwise}” नाम का कोई फ़ैसला नहीं है।`)
  return problems
}

const stepIn = (fact: string) => fact.slice(0, fact.indexOf('.'))

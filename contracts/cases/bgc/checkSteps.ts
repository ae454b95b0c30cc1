import { text } from '../../platform/text.ts'
import type { Condition } from '../condition.ts'
import { isOwnRecord, personsName } from '../holder.ts'
import type { PlanInput } from '../plan.ts'
import { accepted, ownStep } from './candidateSteps.ts'
import { type BgcCheckName, bgcChecks } from './checks.ts'
import { type OwnAnswer, ownSteps } from './ownSteps.ts'
import type { PackageInput } from './packageInput.ts'
import { answerStep, detailsStep, documentStep, qualityStep, reviewStep } from './stepNames.ts'

type StepInput = PlanInput['steps'][number]

const REVIEW_HOURS = 48
const QUALITY_HOURS = 24
/** Of a hundred judgements of our verifiers, a second one looks at so many. */
const QUALITY_PERCENT = 20

/**
 * How a check gets its answer: from a product, or from a step of a kind of its own that `answerStep` reads, and, where that is open, from a person. `after` is what the
 * candidate fills in first.
 */
export function checkSteps(input: PackageInput, name: BgcCheckName, after: readonly string[]): StepInput[] {
  const { label, product } = bgcChecks[name]
  if (!product) return [...ownCheckSteps(input, name, after), ...reviewSteps(input, name)]
  const check = {
    id: name,
    kind: 'check' as const,
    title: label,
    after: [...after],
    when: accepted(name),
    tries: 3,
    settings: { product: product.id, input: product.input, ...(isOwnRecord(product.id) && { holder: personsName }) },
  }
  return [check, ...reviewSteps(input, name)]
}

/** The last step of a check. */
export const endOf = ({ reviewedBy }: PackageInput, name: BgcCheckName): string =>
  reviewedBy === 'verifiers' ? qualityStep(name) : reviewStep(name)

/** The check has found a discrepancy, whoever or whatever it was. */
export function contradicts(input: PackageInput, name: BgcCheckName): Condition {
  const judged: Condition = { all: [isOpen(name), reviewed(input, name, 'failed')] }
  const { product, isNotFoundOpen } = bgcChecks[name]
  if (!product) return canAnswer(name, 'discrepancy') ? { any: [answers(name, 'discrepancy'), judged] } : judged
  const bad = isNotFoundOpen ? outcome(name, 'mismatch') : { fact: `${name}.outcome`, in: ['mismatch', 'notFound'] }
  return { any: [bad, judged] }
}

/** The check is clear by its source, or by the person who judged what was open. */
export function confirms(input: PackageInput, name: BgcCheckName): Condition {
  const judged: Condition = { all: [isOpen(name), ...heard(name), reviewed(input, name, 'passed')] }
  if (bgcChecks[name].product) return { any: [outcome(name, 'passed'), judged] }
  return canAnswer(name, 'clear') ? { any: [answers(name, 'clear'), judged] } : judged
}

/** A judgement of the employer’s people; of our verifiers, only once the second person agrees, or is not asked. */
export function reviewed({ reviewedBy }: PackageInput, name: BgcCheckName, is: 'passed' | 'failed'): Condition {
  const review = outcome(reviewStep(name), is)
  if (reviewedBy === 'employer') return review
  return { all: [review, { fact: `${qualityStep(name)}.outcome`, in: ['agreed', 'notSampled'] }] }
}

const outcome = (step: string, is: string): Condition => ({ fact: `${step}.outcome`, is })
const answers = (name: BgcCheckName, is: OwnAnswer) => outcome(answerStep(name), is)

/** Where the person who was asked has confirmed nothing, a reviewer cannot confirm it in their place. */
function heard(name: BgcCheckName): Condition[] {
  const fact = ownSteps[name]?.heard
  return fact === undefined ? [] : [{ fact: `${name}.${fact}`, moreThan: 0 }]
}

const canAnswer = (name: BgcCheckName, answer: OwnAnswer) =>
  ownSteps[name]?.reads.some(one => one.answer === answer) ?? false

/** A person has to look. Not known where a product has given no answer: then somebody looks as well. */
const isOpen = (name: BgcCheckName): Condition =>
  bgcChecks[name].product
    ? { fact: `${name}.outcome`, in: bgcChecks[name].isNotFoundOpen ? ['review', 'notFound'] : ['review'] }
    : answers(name, 'open')

function ownCheckSteps(input: PackageInput, name: BgcCheckName, after: readonly string[]): StepInput[] {
  const own = ownSteps[name]
  if (!own) return []
  const { label } = bgcChecks[name]
  const answer: StepInput = {
    id: answerStep(name),
    kind: 'decision',
    title: text(`Answer: ${label.en}`, `जवाब: ${label.hi}`),
    after: [name],
    when: accepted(name),
    settings: {
      rules: own.reads.map(({ answer: is, when }) => ({ outcome: is, when })),
      otherwise: own.otherwise,
    },
  }
  // The referee is asked as soon as they are named, because they take longest.
  if (name === 'reference') return [{ ...ownStep(input, name), after: [detailsStep(name)] }, answer]
  if (name === 'employment') return [{ ...ownStep(input, name), after: [...after] }, answer]
  return [answer]
}

function reviewSteps({ reviewedBy }: PackageInput, name: BgcCheckName): StepInput[] {
  const { label, product, question, skill, fields, document } = bgcChecks[name]
  const common = {
    id: reviewStep(name),
    title: text(`Review: ${label.en}`, `रिव्यू: ${label.hi}`),
    after: [product ? name : answerStep(name)],
    when: { all: [accepted(name), isOpen(name)] },
    dueHours: REVIEW_HOURS,
    skippable: true,
  }
  if (reviewedBy === 'employer') return [{ ...common, kind: 'review', settings: { question } }]
  const judges = [...(fields.length > 0 ? [detailsStep(name)] : []), ...(document ? [documentStep(name)] : []), name]
  return [
    { ...common, kind: 'verifierReview', settings: { judges, instructions: question, skill } },
    {
      id: qualityStep(name),
      kind: 'quality',
      title: text(`Second look: ${label.en}`, `दूसरी नज़र: ${label.hi}`),
      after: [reviewStep(name)],
      when: common.when,
      dueHours: QUALITY_HOURS,
      settings: { step: reviewStep(name), percent: QUALITY_PERCENT },
    },
  ]
}

import { text } from '../../platform/text.ts'
import { productEntries } from '../../products/entries.ts'
import type { Condition } from '../condition.ts'
import type { PlanInput } from '../plan.ts'
import { inputNameOf, type TrubgvCheck } from './checks.ts'
import { fieldsOf, type SubjectKind } from './known.ts'

/** The step that holds what is known, and the one that compares it with what was found. */
export const KNOWN_STEP = 'known'
export const COMPARISON_STEP = 'comparison'

/** Days in which a source that does not answer is asked again. */
const DUE_DAYS = 3
const TRIES = 3

type Step = PlanInput['steps'][number]

/**
 * The plan of a verification: what is known, the checks side by side, the comparison. It names no values, so that everybody of whom the same is known
 * runs on the same plan. A discrepancy is said although a source is missing; without one, a missing source leaves the result incomplete.
 */
export function trubgvPlan(kind: SubjectKind, checks: readonly TrubgvCheck[]): PlanInput {
  const all = [...checks.map(({ id }) => id), COMPARISON_STEP]
  const any = (outcomes: string[]): Condition => ({
    any: all.map(id => ({ fact: `${id}.outcome`, in: outcomes.filter(one => has(id, one)) })),
  })
  return {
    title:
      kind === 'person'
        ? text('Verification of a person', 'व्यक्ति का वेरिफ़िकेशन')
        : text('Verification of a company', 'कंपनी का वेरिफ़िकेशन'),
    steps: [knownStep(kind), ...checks.map(check => checkStep(check, checks)), comparisonStep(checks)],
    verdicts: [
      { value: 'clear', label: text('Clear', 'सब ठीक'), tone: 'success' },
      { value: 'review', label: text('To be looked at', 'देखना बाकी'), tone: 'warning' },
      { value: 'incomplete', label: text('Incomplete', 'अधूरा'), tone: 'warning' },
      { value: 'discrepancy', label: text('Discrepancy', 'फ़र्क मिला'), tone: 'danger' },
    ],
    rules: [
      { verdict: 'discrepancy', when: any(['mismatch', 'notFound', 'contradicted']) },
      { verdict: 'review', when: any(['review', 'doubtful']) },
      {
        verdict: 'clear',
        when: {
          all: all.map(id => ({
            fact: `${id}.outcome`,
            in: ['passed', 'agrees', 'nothing'].filter(one => has(id, one)),
          })),
        },
      },
    ],
    otherwise: 'incomplete',
    dueDays: DUE_DAYS,
  }
}

const comparisonOutcomes = ['agrees', 'nothing', 'doubtful', 'contradicted']

/** A condition may ask only for outcomes that the step can have. */
const has = (id: string, outcome: string) => comparisonOutcomes.includes(outcome) === (id === COMPARISON_STEP)

const knownStep = (kind: SubjectKind): Step => ({
  id: KNOWN_STEP,
  kind: 'form',
  title: text('What is known', 'जो पता है'),
  settings: {
    fields: fieldsOf(kind).map(({ source, label, kind: type, identifier }) => ({
      source,
      label,
      kind: type,
      ...(identifier && { identifier }),
      optional: true,
    })),
  },
})

function checkStep({ id, product, needs, takes = [], behind }: TrubgvCheck, checks: readonly TrubgvCheck[]): Step {
  const first = checks.find(one => one.id === behind)?.id
  return {
    id,
    kind: 'check',
    title: productEntries[product].label,
    after: [first ?? KNOWN_STEP],
    ...(first && { when: { not: { fact: `${first}.outcome`, is: 'notFound' } } }),
    tries: TRIES,
    settings: {
      product,
      input: Object.fromEntries(
        [...needs, ...takes].map(source => [inputNameOf(source), { fact: `${KNOWN_STEP}.${source}` }]),
      ),
    },
  }
}

const comparisonStep = (checks: readonly TrubgvCheck[]): Step => ({
  id: COMPARISON_STEP,
  kind: 'comparison',
  title: text('Comparison', 'मिलान'),
  after: [KNOWN_STEP, ...checks.map(({ id }) => id)],
  settings: {},
})

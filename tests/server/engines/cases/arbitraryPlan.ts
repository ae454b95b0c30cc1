import fc from 'fast-check'
import type { Condition } from '../../../../contracts/cases/condition.ts'
import { type Plan, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { outcomesOf } from '../../../../contracts/cases/stepFacts.ts'
import { steps } from '../../../../contracts/cases/steps/index.ts'

const words = { en: 'Any words', hi: 'कोई शब्द' }
const kinds = ['form', 'consent', 'document', 'code', 'review', 'notice', 'decision'] as const

interface Drawn {
  kind: (typeof kinds)[number]
  /** How far back the steps lie that it waits for; undefined for the one before it. */
  after: number[] | undefined
  condition: { back: number; outcome: number; isNot: boolean; facts: boolean } | undefined
  tries: number
  skippable: boolean
}

const drawnStep = fc.record<Drawn>({
  kind: fc.constantFrom(...kinds),
  after: fc.option(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }), { nil: undefined }),
  condition: fc.option(
    fc.record({ back: fc.integer({ min: 1, max: 4 }), outcome: fc.nat(3), isNot: fc.boolean(), facts: fc.boolean() }),
    { nil: undefined, freq: 2 },
  ),
  tries: fc.integer({ min: 1, max: 3 }),
  skippable: fc.boolean(),
})

const drawnRule = fc.record({ step: fc.nat(9), outcome: fc.nat(3), verdict: fc.nat(2), early: fc.boolean() })

interface Options {
  early: boolean
}

/** Plans of the right form, of one to ten steps; with `early` their rules may end a case early. */
export const arbitraryPlan = ({ early }: Options): fc.Arbitrary<Plan> =>
  fc
    .record({
      drawn: fc.array(drawnStep, { minLength: 1, maxLength: 10 }),
      rules: fc.array(drawnRule, { maxLength: 4 }),
    })
    .map(({ drawn, rules }) => {
      const made: Plan['steps'] = []
      for (const [index, one] of drawn.entries()) made.push(stepFrom(one, index, made))
      return planSchema.parse({
        title: words,
        steps: made,
        verdicts: [
          { value: 'clear', label: words, tone: 'success' },
          { value: 'look', label: words, tone: 'warning' },
          { value: 'refused', label: words, tone: 'danger' },
        ],
        rules: rules.map(rule => {
          const step = made[rule.step % made.length] as Plan['steps'][number]
          return {
            verdict: ['clear', 'look', 'refused'][rule.verdict],
            when: { fact: `${step.id}.outcome`, is: outcomeOf(step, rule.outcome) },
            early: early && rule.early,
          }
        }),
        otherwise: 'look',
      })
    })

const outcomeOf = (step: Plan['steps'][number], index: number) => {
  const names = Object.keys(outcomesOf(step))
  return names[index % names.length] as string
}

function stepFrom(drawn: Drawn, index: number, made: Plan['steps']): Plan['steps'][number] {
  const before = (back: number) => made[Math.max(0, index - back)]
  const dependencies = (drawn.after ?? [1]).flatMap(back => before(back)?.id ?? [])
  const known = before(drawn.condition?.back ?? 1)
  const when: Condition | undefined =
    index > 0 && drawn.condition && known
      ? drawn.condition.isNot
        ? { not: { fact: `${known.id}.outcome`, is: outcomeOf(known, drawn.condition.outcome) } }
        : { fact: `${known.id}.outcome`, is: outcomeOf(known, drawn.condition.outcome) }
      : undefined
  // A condition waits for the step that it reads.
  const after = [...new Set([...dependencies, ...(known && (when || drawn.kind === 'decision') ? [known.id] : [])])]
  const settings =
    drawn.kind === 'decision'
      ? {
          rules: [
            {
              outcome: 'one',
              when: known
                ? { fact: `${known.id}.outcome`, is: outcomeOf(known, drawn.condition?.outcome ?? 0) }
                : { fact: 'subject.name', is: 'Asha Rao' },
            },
          ],
          otherwise: 'other',
        }
      : steps[drawn.kind].example.settings
  return {
    id: `s${index}`,
    title: words,
    kind: drawn.kind,
    settings,
    tries: drawn.tries,
    skippable: drawn.skippable,
    ...(index > 0 && { after }),
    ...(when && { when }),
  } as Plan['steps'][number]
}

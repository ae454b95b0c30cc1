import { describe, expect, test } from 'vitest'
import { packagePlan } from '../../../../contracts/cases/bgc/packagePlan.ts'
import { plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { advance, newCase } from '../../../../server/engines/cases/advance.ts'
import type { CaseEvent, Effect } from '../../../../server/engines/cases/state.ts'

const packageWith = (endsEarly: boolean) =>
  planSchema.parse(
    packagePlan({
      name: { en: 'Small', hi: 'छोटा' },
      checks: ['pan', 'voter'],
      turnaroundDays: 10,
      endsEarly,
      noticeDays: 5,
      keepDays: 90,
      reviewedBy: 'employer',
    }),
  )

type Answers = Record<string, { outcome: string; facts?: Record<string, string | boolean> } | null>

/** Answers what is asked, by step; null: the step fails. */
function verdictOf(endsEarly: boolean, answers: Answers) {
  const plan = packageWith(endsEarly)
  let { state, effects } = advance(plan, newCase(plan, { name: 'Asha Rao' }), { type: 'start' })
  const asked = (of: readonly Effect[]) => of.filter(({ type }) => type === 'ask')
  for (let open = asked(effects); open[0]; open = [...open.slice(1), ...asked(effects)]) {
    const { step, round } = open[0]
    const answer = answers[step]
    const event: CaseEvent = answer
      ? { type: 'answered', step, round, outcome: answer.outcome, facts: answer.facts ?? {} }
      : { type: 'failed', step, round, reason: 'source_unavailable', isFinal: true }
    ;({ state, effects } = advance(plan, state, event))
  }
  return state.verdict?.value
}

const filled: Answers = {
  consent: { outcome: 'given', facts: { pan: true, voter: true } },
  'pan-details': { outcome: 'answered', facts: { pan: 'AAAPZ1000A' } },
  'voter-details': { outcome: 'answered', facts: { epic: 'ZZZ1000009' } },
  pan: { outcome: 'passed' },
  voter: { outcome: 'passed' },
}

describe.each([true, false])('a package that ends early: %s', endsEarly => {
  test('is green by its sources, and red by what a reviewer finds where a source is silent', () => {
    expect(verdictOf(endsEarly, filled)).toBe('green')
    expect(verdictOf(endsEarly, { ...filled, pan: null, 'pan-review': { outcome: 'failed' } })).toBe('red')
  })

  test('is amber by a silent source, whatever the reviewer cannot say', () => {
    expect(verdictOf(endsEarly, { ...filled, pan: null, 'pan-review': null })).toBe('amber')
    expect(verdictOf(endsEarly, { ...filled, pan: null, 'pan-review': { outcome: 'unable' } })).toBe('amber')
    const refused = { outcome: 'given', facts: { pan: true, voter: false } }
    expect(verdictOf(endsEarly, { ...filled, consent: refused })).toBe('amber')
  })
})

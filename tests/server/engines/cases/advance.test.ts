import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Plan, type PlanInput, plan as planSchema } from '../../../../contracts/cases/plan.ts'
import { planProblems } from '../../../../contracts/cases/planProblems.ts'
import { outcomesOf } from '../../../../contracts/cases/stepFacts.ts'
import { advance, isEnded, newCase } from '../../../../server/engines/cases/advance.ts'
import type { CaseEvent, CaseState, Effect } from '../../../../server/engines/cases/state.ts'
import { arbitraryPlan } from './arbitraryPlan.ts'

const RUNS = { seed: 2711, numRuns: 400 }
const words = { en: 'Any words', hi: 'कोई शब्द' }

type Answers = Record<string, number>

/** Walks a plan: each step answers with the outcome that `answers` choose, in the order that `order` chooses. */
function walk(plan: Plan, answers: Answers, order: (waiting: number) => number) {
  let { state, effects } = advance(plan, newCase(plan, {}), { type: 'start' })
  const asked: Effect[] = []
  const all: Effect[] = [...effects]
  const take = (more: Effect[]) => {
    all.push(...more)
    asked.push(...more.filter(({ type }) => type === 'ask'))
  }
  asked.push(...effects.filter(({ type }) => type === 'ask'))
  for (let turn = 0; asked.length > 0; turn += 1) {
    if (turn > 1_000) throw new Error('The plan does not end.')
    const [effect] = asked.splice(order(asked.length), 1)
    if (!effect) break
    ;({ state, effects } = advance(plan, state, answerOf(plan, effect, answers)))
    take(effects)
  }
  return { state, effects: all }
}

function answerOf(plan: Plan, { step: id, round }: Effect, answers: Answers): CaseEvent {
  const step = plan.steps.find(one => one.id === id) as Plan['steps'][number]
  const names = Object.keys(outcomesOf(step))
  const chosen = answers[id] ?? 0
  // One more than there are outcomes: no answer.
  const outcome = names[chosen % (names.length + 1)]
  return outcome
    ? { type: 'answered', step: id, round, outcome, facts: {} }
    : { type: 'failed', step: id, round, reason: 'source_unavailable' }
}

const answersFor = fc.dictionary(fc.constantFrom(...Array.from({ length: 10 }, (_, index) => `s${index}`)), fc.nat(5))

describe('every plan', () => {
  test('that is drawn here can be published', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), plan => {
        expect(planProblems(plan)).toEqual([])
      }),
      RUNS,
    )
  })

  test('ends, and has a verdict, whatever its steps answer', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), answersFor, (plan, answers) => {
        const { state } = walk(plan, answers, () => 0)
        expect(state.status).toBe('done')
        expect(Object.values(state.steps).every(isEnded)).toBe(true)
        expect(plan.verdicts.map(({ value }) => value)).toContain(state.verdict?.value)
      }),
      RUNS,
    )
  })

  test('asks no step twice in one round, and at most as often as it may', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), answersFor, (plan, answers) => {
        const { effects } = walk(plan, answers, waiting => waiting - 1)
        const asked = effects.filter(({ type }) => type === 'ask').map(({ step, round }) => `${step} ${round}`)
        expect(new Set(asked).size).toBe(asked.length)
        for (const { id, tries } of plan.steps)
          expect(asked.filter(one => one.startsWith(`${id} `)).length).toBeLessThanOrEqual(tries)
      }),
      RUNS,
    )
  })

  test('ends in the same state in whatever order its steps answer', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: false }), answersFor, fc.array(fc.nat(9)), (plan, answers, picks) => {
        let at = 0
        const first = walk(plan, answers, () => 0)
        const other = walk(plan, answers, waiting => (picks[at++ % Math.max(1, picks.length)] ?? 0) % waiting)
        expect(other.state).toEqual(first.state)
      }),
      RUNS,
    )
  })

  test('takes an event that is delivered twice once', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), answersFor, (plan, answers) => {
        let { state, effects } = advance(plan, newCase(plan, {}), { type: 'start' })
        const asked = effects.filter(({ type }) => type === 'ask')
        for (let effect = asked.shift(); effect; effect = asked.shift()) {
          const event = answerOf(plan, effect, answers)
          ;({ state, effects } = advance(plan, state, event))
          const again = advance(plan, state, event)
          expect(again).toEqual({ state, effects: [] })
          asked.push(...effects.filter(({ type }) => type === 'ask'))
        }
      }),
      RUNS,
    )
  })

  test('starts nothing while it is paused, and goes on as if it never had been', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), answersFor, (plan, answers) => {
        let { state, effects } = advance(plan, newCase(plan, {}), { type: 'start' })
        const asked = effects.filter(({ type }) => type === 'ask')
        for (let effect = asked.shift(); effect; effect = asked.shift()) {
          state = advance(plan, state, { type: 'pause' }).state
          const paused = advance(plan, state, answerOf(plan, effect, answers))
          expect(paused.effects).toEqual([])
          ;({ state, effects } = advance(plan, paused.state, { type: 'resume' }))
          asked.push(...effects.filter(({ type }) => type === 'ask'))
        }
        expect(state).toEqual(walk(plan, answers, () => 0).state)
      }),
      RUNS,
    )
  })

  test('never gives a good verdict while an earlier rule cannot be decided', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), answersFor, (plan, answers) => {
        const { state } = walk(plan, answers, () => 0)
        const { verdict } = state
        if (verdict?.value !== 'clear') return
        const before = plan.rules.slice(0, verdict.rule ?? 0)
        const stepOf = (one: (typeof before)[number]) => ('fact' in one.when ? one.when.fact.split('.')[0] : '') ?? ''
        expect(before.filter(one => state.steps[stepOf(one)]?.status !== 'done')).toEqual([])
      }),
      RUNS,
    )
  })

  test('is told to withdraw exactly what was asked and is not needed any more', () => {
    fc.assert(
      fc.property(arbitraryPlan({ early: true }), fc.constantFrom('cancel', 'expire'), (plan, type) => {
        const started = advance(plan, newCase(plan, {}), { type: 'start' })
        const open = Object.entries(started.state.steps).filter(([, step]) => step.status === 'asked')
        const { state, effects } = advance(plan, started.state, { type })
        expect(effects.map(effect => `${effect.type} ${effect.step}`).sort()).toEqual(
          open.map(([id]) => `withdraw ${id}`).sort(),
        )
        expect(Object.values(state.steps).some(({ status }) => status === 'asked' || status === 'waiting')).toBe(false)
      }),
      RUNS,
    )
  })
})

const made = (more: Partial<PlanInput>): Plan =>
  planSchema.parse({
    title: words,
    steps: [],
    verdicts: [
      { value: 'clear', label: words, tone: 'success' },
      { value: 'look', label: words, tone: 'warning' },
      { value: 'refused', label: words, tone: 'danger' },
    ],
    rules: [],
    otherwise: 'look',
    ...more,
  })

const form = (id: string, more: object = {}) => ({
  id,
  title: words,
  kind: 'form' as const,
  settings: { fields: [{ source: 'pan', label: words, kind: 'identifier' as const, identifier: 'pan' as const }] },
  ...more,
})

const panCheck = (id: string, fact: string, more: object = {}) => ({
  id,
  title: words,
  kind: 'check' as const,
  settings: { product: 'pan-check' as const, input: { pan: { fact } } },
  ...more,
})

const review = (id: string, more: object = {}) => ({
  id,
  title: words,
  kind: 'review' as const,
  settings: { question: { en: 'Is it the same person?', hi: 'क्या वही व्यक्ति है?' } },
  ...more,
})

const answered = (
  step: string,
  outcome: string,
  facts: Record<string, string | number> = {},
  round = 1,
): CaseEvent => ({
  type: 'answered',
  step,
  round,
  outcome,
  facts,
})

const after = (plan: Plan, ...events: CaseEvent[]): CaseState & { effects: string[] } => {
  let state = newCase(plan, { name: 'Asha Rao' })
  let effects: Effect[] = []
  for (const event of [{ type: 'start' } as const, ...events]) ({ state, effects } = advance(plan, state, event))
  return { ...state, effects: effects.map(({ type, step, round }) => `${type} ${step} ${round}`) }
}

describe('a case', () => {
  const plan = made({
    steps: [form('details'), panCheck('pan', 'details.pan'), review('look'), form('address', { after: ['details'] })],
    rules: [
      { verdict: 'refused', when: { fact: 'pan.outcome', in: ['mismatch', 'notFound'] }, early: true },
      {
        verdict: 'clear',
        when: {
          all: [
            { fact: 'pan.outcome', is: 'passed' },
            { fact: 'look.outcome', is: 'passed' },
          ],
        },
      },
    ],
  })

  test('asks what waits for nothing, and then what waited for it, side by side', () => {
    expect(after(plan).effects).toEqual(['ask details 1'])
    expect(after(plan, answered('details', 'answered')).effects).toEqual(['ask pan 1', 'ask address 1'])
  })

  test('ends early: what had not begun is not needed, whoever was asked is told, and what runs is kept', () => {
    const state = after(plan, answered('details', 'answered'), answered('pan', 'notFound'))
    expect(state.effects).toEqual(['withdraw address 1'])
    expect(state.status).toBe('done')
    expect(state.verdict).toEqual({ value: 'refused', rule: 0, undecided: null })
    expect(state.steps).toMatchObject({ look: { status: 'notNeeded' }, address: { status: 'notNeeded' } })
  })

  test('waits, when it ends early, for what cannot be recalled', () => {
    const begun: CaseEvent = { type: 'begun', step: 'address', round: 1 }
    const closing = after(plan, answered('details', 'answered'), begun, answered('pan', 'notFound'))
    expect(closing).toMatchObject({ status: 'open', isClosing: true, verdict: null })
    const state = advance(plan, closing, answered('address', 'answered', { pan: 'X' })).state
    expect(state).toMatchObject({ status: 'done', verdict: { value: 'refused' } })
    expect(state.steps['address']?.facts).toEqual({ pan: 'X' })
  })

  test('looks doubtful, never clear, when a source gave no answer', () => {
    const failed: CaseEvent = { type: 'failed', step: 'pan', round: 1, reason: 'source_unavailable' }
    const state = after(
      plan,
      answered('details', 'answered'),
      failed,
      answered('look', 'passed'),
      answered('address', 'answered'),
    )
    expect(state.verdict).toEqual({ value: 'look', rule: null, undecided: 0 })
  })

  test('is not good by default when a rule against it cannot be decided', () => {
    const hopeful = made({
      steps: [form('details'), panCheck('pan', 'details.pan')],
      rules: [{ verdict: 'refused', when: { fact: 'pan.outcome', is: 'mismatch' } }],
      otherwise: 'clear',
    })
    const asked = [answered('details', 'answered', { pan: 'AAAPZ1234C' })]
    const failed: CaseEvent = { type: 'failed', step: 'pan', round: 1, reason: 'source_unavailable' }
    expect(after(hopeful, ...asked, failed).verdict).toEqual({ value: 'look', rule: null, undecided: 0 })
    expect(after(hopeful, ...asked, answered('pan', 'passed')).verdict).toMatchObject({ value: 'clear' })
  })

  test('asks one step again, with what has read it, and keeps the rest', () => {
    const done = after(
      plan,
      answered('details', 'answered', { pan: 'AAAPZ1234C' }),
      answered('pan', 'passed'),
      answered('look', 'passed'),
      answered('address', 'answered'),
    )
    expect(done).toMatchObject({ status: 'done', verdict: { value: 'clear', rule: 1 } })
    const { state, effects } = advance(plan, done, { type: 'askAgain', step: 'details' })
    expect(effects).toEqual([{ type: 'ask', step: 'details', round: 2 }])
    expect(state).toMatchObject({ status: 'open', verdict: null })
    expect(state.steps).toMatchObject({
      pan: { status: 'waiting', facts: {} },
      look: { status: 'waiting' },
      address: { status: 'done', round: 1 },
    })
    const old = advance(plan, state, answered('details', 'answered', {}, 1))
    expect(old).toEqual({ state, effects: [] })
  })

  test('waits with what reads a step that is asked again, though another step stands between them', () => {
    const chain = made({
      steps: [form('details'), form('address'), panCheck('pan', 'details.pan')],
      rules: [{ verdict: 'clear', when: { fact: 'pan.outcome', is: 'passed' } }],
      otherwise: 'look',
    })
    const given = answered('details', 'answered', { pan: 'AAAPZ1234C' })
    const done = after(chain, given, answered('address', 'answered'), answered('pan', 'passed'))
    const { state, effects } = advance(chain, done, { type: 'askAgain', step: 'details' })
    expect(effects).toEqual([{ type: 'ask', step: 'details', round: 2 }])
    expect(state.steps).toMatchObject({ address: { status: 'done' }, pan: { status: 'waiting' } })
    expect(advance(chain, state, answered('details', 'answered', { pan: 'AAAPZ1234C' }, 2)).effects).toEqual([
      { type: 'ask', step: 'pan', round: 2 },
    ])
  })

  test('tells a reviewer who has been asked that the evidence has changed', () => {
    const asked = after(plan, answered('details', 'answered'), answered('pan', 'passed'))
    expect(advance(plan, asked, { type: 'askAgain', step: 'details' }).effects).toEqual([
      { type: 'withdraw', step: 'look', round: 1 },
      { type: 'ask', step: 'details', round: 2 },
    ])
  })

  test('pauses when somebody must act first, and asks the same step after that', () => {
    const blocked: CaseEvent = { type: 'blocked', step: 'pan', round: 1, reason: 'insufficient_balance' }
    const state = after(plan, answered('details', 'answered'), blocked)
    expect(state.status).toBe('paused')
    expect(state.steps['pan']).toMatchObject({ status: 'waiting', tries: 0, reason: 'insufficient_balance' })
    expect(advance(plan, state, { type: 'resume' }).effects).toEqual([{ type: 'ask', step: 'pan', round: 2 }])
  })

  test('tries again as often as its plan says, and then fails', () => {
    const twice = made({ steps: [{ ...form('details'), tries: 2 }] })
    const failed = (round: number): CaseEvent => ({ type: 'failed', step: 'details', round, reason: 'expired' })
    expect(after(twice, failed(1)).effects).toEqual(['ask details 2'])
    expect(after(twice, failed(1), failed(2))).toMatchObject({
      status: 'done',
      steps: { details: { status: 'failed', reason: 'expired' } },
    })
  })

  test('says what was wrong with the last answer, and nothing of one before it', () => {
    const card = { id: 'card', title: words, kind: 'document' as const, settings: {}, tries: 3 }
    const one = made({ steps: [card] })
    const refused: CaseEvent = { ...answered('card', 'refused'), problem: 'The picture is of one colour.' } as CaseEvent
    expect(after(one, refused).steps['card']).toMatchObject({
      status: 'asked',
      problem: 'The picture is of one colour.',
    })
    const failed: CaseEvent = { type: 'failed', step: 'card', round: 2, reason: 'source_unavailable' }
    expect(after(one, refused, failed).steps['card']).toMatchObject({ status: 'asked', round: 3, problem: null })
    expect(after(one, refused, answered('card', 'passed', {}, 2)).steps['card']).toMatchObject({ problem: null })
  })

  test('skips only what its plan lets be skipped, and only before it is under way', () => {
    const optional = made({ steps: [form('details', { skippable: true }), form('more')] })
    const skip = (step: string): CaseEvent => ({ type: 'skip', step, reason: 'Known already' })
    expect(after(optional, skip('details')).effects).toEqual(['withdraw details 1', 'ask more 1'])
    expect(after(optional, skip('more')).steps['more']?.status).toBe('waiting')
    const begun: CaseEvent = { type: 'begun', step: 'details', round: 1 }
    expect(after(optional, begun, skip('details')).steps['details']?.status).toBe('inProgress')
  })

  test('does not leave out a step whose condition cannot be decided', () => {
    const unsure = made({
      steps: [
        panCheck('pan', 'subject.name', { after: [] }),
        review('look', { when: { fact: 'pan.nameMatch', lessThan: 80 } }),
      ],
    })
    expect(after(unsure, answered('pan', 'passed')).effects).toEqual(['ask look 1'])
    expect(after(unsure, answered('pan', 'passed', { nameMatch: 70 })).effects).toEqual(['ask look 1'])
    expect(after(unsure, answered('pan', 'passed', { nameMatch: 90 })).steps['look']?.status).toBe('notApplicable')
  })

  test('ends early with a good verdict only if what stands before it is known not to hold', () => {
    const eager = made({
      steps: [form('first'), form('second', { after: [] })],
      rules: [
        { verdict: 'refused', when: { fact: 'second.pan', is: 'BAD' } },
        { verdict: 'clear', when: { fact: 'first.outcome', is: 'answered' }, early: true },
      ],
    })
    expect(after(eager, answered('first', 'answered')).status).toBe('open')
    const bad = after(eager, answered('first', 'answered'), answered('second', 'answered', { pan: 'BAD' }))
    expect(bad.verdict?.value).toBe('refused')
    const good = after(eager, answered('first', 'answered'), answered('second', 'answered', { pan: 'GOOD' }))
    expect(good.verdict?.value).toBe('clear')
  })
})

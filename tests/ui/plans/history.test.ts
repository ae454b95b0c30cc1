import { describe, expect, test } from 'vitest'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { flowTemplates } from '../../../contracts/onboarding/templates/index.ts'
import {
  moved,
  newStep,
  referencesTo,
  removed,
  withDefaults,
  withoutStep,
} from '../../../src/resources/plans/builder/draft.ts'
import { applied, editsBetween, type Json, reversed } from '../../../src/resources/plans/builder/edits.ts'
import {
  changed,
  MAX_PAST,
  redone,
  undone,
  type Written,
  written,
} from '../../../src/resources/plans/builder/history.ts'

const [vendor] = flowTemplates
if (!vendor) throw new Error('There are no templates.')
const plan = withDefaults(vendor.plan)

/** Numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** One thing that somebody does in the builder. */
function edited(draft: Plan, random: (below: number) => number): Plan {
  const at = random(draft.steps.length)
  const step = draft.steps[at]
  switch (random(7)) {
    case 0:
      return { ...draft, steps: [...draft.steps, newStep('form', draft)] }
    case 1:
      return step && draft.steps.length > 1 ? withoutStep(draft, step.id) : draft
    case 2:
      return at > 0 ? { ...draft, steps: moved(draft.steps, at, -1) } : draft
    case 3:
      return { ...draft, dueDays: 1 + random(300) }
    case 4:
      return step ? { ...draft, steps: draft.steps.with(at, { ...step, skippable: !step.skippable }) } : draft
    case 5:
      return draft.rules.length > 1 ? { ...draft, rules: removed(draft.rules, 0) } : draft
    default:
      return step
        ? {
            ...draft,
            steps: draft.steps.with(at, { ...step, title: { en: `Title ${random(9_999)}`, hi: step.title.hi } }),
          }
        : draft
  }
}

describe('edits', () => {
  test('change one value into the other and back, to the byte', () => {
    const random = randomFrom(29)
    let draft = plan
    for (let number = 0; number < 2_000; number += 1) {
      const next = edited(draft, random)
      const edits = editsBetween(draft, next)
      expect(JSON.stringify(applied(draft as Json, edits))).toBe(JSON.stringify(next))
      expect(JSON.stringify(applied(next as Json, reversed(edits)))).toBe(JSON.stringify(draft))
      draft = next.steps.length > 40 ? plan : next
    }
  })

  test('keep the order of keys, and one that is taken away', () => {
    const before = { a: 1, b: { c: [1, 2, 3], d: 'x' } }
    const after = { a: 1, b: { d: 'x', c: [1, 3], e: null } }
    const edits = editsBetween(before, after)
    expect(JSON.stringify(applied(before, edits))).toBe(JSON.stringify(after))
    expect(JSON.stringify(applied(after, reversed(edits)))).toBe(JSON.stringify(before))
  })
})

describe('the history of a draft', () => {
  test.each([1, 2, 3])('undoes and redoes 200 edits to the byte, also after a new session (seed %i)', seed => {
    const random = randomFrom(seed)
    const states = [JSON.stringify(plan)]
    let history: Written = written(plan)
    while (history.past.length < 200) {
      const before = history.past.length
      history = changed(history, edited(history.plan, random))
      // A title that is typed on is the same step.
      if (history.past.length === before) states.pop()
      states.push(JSON.stringify(history.plan))
    }
    const kept = (one: Written): Written => JSON.parse(JSON.stringify(one)) as Written
    for (let at = states.length - 1; at > 0; at -= 1) {
      expect(JSON.stringify(history.plan)).toBe(states[at])
      history = kept(undone(history))
    }
    expect(JSON.stringify(history.plan)).toBe(states[0])
    expect(undone(history)).toBe(history)
    for (let at = 1; at < states.length; at += 1) {
      history = kept(redone(history))
      expect(JSON.stringify(history.plan)).toBe(states[at])
    }
    expect(redone(history)).toBe(history)
  })

  test('undoes what was typed letter by letter in one step, keeps the latest 200, and forgets what was undone after a new edit', () => {
    let history = written(plan)
    for (const en of ['A', 'Al', 'All']) history = changed(history, { ...history.plan, title: { en, hi: 'सब' } })
    history = changed(history, { ...history.plan, dueDays: 9 })
    const back = undone(history)
    expect(back.plan.title.en).toBe('All')
    expect(changed(back, { ...back.plan, dueDays: 8 }).future).toEqual([])
    expect(changed(back, back.plan)).toBe(back)
    for (let day = 1; day <= 250; day += 1) history = changed(history, { ...history.plan, dueDays: 100 + day })
    expect(history.past).toHaveLength(MAX_PAST)
  })
})

test('what refers to a step is found: inputs, conditions, those that wait for it by name, and rules', () => {
  expect(referencesTo(plan, 'details')).toEqual({ steps: ['pan', 'gst', 'bank'], rules: [] })
  expect(referencesTo(plan, 'pan')).toEqual({ steps: ['gst', 'bank', 'look'], rules: [2, 3] })
  expect(referencesTo(plan, 'thanks')).toEqual({ steps: [], rules: [] })
})

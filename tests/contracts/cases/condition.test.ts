import { describe, expect, test } from 'vitest'
import { condition } from '../../../contracts/cases/conditionSchema.ts'

const problemsOf = (given: unknown) =>
  (condition.safeParse(given).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const passed = { fact: 'pan.outcome', is: 'passed' }
const nested = (depth: number): object => (depth === 1 ? passed : { not: nested(depth - 1) })

describe('a condition', () => {
  test.each<[string, unknown]>([
    ['one comparison', passed],
    ['all and any of several', { all: [passed, { any: [{ fact: 'a.b', atLeast: 80 }, { not: passed }] }] }],
    ['several values', { fact: 'details.city', in: ['Pune', 411001, true] }],
    ['ten levels', nested(10)],
  ])('of %s is taken as it is', (_, given) => {
    expect(condition.parse(given)).toEqual(given)
  })

  const shape =
    'Give one of: all, any, not, or a fact with one comparison (is, isNot, in, atLeast, atMost, moreThan, lessThan).'
  const value = 'Enter a number, true, false, or a text of at most 200 characters.'

  test.each<[string, unknown, string[]]>([
    ['a text', 'passed', [`: ${shape}`]],
    ['a list', [passed], [`: ${shape}`]],
    ['a fact alone', { fact: 'pan.outcome' }, [`: ${shape}`]],
    ['two comparisons', { ...passed, isNot: 'failed' }, [`: ${shape}`]],
    ['an unknown comparison', { fact: 'pan.outcome', contains: 'a' }, [`: ${shape}`]],
    ['an inherited name', { fact: 'pan.outcome', toString: 'a' }, [`: ${shape}`]],
    ['a fact of no step', { fact: 'outcome', is: 'passed' }, ['fact: Name a fact as step.fact.']],
    ['no value', { fact: 'a.b', is: null }, [`is: ${value}`]],
    ['an endless number', { fact: 'a.b', atLeast: Number.POSITIVE_INFINITY }, [`atLeast: ${value}`]],
    ['no list of values', { fact: 'a.b', in: 'x' }, ['in: Give a list of 1 to 50 values.']],
    ['one wrong value of several', { fact: 'a.b', in: ['x', {}] }, [`in.1: ${value}`]],
    ['an empty list', { any: [] }, ['any: Give 1 to 20 conditions.']],
    ['a part that is none', { all: [passed, { not: 1 }] }, [`all.1.not: ${shape}`]],
    ['eleven levels', nested(11), ['not.not.not.not.not.not.not.not.not.not: Nest conditions at most 10 deep.']],
  ])('that is %s is refused where it is wrong', (_, given, problems) => {
    expect(problemsOf(given)).toEqual(problems)
  })

  test('of any depth is refused without a failure', () => {
    let deep: object = passed
    for (let level = 0; level < 200_000; level++) deep = { not: deep }
    expect(problemsOf(deep)).toHaveLength(1)
  })
})

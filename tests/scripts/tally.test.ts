import { expect, test } from 'vitest'
import { dearest, type Report, retried } from '../../scripts/testing/report.ts'
import { closingLine, sumTallies, tallyOf } from '../../scripts/testing/tally.ts'

const file = (name: string, states: string[], more: Partial<Report[number]> = {}): Report[number] => ({
  name,
  state: states.includes('failed') ? 'failed' : 'passed',
  seconds: 1,
  tests: states.map((state, index) => ({ name: `test ${index}`, state, retries: 0, errors: [] })),
  ...more,
})

test('adds up what passed, failed and was skipped', () => {
  const one = tallyOf([file('a', ['passed', 'passed', 'skipped']), file('b', ['passed', 'skipped'])], 0)
  const two = tallyOf([file('a', ['passed', 'passed', 'passed']), file('b', ['failed', 'failed'])], 1)
  expect(sumTallies([one, two])).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test('a file that breaks while it loads is a failure', () => {
  expect(tallyOf([file('a', ['passed']), file('b', [], { state: 'failed' })], 1).failed).toBe(1)
})

test('an exit code that no failed test explains is a failure', () => {
  expect(tallyOf([file('a', ['passed'])], 1).failed).toBe(1)
  expect(tallyOf(undefined, 0).failed).toBe(1)
})

test('the files that took longest come first', () => {
  const report = [file('quick', [], { seconds: 0.5 }), file('slow', [], { seconds: 12 }), file('middle', [])]
  expect(dearest(report, 2)).toEqual(['  12.0 s  slow', '   1.0 s  middle'])
})

test('what needed a second try is named with what failed before', () => {
  const tests = [
    { name: 'steady', state: 'passed', retries: 0, errors: [] },
    { name: 'flaky', state: 'passed', retries: 1, errors: ['expected 1 to be 2\n- 2\n+ 1'] },
  ]
  expect(retried([file('a.test.ts', [], { tests })])).toEqual([
    'a.test.ts › flaky\n    expected 1 to be 2\n    - 2\n    + 1',
  ])
})

test('the closing line names the skipped only where there are some', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

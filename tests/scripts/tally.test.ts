import { expect, test } from 'vitest'
import { closingLine, type Report, sumTallies, tallyOf } from '../../scripts/testing/tally.ts'

const report = (more: Partial<Report> = {}): Report => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...more,
})

test('adds up what passed, failed and was skipped', () => {
  const one = tallyOf(report({ numPendingTests: 1, numTodoTests: 1 }), 0)
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }]
  const two = tallyOf(report({ numFailedTests: 2, testResults }), 1)
  expect(sumTallies([one, two])).toEqual({ passed: 6, failed: 2, skipped: 2 })
})

test('a file that breaks while it loads is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(tallyOf(report({ testResults }), 1).failed).toBe(1)
})

test('an exit code that no failed test explains is a failure', () => {
  expect(tallyOf(report(), 1).failed).toBe(1)
  expect(tallyOf(undefined, 0).failed).toBe(1)
})

test('the closing line names the skipped only where there are some', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

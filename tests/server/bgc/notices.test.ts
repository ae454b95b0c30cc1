import { expect, test } from 'vitest'
import { isOutdated, refusalProblem } from '../../../server/cases/notices.ts'

const plan = { beforeRefusal: { days: 5 } }
const [before, sent, after] = ['2026-11-20T06:00:00.000Z', '2026-11-20T07:00:00.000Z', '2026-11-24T06:00:00.000Z']
const now = Date.parse('2026-11-28T06:00:00.000Z')
const notice = { state: 'waiting' as const, sent_at: sent, ends_at: '2026-11-25T07:00:00.000Z' }

test('a notice whose time is over lets the findings be decided that it was about', () => {
  expect(refusalProblem(plan, { verdict_at: before }, notice, now)).toBeNull()
  expect(refusalProblem(plan, { verdict_at: before }, notice, Date.parse(after))).toBe('noticeRuns')
  expect(refusalProblem(plan, { verdict_at: before }, undefined, now)).toBe('noticeNeeded')
})

test('findings that were made after the notice need one of their own', () => {
  expect(refusalProblem(plan, { verdict_at: after }, notice, now)).toBe('noticeNeeded')
  expect(isOutdated(notice, { verdict_at: after })).toBe(true)
  expect(isOutdated({ ...notice, state: 'closed' }, { verdict_at: after })).toBe(true)
})

test('a dispute is answered first', () => {
  const disputed = { ...notice, state: 'disputed' as const, ends_at: null }
  expect(refusalProblem(plan, { verdict_at: after }, disputed, now)).toBe('disputed')
  expect(isOutdated(disputed, { verdict_at: after })).toBe(false)
})

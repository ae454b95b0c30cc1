import { expect, test } from 'vitest'
import type { ClaimName } from '../../../contracts/cases/steps/referee.ts'
import { outcomeOf } from '../../../server/steps/kinds/referee.ts'

const settings = { claims: { name: { fact: 'subject.name' }, designation: { fact: 'work.latestDesignation' } } }
const whole = new Map<ClaimName, string>([
  ['name', 'Asha Rao'],
  ['designation', 'Engineer'],
])
const confirmed = { answer: 'confirmed' as const }

test('a referee confirms what the case states, and nothing that it does not state', () => {
  const claims = { name: confirmed, designation: confirmed }
  expect(outcomeOf(settings, whole, { claims }, true)).toBe('confirmed')
  expect(outcomeOf(settings, whole, { claims }, false)).toBe('review')
  const partly = new Map([...whole].slice(0, 1))
  expect(outcomeOf(settings, partly, { claims }, true)).toBe('unknown')
  expect(outcomeOf(settings, whole, { claims: { ...claims, designation: { answer: 'unknown' } } }, true)).toBe(
    'unknown',
  )
  expect(outcomeOf(settings, whole, { claims: { name: confirmed, designation: { answer: 'different' } } }, true)).toBe(
    'differs',
  )
})

import { expect, test } from 'vitest'
import { resultChanges } from '../../../contracts/cases/bgc/resultChanges.ts'
import type { CheckResult } from '../../../contracts/cases/bgc/results.ts'
import { text } from '../../../contracts/platform/text.ts'

const result = (name: string, more: Partial<CheckResult> = {}): CheckResult => ({
  name,
  label: text(name, name),
  verdict: 'clear',
  reason: null,
  claimed: [],
  found: [],
  source: text(name, name),
  at: null,
  ...more,
})
const fact = (source: string, value: string) => ({
  source,
  label: text(source, source),
  kind: 'text' as const,
  value,
  choice: null,
})

test('nothing differs between equal results, whenever they were given', () => {
  const found = [fact('name', 'Suresh Rao')]
  const later = result('pan', { found, at: '2026-11-20T06:00:00.000Z' })
  expect(resultChanges([result('pan', { found })], [later])).toEqual([])
})

test('another answer, other findings, and checks that only one of them has are named', () => {
  const before = [
    result('pan', { found: [fact('name', 'Suresh Rao'), fact('status', 'valid')] }),
    result('voter'),
    result('court'),
  ]
  const after = [
    result('pan', { found: [fact('name', 'Suresh Rau'), fact('status', 'valid')] }),
    result('voter', { verdict: 'unable' }),
    result('credit'),
  ]
  const changes = resultChanges(before, after)
  expect(changes.map(({ name, before: was, after: is }) => [name, was?.verdict, is?.verdict])).toEqual([
    ['pan', 'clear', 'clear'],
    ['voter', 'clear', 'unable'],
    ['credit', undefined, 'clear'],
    ['court', 'clear', undefined],
  ])
  expect(changes[0]?.facts.map(one => [one.before?.value, one.after?.value])).toEqual([['Suresh Rao', 'Suresh Rau']])
})

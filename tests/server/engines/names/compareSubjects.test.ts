import { describe, expect, test } from 'vitest'
import { nameFeatures, nameFeatureTexts } from '../../../../contracts/screening/names.ts'
import { byRelevance, compareSubjects, type NameSubject } from '../../../../server/engines/names/index.ts'

const asked: NameSubject = {
  kind: 'person',
  names: [{ name: 'Ravi Teja Konda' }],
  births: ['1970-05-12'],
  countries: ['IN'],
  gender: 'male',
  identifiers: ['Z 123-456'],
}
const entry: NameSubject = { kind: 'person', names: [{ name: 'Ravi Konda' }] }
const alone = compareSubjects(asked, entry).score
const scoreOf = (more: Partial<NameSubject>) => compareSubjects(asked, { ...entry, ...more }).score

describe('what both sides state', () => {
  test.each<[string, Partial<NameSubject>]>([
    ['the same birth date', { births: ['1970-05-12'] }],
    ['the same year', { births: ['1970'] }],
    ['one of several dates', { births: ['1969', '1970-05-12'] }],
    ['the same country', { countries: ['ru', 'in'] }],
    ['the same identifier in another form', { identifiers: ['z123456'] }],
  ])('raises the score: %s', (_what, more) => {
    expect(scoreOf(more)).toBeGreaterThan(alone)
  })

  test.each<[string, Partial<NameSubject>]>([
    ['another year', { births: ['1985'] }],
    ['another date in the year', { births: ['1970-11-30'] }],
    ['another country', { countries: ['RU'] }],
    ['another gender', { gender: 'female' }],
    ['an organisation', { kind: 'organisation' }],
    ['a weak alias', { names: [{ name: 'Ravi Konda', quality: 'weak' }] }],
  ])('lowers the score: %s', (_what, more) => {
    expect(scoreOf(more)).toBeLessThan(alone)
  })

  test.each<[string, Partial<NameSubject>]>([
    ['day and month swapped', { births: ['1970-12-05'] }],
    ['1 January', { births: ['1970-01-01'] }],
    ['the year beside it', { births: ['1971'] }],
  ])('hardly matters: %s', (_what, more) => {
    expect(compareSubjects(asked, { ...entry, ...more }).facts.birthDate).toBe('close')
    expect(scoreOf(more)).toBeGreaterThan(alone - 0.05)
  })

  test('what only one side states does not matter', () => {
    expect(compareSubjects({ names: asked.names }, { ...entry, births: ['1985'], countries: ['RU'] }).score).toBe(alone)
    expect(scoreOf({ identifiers: ['77'] })).toBe(alone)
  })

  test('a birth date in common does not raise different names', () => {
    const other = { ...entry, names: [{ name: 'Meera Sundaram' }], births: ['1970-05-12'] }
    expect(compareSubjects(asked, other).score).toBe(0)
  })
})

test.each<[string, string, string, number, boolean]>([
  ['the same name', 'Ravi Teja Konda', '1985', 1, true],
  ['another usual spelling', 'Raviteja Konda', '1985', 0.988, true],
  ['a name without one word', 'Ravi Konda', '1985', alone, false],
  ['a near birth date', 'Ravi Teja Konda', '1971', 0.98, true],
])('the score before and after a contradicting birth date: %s', (_what, name, birth, before, isExactName) => {
  const compared = compareSubjects({ ...asked, countries: [] }, { kind: 'person', names: [{ name }], births: [birth] })
  const contradicts = birth === '1985'
  expect(compared).toMatchObject({ scoreBefore: before, isExactName, contradictions: contradicts ? ['birthDate'] : [] })
  expect(compared.scoreBefore - compared.score).toBeCloseTo(contradicts ? 0.27 : 0)
})

test('an alias is no primary name, however exact', () => {
  const names = [{ name: 'Krishna Rao' }, { name: 'Ravi Teja Konda', quality: 'strong' as const }]
  expect(compareSubjects(asked, { names }).isExactName).toBe(false)
})

test('the best pair of names is told, a primary name before an alias', () => {
  const names = [{ name: 'K. Raju' }, { name: 'Ravi Konda', quality: 'strong' as const }, { name: 'Ravi Konda' }]
  expect(compareSubjects(asked, { names }).names).toEqual({ subject: 0, candidate: 2, quality: 'primary' })
})

test('nobody at all is nobody', () => {
  expect(compareSubjects({ names: [] }, { names: [] })).toMatchObject({ score: 0, band: 'none', features: [] })
})

test('among equal scores the identifier leads, then the birth date, the primary name and the country', () => {
  const same = { kind: 'person' as const, names: [{ name: 'Ravi Teja Konda' }] }
  const entries: NameSubject[] = [
    { ...same },
    { ...same, countries: ['IN'] },
    { ...same, names: [{ name: 'Ravi Teja Konda', quality: 'strong' as const }] },
    { ...same, births: ['1970-05-12'] },
    { ...same, identifiers: ['Z123456'] },
  ]
  const ranked = entries
    .map((other, at) => ({ at, ...compareSubjects(asked, other) }))
    .sort(byRelevance)
    .map(({ at }) => at)
  expect(ranked).toEqual([4, 3, 1, 0, 2])
})

test('every feature has words in both languages', () => {
  for (const feature of nameFeatures) {
    expect(nameFeatureTexts[feature].en).toMatch(/^[A-Z]/)
    expect(nameFeatureTexts[feature].hi).toMatch(/[\u0900-\u097F]/)
  }
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { namePoints } from '../../../../contracts/screening/names.ts'
import { byRelevance, compareNames, compareSubjects, type NameSubject } from '../../../../server/engines/names/index.ts'

const words =
  'ravi teja konda raviteja r k sharma pvt ltd shri llp zenith trading 2 jr kumar рамеш Сергей रवि محمد علي 张 伟 😀 s/o bill william mohd ov'
const word = fc.constantFrom(...words.split(' '))
const name = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 6 }).map(all => all.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const kind = fc.constantFrom('person', 'organisation', 'unknown')

const inThousandths = (points: number) => Math.round(points * 1000)

test('any two names: symmetric, bounded, and the features add up', () => {
  fc.assert(
    fc.property(name, name, kind, (one, other, as) => {
      const compared = compareNames(one, other, { kind: as })
      expect(compareNames(other, one, { kind: as })).toEqual(compared)
      expect(compared.score).toBeGreaterThanOrEqual(0)
      expect(compared.score).toBeLessThanOrEqual(1)
      for (const part of compared.features) namePoints.parse(part)
      const total = compared.features.reduce((sum, { points }) => sum + inThousandths(points), 0)
      expect(total / 1000).toBe(compared.score)
    }),
    { numRuns: 2000 },
  )
})

test('a name with letters or digits is itself, in any case and order of its words', () => {
  fc.assert(
    fc.property(name, kind, (one, as) => {
      expect(compareNames(one, one, { kind: as }).score).toBe(one.trim() === '' ? 0 : 1)
    }),
    { numRuns: 1000 },
  )
  const plain = fc.array(fc.constantFrom('ravi', 'teja', 'konda', 'lakshmi', 'zenith'), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(plain, all => compareNames(all.join(' '), [...all].reverse().join(' ').toUpperCase()).score === 1),
  )
})

const subject: fc.Arbitrary<NameSubject> = fc.record(
  {
    names: fc.array(fc.record({ name, quality: fc.constantFrom('primary', 'strong', 'weak') }), { maxLength: 4 }),
    kind,
    births: fc.array(fc.constantFrom('1970', '1970-05', '1970-05-12', '1971-05-12', '1980', 'unknown'), {
      maxLength: 2,
    }),
    countries: fc.array(fc.constantFrom('IN', 'RU', ''), { maxLength: 2 }),
    gender: fc.constantFrom('male', 'female'),
    identifiers: fc.array(fc.constantFrom('P 123', 'p123', '77'), { maxLength: 2 }),
  },
  { requiredKeys: ['names'] },
)

test('any two subjects: bounded, the features add up, and the order of hits is one', () => {
  fc.assert(
    fc.property(subject, subject, subject, (asked, one, other) => {
      const [a, b] = [compareSubjects(asked, one), compareSubjects(asked, other)]
      const total = a.features.reduce((sum, { points }) => sum + inThousandths(points), 0)
      expect(total / 1000).toBe(a.score)
      expect(byRelevance(a, b)).toBe(0 - byRelevance(b, a))
      expect(byRelevance(a, a)).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

describe('hostile input', () => {
  const long = 'ab cd '.repeat(2000)
  const hostile: [string, string][] = [
    ['nothing', ''],
    ['spaces', '  \t\n'],
    ['emoji', '😀👨‍👩‍👧‍👦'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['2,000 words', long],
    ['10,000 combining marks', `a${'\u0301'.repeat(10_000)}`],
    ['only punctuation', '.,;:/()@&-—'],
    ['right-to-left marks', '\u202Eمحمد\u202C abc \u200F'],
    ['mixed scripts', 'Ravi रवि محمد 张伟 Сергей'],
    ['half a surrogate pair', 'Ravi \uD83D Konda'],
    ['a null character', 'Ravi\u0000Konda'],
    ['S/o alone', 'S/o'],
    ['only titles', 'Shri Dr Mrs'],
    ['only legal forms', 'Private Limited LLP'],
  ]

  test.each(hostile)('%s', (_what, text) => {
    for (const other of [text, 'Ravi Konda', 'Zenith Private Limited', long]) {
      const { score, features } = compareNames(text, other)
      expect(Number.isFinite(score)).toBe(true)
      expect(features.every(({ points }) => Number.isFinite(points))).toBe(true)
    }
    expect(compareNames(text, 'Meera Sundaram').band).toBe('none')
  })
})

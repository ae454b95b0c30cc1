import { describe, expect, test } from 'vitest'
import { compareNames, compareSubjects } from '../../../../server/engines/names/index.ts'
import { nameKeys, searchKeys } from '../../../../server/engines/names/nameKeys.ts'
import { namePool } from '../../../bench/names/namePool.ts'
import { fullName, ofOnePerson, type Person } from '../../../bench/names/perturb.ts'
import { pick, type Random, randomFrom } from '../../../bench/names/random.ts'

/** One property for each kind of fault that names once had, over made-up names of a fixed seed. */
const TURNS = 150

const people = (seed: number) => {
  const random = randomFrom(seed)
  const next = namePool(random)
  return Array.from({ length: TURNS }, () => [next(), random] as const)
}

const shareKey = (listed: string, asked: string) => {
  const keys = new Set(nameKeys(listed))
  return searchKeys(asked).some(key => keys.has(key))
}

const score = (one: string, other: string) => compareNames(one, other).score

test('no birth date removes a name from sight: what it would score without it is told', () => {
  for (const [person, random] of people(1)) {
    const [, change] = pick(random, Object.entries(ofOnePerson))
    const asked = { kind: 'person' as const, names: [{ name: change(person, random) }] }
    const listed = { kind: 'person' as const, names: [{ name: fullName(person) }] }
    const [alone, born] = [
      compareSubjects(asked, listed),
      compareSubjects({ ...asked, births: ['1985'] }, { ...listed, births: ['1955-12-26'] }),
    ]
    expect(born).toMatchObject({ scoreBefore: alone.score, contradictions: ['birthDate'] })
    expect(born.isExactName).toBe(alone.isExactName)
    const total = born.features.reduce((sum, { points }) => sum + Math.round(points * 1000), 0)
    expect(total / 1000).toBe(born.score)
  }
})

const changes: Record<string, (person: Person, random: Random) => string> = {
  ...ofOnePerson,
  'z for j': person => fullName(person).replace(/j/i, 'z'),
  'b for v': person => fullName(person).replace(/v/i, 'b'),
  'h for g': person => fullName(person).replace(/g/i, 'h'),
  'k for g': person => fullName(person).replace(/g/i, 'k'),
  'all in one': person => fullName(person).replaceAll(' ', ''),
  'an article joined': ({ given, family }) => `${given} Al${family.toLowerCase()}`,
}

test.each(Object.entries(changes))('whatever compares as a hit shares a key: %s', (_how, change) => {
  for (const [person, random] of people(2)) {
    const [listed, asked] = [fullName(person), change(person, random)]
    if (compareNames(listed, asked, { kind: 'person' }).score < 0.8) continue
    expect(shareKey(listed, asked), `${listed} | ${asked}`).toBe(true)
  }
})

const rare = 'Zenith Lotus Himadri Narmada Garuda Konkan Meghdoot Nilgiri Ojas Sahyadri'.split(' ')
const short = [
  ['Industries', 'Inds'],
  ['International', 'Intl'],
  ['Cooperative', 'Co-op'],
  ['Engineering', 'Engg'],
  ['Manufacturing', 'Mfg'],
  ['Brothers', 'Bros'],
] as const

describe('organisations', () => {
  const random = randomFrom(3)
  const turns = Array.from({ length: 60 }, () => [pick(random, rare), pick(random, rare), pick(random, short)] as const)

  test('an abbreviation, and a letter off in the legal form, are the same name', () => {
    for (const [name, , [full, abbreviated]] of turns) {
      expect(score(`${name} ${full} Private Limited`, `${name} ${abbreviated} Pvt. Ltd.`)).toBeGreaterThan(0.95)
      expect(score(`${name} ${full} Privte Limted`, `${name} ${abbreviated} Pvt. Ltd.`)).toBeGreaterThan(0.95)
    }
  })

  test('dotted letters are a word, whose order counts', () => {
    for (let turn = 0; turn < 60; turn++) {
      const letters = Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(random() * 26)))
      const turned = letters.toReversed()
      const dotted = (some: string[]) => `${some.join('.')}. Traders`
      expect(score(dotted(letters), `${letters.join('')} Traders Ltd`)).toBeGreaterThan(0.95)
      expect(score(dotted(letters), dotted(turned)) < 0.7).toBe(letters.join() !== turned.join())
    }
  })

  test('another numeral is another name, and one word catches no longer one', () => {
    for (const [one, other] of turns) {
      expect(score(`${one} Fund II`, `${one} Fund III`)).toBeLessThan(0.5)
      expect(score(one, `${one} ${other} Movers`)).toBeLessThan(0.7)
    }
  })
})

test('a man’s and a woman’s name, and one stem with another ending, are never good', () => {
  const stems = 'Manish Karim Sumit Amit Vimal Nirmal Kishor Jayant Hemant Vasant'.split(' ')
  // Jayanta is how Bengal writes Jayant.
  const pairs = stems.flatMap(stem => [...(stem.endsWith('nt') ? [] : [[stem, `${stem}a`]]), [stem, `${stem}i`]])
  const endings = [
    ['esh', 'eev'],
    ['ay', 'od'],
    ['ish', 'it'],
    ['an', 'esh'],
  ] as const
  const siblings = ['Raj', 'Vin', 'Man', 'Sud', 'Nar'].flatMap(stem => endings.map(([a, b]) => [stem + a, stem + b]))
  for (const [one = '', other = ''] of [...pairs, ...siblings])
    expect(score(`${one} Patil`, `${other} Patil`)).toBeLessThan(0.82)
})

test('Md is Mohammed before any name', () => {
  for (const [{ family }] of people(5)) {
    expect(score(`Md ${family}`, `Mohammed ${family}`)).toBeGreaterThan(0.9)
    expect(shareKey(`Mohammed ${family}`, `Md. ${family}`)).toBe(true)
  }
})

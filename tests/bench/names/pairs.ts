import { fullName, ofOneCompany, ofOnePerson, type Person } from './perturb.ts'
import { pick, type Random, randomFrom } from './random.ts'
import type { NameSet, Pair } from './sets/nameSet.ts'
import { tokenSortedJaroWinkler } from './tokenSorted.ts'

const PEOPLE = 60
const COMPANIES = 120

/** The pairs of a set: those written by hand, and for each culture people and companies with their variants and near neighbours. */
export function pairsOf(set: NameSet): Pair[] {
  const random = randomFrom(set.seed)
  const people = Object.values(set.people).flatMap(({ given, family, middle }) =>
    peoplePairs(random, given.split(' '), family.split(' '), middle ? middle.split(' ') : ['']),
  )
  return [...byHand(set.same, true), ...byHand(set.other, false), ...people, ...companyPairs(random, set.companies)]
}

const byHand = (lines: string, isSame: boolean): Pair[] =>
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [one = '', other = ''] = line.split('|')
      return { one, other, isSame, rule: isSame ? 'hand.same' : 'hand.other', kind: 'unknown' }
    })

/** The likest other word of a list: a brother's name, or another family's that is nearly spelt the same. */
const nearest = (word: string, words: readonly string[]) =>
  words
    .filter(other => other !== word)
    .toSorted((a, b) => tokenSortedJaroWinkler(word, b) - tokenSortedJaroWinkler(word, a))[0] ?? ''

function peoplePairs(random: Random, given: string[], family: string[], middle: string[]): Pair[] {
  const pairs: Pair[] = []
  for (let index = 0; index < PEOPLE; index++) {
    const person = {
      given: pick(random, given),
      middle: random() < 0.5 ? pick(random, middle) : '',
      family: pick(random, family),
    }
    if (person.middle === person.given) person.middle = ''
    const [rule, change] = pick(random, Object.entries(ofOnePerson))
    const one = fullName(person)
    const other = change(person, random)
    pairs.push({ one, other, isSame: true, rule, kind: 'person' })
    const [who, stranger] = neighbour(random, person, given, family)
    pairs.push({ one, other: fullName(stranger), isSame: false, rule: who, kind: 'person' })
  }
  return pairs
}

function neighbour(random: Random, person: Person, given: string[], family: string[]): [string, Person] {
  const other = (words: string[], word: string) =>
    pick(
      random,
      words.filter(name => name !== word),
    )
  return pick<[string, Person]>(random, [
    ['sameFamily', { ...person, given: other(given, person.given) }],
    ['sameGiven', { ...person, family: other(family, person.family) }],
    ['brother', { ...person, given: nearest(person.given, given) }],
    ['nearFamily', { ...person, family: nearest(person.family, family) }],
    ['son', { given: other(given, person.given), middle: person.given, family: person.family }],
  ])
}

function companyPairs(random: Random, companies: NameSet['companies']): Pair[] {
  const [rare, business] = [companies.rare.split(' '), companies.business.split('|')]
  const pairs: Pair[] = []
  for (let index = 0; index < COMPANIES; index++) {
    const [name, trade] = [pick(random, rare), pick(random, business)]
    const core = `${name} ${trade}`
    pairs.push({ ...ofOneCompany(random, core), isSame: true, kind: 'organisation' })
    const others = (words: string[], word: string) =>
      pick(
        random,
        words.filter(value => value !== word),
      )
    const [rule, other] = pick<[string, string]>(random, [
      ['company.sameTrade', `${others(rare, name)} ${trade}`],
      ['company.sameName', `${name} ${others(business, trade)}`],
    ])
    pairs.push({
      one: `${core} Private Limited`,
      other: `${other} Private Limited`,
      isSame: false,
      rule,
      kind: 'organisation',
    })
  }
  return pairs
}

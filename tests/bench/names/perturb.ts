import { pick, type Random } from './random.ts'

/** A person's name as it is put together. */
export interface Person {
  given: string
  middle: string
  family: string
}

export const fullName = ({ given, middle, family }: Person) => [given, middle, family].filter(Boolean).join(' ')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** One letter left out, doubled, replaced or swapped with the next, after the first two letters of a word of five or more. */
export function misspell(random: Random, name: string): string {
  const words = name.split(' ')
  const long = words.flatMap((word, at) => (word.length >= 5 ? [at] : []))
  if (long.length === 0) return name
  const index = pick(random, long)
  const word = words[index] ?? ''
  const at = 2 + Math.floor(random() * (word.length - 3))
  const [start, letter, rest] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  words[index] = pick(random, [
    start + rest,
    start + letter + letter + rest,
    start + LETTERS.charAt(Math.floor(random() * LETTERS.length)) + rest,
    start + rest.charAt(0) + letter + rest.slice(1),
  ])
  return words.join(' ')
}

const habits: [RegExp, string][] = [
  [/ee/, 'i'],
  [/i(?=[^aeiou])/, 'ee'],
  [/v/, 'w'],
  [/w/, 'v'],
  [/sh/, 's'],
  [/aa/, 'a'],
  [/th/, 't'],
  [/ph/, 'f'],
  [/oo/, 'u'],
  [/u(?=[^aeiou])/, 'oo'],
  [/y$/, 'i'],
  [/k(?=s)/, 'c'],
  [/j/, 'z'],
  [/ov$/, 'off'],
  [/([^aeiou])a$/, '$1'],
  [/q/, 'k'],
  [/kh/, 'k'],
]

/** Another usual spelling of up to two of its sounds. */
export function respell(random: Random, name: string): string {
  const fitting = habits.filter(([pattern]) => pattern.test(name))
  const respelt = (text: string) => {
    const habit = fitting.length > 0 ? pick(random, fitting) : undefined
    return habit ? text.replace(...habit) : text
  }
  return respelt(respelt(name))
}

const titles = ['Mr.', 'Shri', 'Dr.', 'Smt', 'Mrs', 'Prof.']
const initial = (word: string) => `${word.charAt(0)}.`

/** Ways in which one person's name is written differently. */
export const ofOnePerson: Record<string, (person: Person, random: Random) => string> = {
  case: person => fullName(person).toUpperCase(),
  order: ({ given, middle, family }) => `${family}, ${[given, middle].filter(Boolean).join(' ')}`,
  middleDropped: ({ given, family }) => `${given} ${family}`,
  initial: ({ given, middle, family }) => [initial(given), middle && initial(middle), family].filter(Boolean).join(' '),
  middleInitial: ({ given, middle, family }) => [given, middle && initial(middle), family].filter(Boolean).join(' '),
  title: (person, random) => `${pick(random, titles)} ${fullName(person)}`,
  misspelt: (person, random) => misspell(random, fullName(person)),
  misspeltTwice: (person, random) => misspell(random, misspell(random, fullName(person))),
  respelt: (person, random) => respell(random, fullName(person)),
  respeltAndTurned: ({ given, family }, random) => respell(random, `${family} ${given}`),
  joined: ({ given, middle, family }) => `${given}${middle.toLowerCase()} ${family}`,
  relation: (person, random) => `${fullName(person)} S/o ${pick(random, ['Mohan Lal', 'Abdul Karim', 'Peter'])}`,
}

const forms = [
  ['Private Limited', 'Pvt. Ltd.', '(P) Ltd', 'PVT LTD'],
  ['LLP', 'Limited Liability Partnership'],
  ['Limited', 'Ltd.', 'LTD'],
  ['GmbH', 'GMBH'],
  ['OOO', 'LLC'],
]

/** The same organisation: another spelling of its form, none, a title, or a misspelling. */
export function ofOneCompany(random: Random, core: string): { one: string; other: string; rule: string } {
  const spellings = pick(random, forms)
  const [first, second] = [pick(random, spellings), pick(random, spellings)]
  const rule = pick(random, ['form', 'noForm', 'misspelt', 'messrs', 'case'])
  const other = {
    form: `${core} ${second}`,
    noForm: core,
    misspelt: `${misspell(random, core)} ${second}`,
    messrs: `M/s. ${core} ${second}`,
    case: `${core} ${first}`.toUpperCase(),
  }[rule]
  return { one: `${core} ${first}`, other: other ?? core, rule: `company.${rule}` }
}

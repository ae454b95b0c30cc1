import type { Person } from './perturb.ts'
import { pick, type Random } from './random.ts'
import { tune } from './sets/tune.ts'

const syllables =
  'ba be bha cha da dev do fa ga go gu ha hi ja ji ka kha ki ko la le lo ma me mi mo na ne ni no pa po ra re ri ro sa sha si so ta te ti to va vi wa ya za zi'.split(
    ' ',
  )
const endings = 'n r l m sh k t d ri ni war kar ov in ez son ski mann well ton ley ard'.split(' ')

const made = (random: Random) =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(random, syllables)).join('') + pick(random, endings)

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** People with common and rare names: a third of the families is one of a hundred common ones, the rest one of 20,000. */
export function namePool(random: Random): () => Person {
  const cultures = Object.values(tune.people)
  const [given, family] = [
    cultures.flatMap(people => people.given.split(' ')),
    cultures.flatMap(people => people.family.split(' ')),
  ]
  const rareGiven = Array.from({ length: 2000 }, () => capitalised(made(random)))
  const rareFamily = Array.from({ length: 20_000 }, () => capitalised(made(random)))
  const one = (common: string[], rare: string[], share: number) => pick(random, random() < share ? common : rare)
  return () => ({
    given: one(given, rareGiven, 0.6),
    middle: random() < 0.4 ? one(given, rareGiven, 0.6) : '',
    family: one(family, rareFamily, 0.33),
  })
}

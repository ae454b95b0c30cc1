import { lettersOf } from './spellingDistance.ts'
import { habitualForm } from './spellingHabits.ts'
import { abbreviations, businessWords } from './words/business.ts'
import { familyNames } from './words/familyNames.ts'
import { givenNames } from './words/givenNames.ts'
import { neighbours } from './words/neighbours.ts'
import { nicknames } from './words/nicknames.ts'
import { spellings } from './words/spellings.ts'

/** Spellings of one sound, applied in this order to a word of lower-case Latin letters. */
const folds: readonly [RegExp, string][] = [
  // A key that stuck.
  [/(.)\1{2,}/g, '$1$1'],
  [/(?<=[^aeiou])(?:aiy?ah?|ayyah?|iy?ah)$/, 'aia'],
  [/(?<=[^aeiou])ey$/, 'i'],
  [/(?<=..)sinh$/, 'sing'],
  [/^gia(?=n)/, 'gya'],
  [/chy(?=[aeou])/g, 'ch'],
  [/shch|sch|sz/g, 'sh'],
  [/tsch|tch|cz|chh/g, 'ch'],
  [/dzh|dj/g, 'j'],
  // One letter of Sanskrit: Pragya, Pradnya, Prajna; Gyan, Jnan, Dnyan.
  [/(?:dny|jn|gny|(?<!bha|o)gy(?!as))(?=[ao]|e(?!e))/g, 'gn'],
  [/deo$/, 'dev'],
  [/off$/, 'ov'],
  [/eff$/, 'ev'],
  [/ph/g, 'f'],
  [/que$/, 'k'],
  [/ck|q|c(?![heiy])/g, 'k'],
  [/c(?!h)/g, 's'],
  [/x/g, 'ks'],
  [/(?<=[^aeiou])ow(?=[bdfgjklmnprst])/g, 'ou'],
  [/w/g, 'v'],
  [/tz/g, 'ts'],
  [/(?<=[bdgjkrtz])h/g, ''],
  [/^[yi]e(?=[a-z])(?!s)/, 'e'],
  [/^i(?=[aou])/, 'y'],
  [/(?<=^l|t)j(?=[aeiou])|(?<=l)j(?=a$)|(?<=.)y|(?<=[aeiou].*[dghlnr])ij$/g, 'i'],
  [/(?<=[dgxst]r?)ej$/, 'ei'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ie(?=v|$)/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** How a word sounds: equal for the usual spellings of one name, such as Lakshmi and Laxmi. */
export function soundOf(word: string): string {
  return folds.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word)
}

/** The consonants of a sound, coarser than it: by these a name is found in an index. */
export const skeletonOf = (sound: string): string =>
  sound
    .replace(/sh|z/g, 's')
    .replace(/f/g, 'v')
    .replace(/ch/g, 'c')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/^[aeiou]/, 'a')

/** Consonants that ears and scripts take for each other, each by the first of its group. */
const classes = new Map(
  ['kgh', 'td', 'pbvf', 'sjcz'].flatMap(group => Array.from(group, letter => [letter, group.charAt(0)] as const)),
)

/** A skeleton in which each consonant stands for those that are taken for it. */
export const coarse = (skeleton: string): string =>
  Array.from(skeleton, letter => classes.get(letter) ?? letter).join('')

/** The coarse consonants of a sound, to compare two words; “h” and “k” before r are one. */
export const coarseSkeleton = (sound: string): string =>
  coarse(skeletonOf(sound.replace(/^[hk](?=r)/, '').replace(/^y/, 'j')))

const groupsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

const names = groupsOf(`${neighbours}${givenNames}${familyNames}`).flat()
const usual = new Map(names.map(name => [name, name]))
for (const group of [...groupsOf(spellings), ...groupsOf(abbreviations), ...Array.from(businessWords, word => [word])])
  for (const word of group) if (!usual.has(word)) usual.set(word, group[0] ?? word)

const full = new Map<string, Set<string>>()
for (const [name = '', ...short] of groupsOf(nicknames))
  for (const word of short) full.set(word, (full.get(word) ?? new Set()).add(usual.get(name) ?? name))

const bySound = new Map<string, string>()
for (const [word, name] of usual) {
  const sound = soundOf(word)
  if (!bySound.has(sound)) bySound.set(sound, name)
}

const formOf = (sound: string) => habitualForm(lettersOf(sound))
/** Shorter ones are the form of too many words. */
const SHORTEST_FORM = 4
/** Of two names with one form neither is meant more than the other. */
const byForm = new Map<string, string | null>()
for (const [sound, name] of bySound) {
  const form = formOf(sound)
  if (form.length >= SHORTEST_FORM) byForm.set(form, byForm.has(form) ? null : name)
}

/** How the well-known names sound. */
export const knownSounds: readonly string[] = [...bySound.keys()]

/**
 * The usual spelling of a well-known name, also of a word that sounds like one that has near neighbours; undefined for
 * other words.
 */
export const usualSpelling = (word: string): string | undefined =>
  listed(word) ?? byForm.get(formOf(soundOf(word))) ?? undefined

/** Goutam is Gautam; Arabic and Bengali names that keep their “ou” are listed with it. */
const listed = (word: string) => usual.get(word) ?? usual.get(word.replace('ou', 'au')) ?? bySound.get(soundOf(word))

/** Whether a word is a well-known name as it sounds. */
export const isListed = (word: string): boolean => listed(word) !== undefined

/** The names that a short form such as Bill stands for. */
export const fullNames = (word: string): readonly string[] => [...(full.get(word) ?? [])]

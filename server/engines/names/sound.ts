import { remembered } from './remembered.ts'

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
export const coarseSkeleton = remembered((sound: string): string =>
  coarse(skeletonOf(sound.replace(/^[hk](?=r)/, '').replace(/^y/, 'j'))),
)

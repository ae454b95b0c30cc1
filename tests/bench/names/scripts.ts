import { pick, randomFrom } from './random.ts'
import type { IndicNames } from './sets/indicNames.ts'

/** How newspapers of each language write a name that Devanagari writes so. */
export const scripts = {
  Devanagari: (text: string) => text,
  Gujarati: (text: string) => moved(text, 0x180),
  Gurmukhi: (text: string) => moved(withoutConjuncts(text).replace(/[षश]/g, 'स\u093c'), 0x100),
  Bengali: (text: string) => moved(text.replace(/व/g, 'ब').replace(/(?<=.)(?<!\u094d)य/g, 'य\u093c'), 0x80),
  Odia: (text: string) => moved(text.replace(/व/g, 'ब').replace(/(?<=.)(?<!\u094d)य/g, '\u095f'), 0x200),
  Telugu: (text: string) => moved(southern(text), 0x300),
  Kannada: (text: string) => moved(southern(text), 0x380),
  Malayalam: (text: string) => withChillus(moved(southern(nasals(text)), 0x400)),
  Tamil: (text: string) => moved(voiceless(southern(nasals(text))), 0x280),
  Urdu: (text: string) => urdu(text),
} satisfies Record<string, (text: string) => string>

export type Script = keyof typeof scripts

export interface ScriptForm {
  script: Script
  latin: string
  written: string
}

/** People with their names in every script. */
export function scriptForms(names: IndicNames, people: number, seed: number): ScriptForm[] {
  const random = randomFrom(seed)
  const [given, family] = [names.given, names.family].map(list => list.split(' ').map(pair => pair.split('='))) as [
    string[][],
    string[][],
  ]
  return Array.from({ length: people }, () => [pick(random, given), pick(random, family)]).flatMap(parts =>
    (Object.keys(scripts) as Script[]).map(script => ({
      script,
      latin: parts.map(([latin]) => latin).join(' '),
      written: parts.map(([, devanagari]) => scripts[script](devanagari ?? '')).join(' '),
    })),
  )
}

/** The blocks of the Indian scripts have one layout. */
const moved = (text: string, by: number) =>
  Array.from(text.normalize('NFD'), letter =>
    letter >= '\u0900' && letter <= '\u097f' ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + by) : letter,
  ).join('')

const withoutConjuncts = (text: string) =>
  text
    .replace(/\u0943/g, '\u094dर\u093f')
    .replace(/(.)\u094d\1/g, '\u0971$1')
    .replace(/\u094d(?![रहव])/g, '')

const isConsonant = (letter: string | undefined) => letter !== undefined && /[क-ह]/.test(letter)

/** The silent vowel at the end is marked; there is no nukta. */
const southern = (text: string) => {
  const plain = text
    .replace(/ड़/g, 'ड')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
  const before = plain.at(-2)
  const isCluster = before === '\u094d' || before === '\u0902'
  return isConsonant(plain.at(-1)) && !isCluster ? `${plain}\u094d` : plain
}

const classes: readonly [RegExp, string][] = [
  [/[क-घ]/, 'ङ'],
  [/[च-झ]/, 'ञ'],
  [/[ट-ढ]/, 'ण'],
  [/[त-ध]/, 'न'],
  [/[प-म]/, 'म'],
]

/** An anusvara as the nasal of the consonant after it. */
const nasals = (text: string) =>
  text.replace(/\u0902(?=(.))/g, (sign, next: string) => {
    const nasal = classes.find(([pattern]) => pattern.test(next))?.[1]
    return nasal ? `${nasal}\u094d` : sign
  })

const chillus: Record<string, string> = { ന: 'ൻ', ണ: 'ൺ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ' }
const withChillus = (text: string) =>
  text.replace(/മ\u0d4d$/, '\u0d02').replace(/([നണരലള])\u0d4d$/, (_, letter: string) => chillus[letter] ?? letter)

/** Tamil has one letter for k, kh, g and gh, and likewise for the others. */
const voiceless = (text: string) =>
  text
    .replace(/[ख-घ]/g, 'क')
    .replace(/छ/g, 'च')
    .replace(/झ/g, 'ज')
    .replace(/[ठ-ढ]/g, 'ट')
    .replace(/[थ-ध]/g, 'त')
    .replace(/[फ-भ]/g, 'प')
    .replace(/श/g, 'ष')
    .replace(/\u0943/g, '\u094dर\u0941')
    .replace(/ऋ/g, 'रि')
    .replace(/न(?=\u094d?$)/g, '\u0929')

const pairsOf = (pairs: string) => new Map(pairs.split(' ').map(pair => pair.split('=') as [string, string]))
const urduLetters = pairsOf(
  'क=ک ख=کھ ग=گ घ=گھ च=چ छ=چھ ज=ج झ=جھ ट=ٹ ठ=ٹھ ड=ڈ ढ=ڈھ ण=ن त=ت थ=تھ द=د ध=دھ न=ن प=پ फ=پھ ब=ب भ=بھ म=م य=ی र=ر ल=ل व=و श=ش ष=ش स=س ह=ہ \u0902=ن \u0901=ں \u093e=ا \u0940=ی \u0942=و \u0947=ی \u0948=ی \u094b=و \u094c=و अ=ا आ=آ इ=ا ई=ای उ=ا ऊ=او ए=ای ऐ=ای ओ=او औ=او ऋ=ر \u0943=ر',
)

const urdu = (text: string) =>
  Array.from(
    text
      .normalize('NFD')
      .replace(/ज\u093c/g, 'ز')
      .replace(/फ\u093c/g, 'ف')
      .replace(/ड\u093c/g, 'ڑ'),
    (letter, at) =>
      letter === '\u0947' && at === Array.from(text.normalize('NFD')).length - 1
        ? 'ے'
        : letter >= '\u0900' && letter <= '\u097f'
          ? (urduLetters.get(letter) ?? '')
          : letter,
  ).join('')

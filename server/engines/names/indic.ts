/** `क=k` pairs. */
export const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map(pair => pair.split('=') as [string, string]))

const BLOCK = 0x80
const FIRST = 0x0900
const VIRAMA = '\u094D'
const NUKTA = '\u093C'

/** The Unicode blocks in their order; their letters have the places of the Devanagari ones (ISCII, IS 13194). */
const scripts = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const
type Script = (typeof scripts)[number]

const consonants = table(
  'क=k ख=kh ग=g घ=gh ङ=ng च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=ph ब=b भ=bh म=m य=y र=r ऱ=r ल=l ळ=l ऴ=zh व=v श=sh ष=sh स=s ह=h',
)
/** With a dot below: Persian sounds, and a flapped r. */
const dotted = table('क=q ख=kh ग=gh ज=z ड=r ढ=rh फ=f य=y ल=l स=sh')
const vowels = table('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ऍ=e ऎ=e ए=e ऐ=ai ऑ=o ऒ=o ओ=o औ=au')
const signs = table(
  '\u093E=a \u093F=i \u0940=i \u0941=u \u0942=u \u0943=ri \u0945=e \u0946=e \u0947=e \u0948=ai \u0949=o \u094A=o \u094B=o \u094C=au \u0957=au',
)
/** Letters of one script at places where Devanagari has something else. A consonant without a vowel ends in the virama. */
const own: Partial<Record<Script, ReadonlyMap<string, string>>> = {
  bengali: table(`\u094E=त${VIRAMA} \u0970=र \u0971=व`),
  gurmukhi: table('\u0970=\u0902 \u0971='),
  odia: table(`\u095F=य${NUKTA} \u0971=व`),
  malayalam: table(
    `\u097A=ण${VIRAMA} \u097B=न${VIRAMA} \u097C=र${VIRAMA} \u097D=ल${VIRAMA} \u097E=ळ${VIRAMA} \u097F=क${VIRAMA}`,
  ),
}

/** One consonant, or none, with the vowel after it. `isInherent` tells an “a” that is not written. */
interface Syllable {
  consonant: string
  vowel: string
  isInherent: boolean
}

/** Whether a script writes every vowel that is spoken, so that nothing is silent. */
const writesAll = (script: Script) => script === 'tamil' || scripts.indexOf(script) > scripts.indexOf('tamil')

/** A word in an Indian script (U+0900 to U+0D7F) in Latin letters, as names are usually written; silent vowels are left out. */
export function latinIndic(word: string): string {
  const script = scripts[Math.floor(((word.codePointAt(0) ?? FIRST) - FIRST) / BLOCK)] ?? 'devanagari'
  const letters = Array.from(
    Array.from(word, letter => inDevanagari(letter, script))
      .join('')
      .replace(/ऱ\u094Dऱ/g, script === 'malayalam' ? 'ट्ट' : 'ट्र')
      .replace(/ज\u094Dञ/g, writesAll(script) ? 'ज्न' : 'ग्य'),
  )
  const syllables = readSyllables(letters, script)
  if (!writesAll(script)) dropSilent(syllables)
  return syllables.map(({ consonant, vowel }) => consonant + vowel).join('')
}

function inDevanagari(letter: string, script: Script): string {
  const moved = String.fromCodePoint(FIRST + ((letter.codePointAt(0) ?? 0) % BLOCK))
  return own[script]?.get(moved) ?? moved
}

function readSyllables(letters: readonly string[], script: Script): Syllable[] {
  const syllables: Syllable[] = []
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? ''
    if (consonants.has(letter)) {
      const isDotted = letters[at + 1] === NUKTA
      const consonant = isDotted ? (dotted.get(letter) ?? consonants.get(letter)) : sound(letters, at, script)
      if (isDotted) at++
      const next = letters[at + 1] ?? ''
      const sign = signs.get(next)
      if (sign !== undefined || next === VIRAMA) at++
      const isInherent = sign === undefined && next !== VIRAMA
      syllables.push({ consonant: consonant ?? '', vowel: isInherent ? 'a' : (sign ?? ''), isInherent })
    } else {
      const written = vowels.get(letter) ?? signs.get(letter) ?? nasal(letter, letters[at + 1], script)
      const isVowel = vowels.has(letter) || signs.has(letter)
      if (written)
        syllables.push({ consonant: isVowel ? '' : written, vowel: isVowel ? written : '', isInherent: false })
    }
  }
  return syllables
}

/** Anusvara, candrabindu and visarga. */
function nasal(letter: string, next: string | undefined, script: Script): string {
  if (letter === '\u0903') return script === 'tamil' ? '' : 'h'
  if (letter !== '\u0902' && letter !== '\u0901') return ''
  if (next === 'ह') return 'ng'
  if (next === undefined) return writesAll(script) ? 'm' : script === 'bengali' ? 'ng' : 'n'
  return /[प-म]/.test(next) ? 'm' : 'n'
}

function sound(letters: readonly string[], at: number, script: Script): string {
  const letter = letters[at] ?? ''
  if (script === 'tamil') return soundInTamil(letters, at)
  if (script === 'bengali' && letter === 'य') return letters[at - 1] === VIRAMA ? 'y' : 'j'
  // “ngh” and “ngg” are one nasal before g.
  if (letter === 'ङ') return /[कखगघ]/.test(letters[at + 2] ?? '') ? 'n' : 'ng'
  return consonants.get(letter) ?? ''
}

const tamilSounds: ReadonlyMap<string, { first: string; between: string; afterNasal: string; doubled: string }> =
  new Map([
    ['क', { first: 'k', between: 'g', afterNasal: 'g', doubled: 'k' }],
    ['च', { first: 's', between: 's', afterNasal: 'j', doubled: 'ch' }],
    ['ट', { first: 't', between: 'd', afterNasal: 'd', doubled: 't' }],
    ['त', { first: 'th', between: 'th', afterNasal: 'd', doubled: 'th' }],
    ['प', { first: 'p', between: 'b', afterNasal: 'b', doubled: 'p' }],
  ])

/** Tamil has one letter for k and g, t and d, p and b, s and ch: its place in the word tells which is spoken. */
function soundInTamil(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? ''
  const sounds = tamilSounds.get(letter)
  if (!sounds) return letter === 'ङ' ? 'n' : (consonants.get(letter) ?? '')
  if (letter === 'प' && letters[at - 1] === '\u0903') return 'f'
  if (at === 0) return sounds.first
  if (letters[at - 1] !== VIRAMA) return letters[at + 1] === VIRAMA ? sounds.doubled : sounds.between
  return /[ङञणनऩम]/.test(letters[at - 2] ?? '') ? sounds.afterNasal : sounds.doubled
}

/**
 * Northern scripts do not mark which inherent “a” is silent: the last one, unless a cluster that needs it comes before, and one between two consonants
 * of which both neighbours have a vowel (Ohala 1983), from the end to the beginning.
 */
function dropSilent(syllables: Syllable[]): void {
  const last = syllables.at(-1)
  const cluster = syllables.at(-2)
  const needsIt = cluster?.vowel === '' && /[rynlmv]$/.test(last?.consonant ?? '')
  if (last?.isInherent && syllables.length > 1 && !needsIt) last.vowel = ''
  for (let at = syllables.length - 2; at > 0; at--) {
    const [before, here, after] = [syllables[at - 1], syllables[at], syllables[at + 1]]
    if (!before || !here?.isInherent || !after || after.vowel === '' || before.vowel === '') continue
    if (here.consonant === '' || after.consonant === '' || after.consonant === 'y') continue
    here.vowel = ''
  }
}

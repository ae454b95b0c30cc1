/** A tokenised name: its words and, for organisations, the normalised legal form. */
export interface NameTokens {
  words: string[]
  forms: string[]
}

const honorifics = new Set(
  'mr mrs ms miss master dr prof shri shree sri smt shrimati sau late er adv ca capt col maj justice messrs'.split(' '),
)

/** The spellings of each legal form, mapped to a common name. */
const forms = new Map(
  'private=pvt pvt=pvt limited=ltd ltd=ltd llp=llp huf=huf opc=opc incorporated=inc inc=inc corporation=corp corp=corp company=co co=co'
    .split(' ')
    .map(pair => pair.split('=') as [string, string]),
)

export function tokenizeName(name: string): NameTokens {
  const plain = transliterate(name)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\bm\/s\b/g, ' ')
    .replace(/\(p\)/g, ' pvt ')
    .replace(/limited liability partnership/g, 'llp')
    .replace(/hindu undivided family/g, 'huf')
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const named = all.filter(word => !honorifics.has(word))
  const words = named.filter(word => !forms.has(word))
  // A name that consists only of “Company”, or of the title Dr, is still a name.
  if (words.length === 0) return { words: all, forms: [] }
  return { words, forms: [...new Set(named.flatMap(word => forms.get(word) ?? []))].sort() }
}

/** `क=k` pairs. */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map(pair => pair.split('=') as [string, string]))

const consonants = table(
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n प=p फ=ph ब=b भ=bh म=m य=y र=r ल=l ळ=l व=v श=sh ष=sh स=s ह=h',
)
const vowels = table('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ओ=o औ=au ं=n ँ=n ः=h')
/** Vowel signs after a consonant; the last one removes the inherent “a”. */
const signs = table(
  '\u093E=a \u093F=i \u0940=i \u0941=u \u0942=u \u0943=ri \u0947=e \u0948=ai \u094B=o \u094C=au \u094D=',
)

/** Transliterates Devanagari words as Indian names are usually spelled, without the silent final “a”. Other text is unchanged. */
const transliterate = (text: string): string => text.replace(/[\u0900-\u0963]+/g, latinWord)

function latinWord(word: string): string {
  // The dot below (nukta) marks sounds that Latin spellings of names do not tell apart.
  const letters = Array.from(word.normalize('NFD').replaceAll('\u093C', ''))
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants.get(letter)
    const next = letters[at + 1]
    const inherent = next !== undefined && !signs.has(next) ? 'a' : ''
    latin += consonant === undefined ? (vowels.get(letter) ?? signs.get(letter) ?? '') : consonant + inherent
  }
  return latin
}

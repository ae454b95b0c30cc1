import anyAscii from 'any-ascii'

/** `क=k` pairs. */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map(pair => pair.split('=') as [string, string]))

const consonants = table(
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=ph ब=b भ=bh म=m य=y र=r ऱ=r ल=l ळ=l ऴ=l व=v श=sh ष=sh स=s ह=h',
)
const vowels = table('अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ऎ=e ए=e ऐ=ai ऒ=o ओ=o औ=au ं=n ँ=n ः=h \u0970=n')
/** Vowel signs after a consonant; the last one removes the inherent “a”. */
const signs = table(
  '\u093E=a \u093F=i \u0940=i \u0941=u \u0942=u \u0943=ri \u0945=e \u0946=e \u0947=e \u0948=ai \u0949=o \u094A=o \u094B=o \u094C=au \u094D=',
)

/**
 * Latin lower-case letters, digits and spaces for a name in any script. Indian scripts are written as names usually are, without
 * the silent final “a”; Chinese and Korean get a space after each syllable; of Arabic and Hebrew only the consonants are written.
 */
export function toLatin(text: string): string {
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase()
  const words = text
    .normalize('NFKC')
    .replace(/['’‘`´ʼʹʻ]/g, '')
    .replace(/[\u0900-\u0D7F]+/g, latinIndic)
    .replace(/[\u0621-\u06FF]+/g, latinArabic)
    .replace(/[\uAC00-\uD7AF]/g, syllable => ` ${latinKorean(syllable)} `)
    .replace(/\p{Script=Han}/gu, character => ` ${anyAscii(character)} `)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return anyAscii(words)
    .toLowerCase()
    .replace(/['`"]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The blocks of the Indian scripts have one layout, each 128 code points after the last; all are read as Devanagari. */
function latinIndic(word: string): string {
  const southern = /[\u0B80-\u0D7F]/.test(word)
  const letters = Array.from(word.normalize('NFD'), letter =>
    String.fromCodePoint(0x0900 + ((letter.codePointAt(0) ?? 0) & 0x7f)),
  ).filter(letter => letter !== '\u093C')
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants.get(letter)
    const next = letters[at + 1]
    const hasVowel = next === undefined ? !southern : signs.has(next)
    if (consonant === undefined) latin += vowels.get(letter) ?? signs.get(letter) ?? ''
    else latin += hasVowel ? consonant : `${consonant}a`
  }
  return latin
}

/** The article is a word of its own, and what names write as “a” is one: any-ascii leaves both out. */
function latinArabic(word: string): string {
  const plain = word.replace(/[\u064B-\u0652\u0640\u0670]/g, '')
  if (plain === 'بن' || plain === 'ابن') return 'bin'
  const stem = plain.length > 4 && plain.startsWith('ال') ? plain.slice(2) : plain
  const latin = anyAscii(
    stem
      .replace(/[أإآا]/g, 'a')
      .replace(/[ةى]$/, 'a')
      .replace(/ع/g, 'a'),
  )
  return stem === plain ? latin : ` al ${latin}`
}

/** The official romanisation, changed to how names are written: Gim, Bag, I and Choe are Kim, Park, Lee and Choi. */
function latinKorean(syllable: string): string {
  const known = korean.get(syllable)
  return known ?? anyAscii(syllable).toLowerCase().replace('eo', 'o').replace('eu', 'u')
}
const korean = table(
  '김=kim 이=lee 박=park 최=choi 정=jung 우=woo 영=young 선=sun 순=soon 현=hyun 준=jun 희=hee 수=soo',
)

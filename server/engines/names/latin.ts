import anyAscii from 'any-ascii'
import { latinIndic, table } from './indic.ts'

/**
 * Latin lower-case letters, digits and spaces for a name in any script. Indian scripts are written as names usually are, without
 * silent vowels; Chinese and Korean get a space after each syllable; of Arabic and Hebrew only the consonants are written.
 */
export function toLatin(text: string): string {
  if (/^[a-z0-9]*$/i.test(text)) return text.toLowerCase()
  const words = text
    .normalize('NFKC')
    .replace(/['’‘`´ʼʹʻ\u200C\u200D]/g, '')
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
  '김=kim 이=lee 박=park 최=choi 정=jung 우=woo 영=young 선=sun 순=soon 현=hyun 준=jun 희=hee 수=soo 기=ki 문=moon 명=myung 구=koo 국=kook 길=kil 경=kyung 광=kwang 권=kwon 강=kang 고=ko 조=cho',
)

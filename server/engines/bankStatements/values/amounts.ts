import { asciiDigits } from './text.ts'

/** An amount as it stands in a statement. `paise` is never negative; the sign or suffix is in `side`. */
export interface Amount {
  paise: number
  /** `debit` for a minus, brackets or "Dr", `credit` for a plus or "Cr"; null if nothing is said. */
  side: 'debit' | 'credit' | null
}

const CREDIT = String.raw`cr|cr\.|\(cr\)|c|जमा`
const DEBIT = String.raw`dr|dr\.|\(dr\)|d|नामे`
/** Digits in groups (Indian or thousands, the last of three) or in one run, with up to two decimals; also a run that starts with the point. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d{0,2})?|\.\d{1,2}`
const shape = new RegExp(
  String.raw`^(?<before>${CREDIT}|${DEBIT})?\s*(?<open>\()?\s*(?<sign>[+-])?\s*(?<number>${NUMBER})\s*(?<close>\))?\s*(?<minus>-)?\s*(?<after>${CREDIT}|${DEBIT})?$`,
  'iu',
)
const isCredit = new RegExp(`^(?:${CREDIT})$`, 'iu')
/** The sign or the name of the rupee. Older fonts draw their sign in the place of the grave accent. */
const RUPEE = String.raw`₹|\x60|(?<!\p{L})(?:rs\.?|inr|रुपये|रु\.?|रू\.?)(?![\p{L}\p{M}])`
const currency = new RegExp(String.raw`${RUPEE}|\/-(?=\s|$)`, 'giu')
const isRupee = new RegExp(String.raw`^(?:${RUPEE})$`, 'iu')
const hasRupee = new RegExp(RUPEE, 'iu')
const isBefore = new RegExp(String.raw`^[+−–-]?\s*(?:${RUPEE})?$`, 'iu')

/** The longest amount: below 2^53 paise. */
const MAX_DIGITS = 15

/** Reads an amount; null if the text is none. */
export function parseAmount(text: string): Amount | null {
  const plain = asciiDigits(text).replace(/[−–]/g, '-').replace(currency, ' ').trim()
  const groups = shape.exec(plain)?.groups
  if (!groups?.number) return null
  const [whole = '', part = ''] = groups.number.replaceAll(',', '').split('.')
  if (whole.length + part.length > MAX_DIGITS) return null
  const paise = Number(whole || '0') * 100 + Number(part.padEnd(2, '0') || '0')
  if (!Number.isSafeInteger(paise)) return null
  const suffix = groups.after ?? groups.before
  if (suffix) {
    const isMinus = Boolean(groups.sign === '-' || groups.minus || groups.open)
    // "-500.00 Cr" is an overdrawn balance that the bank marks twice over.
    return { paise, side: isCredit.test(suffix) !== isMinus ? 'credit' : 'debit' }
  }
  if (groups.sign === '-' || groups.minus || (groups.open && groups.close)) return { paise, side: 'debit' }
  return { paise, side: groups.sign === '+' ? 'credit' : null }
}

/** An amount that can be told from a number or a year: it has decimals, groups or a currency. */
export const looksLikeAmount = (text: string): boolean =>
  (/\d\.\d{2}(?!\d)|\d,\d{2,3}(?!\d)|^\W*\.\d{2}$/u.test(text) || hasRupee.test(text)) && parseAmount(text) !== null

/** A sign, a currency or both, as some banks print them apart from the amount behind: "- Rs. 20.00". */
export const standsBeforeAmount = (text: string): boolean => text !== '' && isBefore.test(text)

/** The currency alone, which some banks print behind the amount. */
export const isCurrency = (text: string): boolean => isRupee.test(text)

/** "Cr" or "Dr" that stands alone, beside its amount or in a column of its own. */
export function parseSide(text: string): 'debit' | 'credit' | null {
  const word = text.trim().replace(/^\(|\)$|\.$/g, '')
  if (/^(?:cr|c|credit|deposit|जमा|क्रेडिट|\+)$/iu.test(word)) return 'credit'
  if (/^(?:dr|d|debit|withdrawal|नामे|डेबिट|-)$/iu.test(word)) return 'debit'
  return null
}

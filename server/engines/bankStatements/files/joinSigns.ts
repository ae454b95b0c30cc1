import type { Word } from '../model.ts'
import { isCurrency, looksLikeAmount, parseAmount, standsBeforeAmount } from '../values/amounts.ts'

/** The widest blank inside an amount, in heights of its letters. A dash that stands for no amount is further from the next column. */
const BLANK = 0.45

/** Puts a sign and a currency to the amount that they belong to: `- Rs. 20.00` and `20.00 Rs.` are one word each. */
export function joinSigns<W extends Word>(words: readonly W[], size: number): W[] {
  const isNear = (left: Word | undefined, right: Word | undefined) =>
    left !== undefined && right !== undefined && right.left - left.right < BLANK * size
  const joined: W[] = []
  // From the right, so that a currency between two amounts belongs to the one behind it.
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] as W
    const next = joined.at(-1)
    // A dash within a text parts it: "PAID - 20.00".
    const isDash = isSign(word.text) && isNear(words[at - 1], word) && !isCurrency(words[at - 1]?.text ?? '')
    const whole = next && isNear(word, next) && !isDash ? amountOf(word.text, next.text) : null
    if (!next || whole === null) joined.push(word)
    else joined[joined.length - 1] = { ...next, text: whole, left: word.left }
  }
  return joined.reverse()
}

const isSign = (text: string) => /^[+−–-]$/.test(text)

function amountOf(text: string, next: string): string | null {
  const isOne = standsBeforeAmount(text) ? looksLikeAmount(next) : isCurrency(next) && looksLikeAmount(text)
  const whole = `${text}${next}`
  return isOne && parseAmount(whole) !== null ? whole : null
}

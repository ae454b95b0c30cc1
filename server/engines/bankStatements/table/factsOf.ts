import type { AccountFacts, Line } from '../model.ts'
import { bankNamed, bankOfIfsc } from '../values/banks.ts'
import { dateAt, parseDate } from '../values/dates.ts'
import { asciiDigits, clip, collapseSpaces } from '../values/text.ts'
import { TITLED, valuesOf } from './labels.ts'
import { textOf } from './specialLines.ts'

const NUMBER =
  /(?:account|a\/?c)\.?\s*(?:no|num(?:ber)?|#)\b\.?(?:\s*\/?\s*(?:iban|id))?\s*[:：\-–]*\s*(?<number>[\dX*x][\dX*x\s-]{4,28}[\dX*x])/iu
const HINDI_NUMBER = /खाता\s*(?:संख्या|सं\.?|नंबर|क्रमांक)\s*[:：\-–]*\s*(?<number>[\d०-९X*x][\d०-९X*x\s-]{4,28}[\d०-९X*x])/u
const STATEMENT_OF =
  /statement\s*(?:of|for)\s*(?:account|a\/?c)\.?\s*(?:no\.?|number)?\s*[:：\-–]*\s*(?<number>[\dX*]{6,20})/iu

/** The account number that a line states, without blanks; null if it states none. */
export function accountNumberIn(line: Line): string | null {
  const text = textOf(line)
  const found = NUMBER.exec(text) ?? HINDI_NUMBER.exec(text) ?? STATEMENT_OF.exec(text)
  const number = asciiDigits(found?.groups?.number ?? '')
    // Another number may follow: one blank may lie in an account number, several end it.
    .split(/\s{2,}/)[0]
    ?.replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('*', 'X')
  return number && number.length >= 6 && number.length <= 20 && /\d{3,}$/.test(number) ? number : null
}

const IFSC_SHAPE = /\b[A-Z]{4}[0O][A-Z0-9]{6}\b/

/** Who and what a statement is of, by the labels on its pages. */
export function factsOf(lines: readonly Line[]): AccountFacts {
  const head = lines.slice(0, 400)
  const ifsc = ifscIn(head)
  const all = head.slice(0, 60).map(textOf)
  return {
    holder: holderIn(head),
    number: lines.map(accountNumberIn).find(number => number !== null) ?? null,
    ifsc,
    bank: bankOfIfsc(ifsc) ?? bankNamed(all),
    branch: branchIn(head),
    type: typeIn(head),
    currency: currencyIn(head),
    ...periodIn(lines),
  }
}

function ifscIn(lines: readonly Line[]): string | null {
  const labelled = /\b(?:rtgs[/\s]*neft\s*)?ifsc?\b(?:\s*code)?|आईएफएससी/iu
  for (const line of lines) {
    const text = textOf(line)
    const at = labelled.exec(text)
    if (!at) continue
    const after = text.slice(at.index).replace(labelled, ' ')
    // Anything of the right length behind the label, so that a wrong code is shown as wrong.
    const found =
      IFSC_SHAPE.exec(after)?.[0] ??
      /^[\s:：\-–()/a-z]*?\b(?<code>(?=[A-Z]*\d)[A-Z0-9]{9,12})\b/i.exec(after)?.groups?.code
    if (found) return clip(found.toUpperCase(), 11)
  }
  return null
}

const HOLDER =
  /^(?:account\s*holder(?:'?s)?(?:\s*name)?|(?:primary\s*)?(?:account|a\/?c|customer|cust)\.?\s*(?:holder\s*)?name|name\s*of\s*(?:the\s*)?(?:account\s*holder|customer)|name|खाता\s?धारक(?:\s*का)?(?:\s*नाम)?|ग्राहक\s*(?:का\s*)?नाम|नाम)(?=\s*[:：\-–]|\s*$|\s+[A-Z])/iu

function holderIn(lines: readonly Line[]): string | null {
  // A text with a number as long as an account's is more than a name.
  const isName = (text: string) => /\p{L}{2}/u.test(text) && text.length <= 120 && !dateAt(text) && !/\d{6}/.test(text)
  const [labelled] = valuesOf(lines, HOLDER, isName)
  const titled = () => valuesOf(lines.slice(0, 30), /^(?=\S)/u, text => TITLED.test(text)).next().value?.value
  const name = labelled?.value ?? titled()
  return name ? clip(collapseSpaces(name), 200) : null
}

function branchIn(lines: readonly Line[]): string | null {
  const [found] = valuesOf(
    lines,
    /^(?:(?:account|home|base)?\s*branch(?:\s*name)?|शाखा(?:\s*का\s*नाम)?)(?=\s*[:：\-–]|\s*$)/iu,
    text => /\p{L}{3}/u.test(text),
  )
  return found ? clip(collapseSpaces(found.value), 120) : null
}

const types: [NonNullable<AccountFacts['type']>, RegExp][] = [
  ['cashCredit', /cash\s*credit|\bcc\s*a\/?c/i],
  ['overdraft', /overdraft|\bod\s*(?:a\/?c|account)/i],
  ['nre', /\bnre\b/i],
  ['nro', /\bnro\b/i],
  ['salary', /salary/i],
  ['savings', /saving|\bsb\b|बचत/iu],
  ['current', /current|\bca\b|चालू/iu],
  ['loan', /loan|ऋण/iu],
]

function typeIn(lines: readonly Line[]): AccountFacts['type'] {
  const label =
    /^(?:(?:account|a\/?c)\s*(?:type|category|description)|scheme(?:\s*(?:code|description|name))?|product(?:\s*(?:name|type))?|type\s*of\s*account|खाते?\s*का\s*प्रकार|खाता\s*प्रकार)/iu
  const texts = [...valuesOf(lines, label)].map(({ value }) => value)
  const named = lines
    .slice(0, 40)
    .map(textOf)
    .filter(text => /account|a\/c|खाता/iu.test(text))
  for (const text of [...texts, ...named]) for (const [type, words] of types) if (words.test(text)) return type
  return null
}

function currencyIn(lines: readonly Line[]): string {
  const [found] = valuesOf(lines, /^(?:account\s*)?currency(?:\s*code)?|^मुद्रा/iu, text => /^[A-Z]{3}\b/.test(text))
  return found ? found.value.slice(0, 3) : 'INR'
}

const PERIOD = /statement|period|from|between|duration|transactions?\b|अवधि|से/iu
/** What stands between the two days of a period. */
const UNTIL = /^\s*(?:[-–—]|to|till|until|up\s*to|through|and|से)\s*:?\s*$/iu

/**
 * The period that a line states: two days with "from" or the like. One that was asked for ends on the day on which the statement was made at the latest.
 */
export function periodIn(lines: readonly Line[]): { from: string | null; to: string | null } {
  const { from, to } = statedPeriod(lines)
  if (!from || !to) return { from: null, to: null }
  const made = labelledDay(lines, MADE)
  return { from, to: made && from <= made && made < to ? made : to }
}

function statedPeriod(lines: readonly Line[]): { from: string | null; to: string | null } {
  const [from, to] = [labelledDay(lines, FROM), labelledDay(lines, TO)]
  for (const line of lines) {
    const text = textOf(line)
    if (!PERIOD.test(text)) continue
    const days = [...datesIn(text)]
    const at =
      days.length === 2 ? 0 : days.findIndex(({ end }, at) => UNTIL.test(text.slice(end, days[at + 1]?.start ?? end)))
    const [first, last] = [days[at]?.day, days[at + 1]?.day]
    if (first && last && first <= last) return { from: first, to: last }
  }
  return from && to && from <= to ? { from, to } : { from: null, to: null }
}

const FROM = /^(?:(?:statement\s*)?(?:from|start)(?:\s*date)?|period\s*from)(?=[\s:：-])/iu
const TO = /^(?:(?:statement\s*)?(?:to|end|till)(?:\s*date)?|period\s*to)(?=[\s:：-])/iu

const MADE =
  /^(?:(?:statement\s*)?(?:generated|generation|printed|print|issued?|downloaded?)\s*(?:date|on|at)|(?:statement\s*)?date\s*of\s*(?:issue|statement|print(?:ing)?))(?:\s*(?:and|&)\s*time)?(?=[\s:：-])/iu

function labelledDay(lines: readonly Line[], label: RegExp): string | null {
  const [found] = valuesOf(lines, label, text => parseDate(text) !== null)
  return found ? parseDate(found.value) : null
}

function* datesIn(text: string): Generator<{ day: string; start: number; end: number }> {
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) continue
    const found = dateAt(text.slice(at))
    if (!found) continue
    yield { day: found.day, start: at, end: at + found.length }
    at += found.length - 1
  }
}

import { amountKinds, type ColumnKind, type Line, type Word } from '../model.ts'
import { looksLikeAmount } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'

/** A column of a table, as its heading places it. */
export interface Heading {
  kind: ColumnKind
  left: number
  right: number
}

/** Headings and how many lines they take. */
export interface FoundHeadings {
  headings: Heading[]
  lines: number
}

/** A word of a heading, in English and Hindi. `\b` does not know Devanagari, so Hindi words stand alone. */
const has = {
  serial:
    /^(?:s\.?\s?(?:r\.?\s?)?no\.?|sr\.?|sl\.?(?:\s?no\.?)?|sno\.?|serial(?: no\.?)?|#|no\.?|क्र\.?(?:\s?सं\.?)?|क्रमांक|क्रम(?: संख्या)?)$/iu,
  date: /\bdate\b|\bdt\b|दिनांक|तारीख|तिथि/iu,
  value: /\bval(?:ue)?\b|मूल्य|मूल्यांकन/iu,
  balance: /\bbal(?:ance)?\b|शेष|बैलेंस|बकाया/iu,
  debit: /withdraw|\bdebits?\b|\bdr\b|paid out|money out|\bpayments?\b|आहरण|निकासी|नामे|डेबिट/iu,
  credit: /deposit|\bcredits?\b|\bcr\b|paid in|money in|\breceipts?\b|lodg(?:e)?ment|जमा|क्रेडिट/iu,
  amount: /\bamount\b|\bamt\b|राशि|रकम/iu,
  money: /₹|\binr\b|\brs\b|रु/iu,
  type: /\btype\b|\bd\s?\/\s?c\b|\bdr\s?[/|]\s?cr\b|\bcr\s?[/|]\s?dr\b|\bdebit\s?\/\s?credit\b|प्रकार/iu,
  ref: /\bch(?:e)?q\b|che(?:que|ck)|\bref(?:erence)?\b|instr|\butr\b|\btran(?:s(?:action)?)?\.? ?(?:id|no)\b|चेक|चैक|संदर्भ/iu,
  description:
    /narration|description|particulars|\bdetails?\b|remarks?|\btransactions?$|विवरण|ब्यौरा|ब्योरा|विशिष्टियाँ|टिप्पणी/iu,
  other: /\bbranch\b|\bbr\b|\bsol\b|\btime\b|\bmode\b|\bcode\b|\bchannel\b|\bcategory\b|शाखा|समय/iu,
}

/** What a heading says that its column holds; null for words that are no heading. */
export function headingKind(text: string): ColumnKind | null {
  const plain = text.replace(/[_*]+/g, ' ').replace(/\s+/g, ' ').trim()
  if (plain.length > 60) return null
  // A recogniser breaks some words: "WI THDRAWALS".
  return kindOf(plain) ?? kindOf(plain.replaceAll(' ', ''))
}

function kindOf(plain: string): ColumnKind | null {
  if (has.serial.test(plain)) return 'serial'
  const isBoth = has.debit.test(plain) && has.credit.test(plain)
  if (has.date.test(plain) && !isBoth) return has.value.test(plain) ? 'valueDate' : 'date'
  if (has.balance.test(plain)) return 'balance'
  if (isBoth) return has.amount.test(plain) || has.money.test(plain) || /withdraw/i.test(plain) ? 'either' : 'type'
  if (has.type.test(plain)) return 'type'
  if (has.ref.test(plain)) return 'ref'
  if (has.description.test(plain)) return 'description'
  if (has.debit.test(plain)) return 'debit'
  if (has.credit.test(plain)) return 'credit'
  if (has.amount.test(plain)) return 'either'
  return has.other.test(plain) ? 'other' : null
}

/** Headings may take this many lines: "Withdrawal / Amount / (INR)". */
const MAX_LINES = 6
/** Lines of one row of headings are closer than this, in heights of their letters. */
const NEAR = 2

/** Finds headings that begin at `lines[at]`. */
export function headingsAt(lines: readonly Line[], at: number): FoundHeadings | null {
  let best: FoundHeadings | null = null
  for (let count = 1; count <= MAX_LINES && at + count <= lines.length; count++) {
    const band = lines.slice(at, at + count)
    if (!band.every(mayBeHeading) || !isNear(band) || band.slice(1).some(startsRows)) break
    const headings = headingsOf(band)
    if (best && isFirstRow(band.at(-1) as Line, best.headings)) break
    if (isTable(headings) && (!best || known(headings) >= known(best.headings))) best = { headings, lines: count }
  }
  return best
}

const mayBeHeading = ({ words }: Line) => words.every(({ text }) => !text.split(':').some(isValue))

const isValue = (text: string) => looksLikeAmount(text) || (dateAt(text) && /\d{4}|\d.*\d.*\d/.test(text))

/** What stands beneath headings, but is none: a first row without amounts, or a summary. */
const startsRows = (line: Line) =>
  /opening\s*bal|brought\s*forward|\bb\s?\/\s?f\b|summary|\bcount\b/i.test(line.words.map(({ text }) => text).join(' '))

/** A narration that stands above the date of the first row: it has digits, or lies beneath the heading of the texts only. */
function isFirstRow({ words }: Line, headings: readonly Heading[]): boolean {
  if (words.some(({ text }) => /\d/.test(text))) return true
  const at = headings.findIndex(({ kind }) => kind === 'description')
  const [from, to] = [headings[at - 1]?.right ?? 0, headings[at + 1]?.left ?? Number.POSITIVE_INFINITY]
  if (words.length === 1 && headingKind(words[0]?.text ?? '') !== null) return false
  return at >= 0 && words.every(({ left, right }) => left >= from && right <= to)
}

const isNear = (band: readonly Line[]) =>
  band.every((line, at) => at === 0 || line.y - (band[at - 1] as Line).y <= NEAR * Math.max(line.size, 6) + 4)

/** More headings that mean something are better, and one that means nothing spoils more than it adds. */
const known = (headings: readonly Heading[]) => headings.reduce((sum, { kind }) => sum + (kind === 'other' ? 0 : 1), 0)

/** A table of transactions has dates, amounts, and a text or a second amount. */
function isTable(headings: readonly Heading[]): boolean {
  const kinds = new Set(headings.map(({ kind }) => kind))
  const amounts = headings.filter(({ kind }) => amountKinds.has(kind))
  const hasMovement = kinds.has('debit') || kinds.has('credit') || kinds.has('either')
  return (
    (kinds.has('date') || kinds.has('valueDate')) &&
    hasMovement &&
    (kinds.has('description') || kinds.has('ref') || amounts.length >= 2) &&
    headings.length >= 3
  )
}

function headingsOf(band: readonly Line[]): Heading[] {
  const boxes = mergeBoxes(band.flatMap(line => boxesOf(line)))
  const headings: Heading[] = []
  for (const { text, left, right } of boxes) headings.push({ kind: headingKind(text) ?? 'other', left, right })
  return settle(headings)
}

interface Box extends Word {
  y: number
}

/** Words of one line that belong together: the blank between them is about a letter wide. */
function boxesOf({ words, size, y }: Line): Box[] {
  const boxes: Box[] = []
  for (const word of words) {
    const box = boxes.at(-1)
    const joins =
      box && word.left - box.right < 0.75 * size && !(headingKind(box.text) && startsHeading(word.text, box.text))
    if (box && joins) {
      box.text += ` ${word.text}`
      box.right = word.right
    } else boxes.push({ text: word.text, left: word.left, right: word.right, y })
  }
  return boxes
}

/** Words that need another one to name a column: "Transaction" of "Transaction Date". */
const INCOMPLETE = /^(?:txn|tran|trans|transaction|instrument|chq|cheque)\.?$/i

/** Words that only begin a heading: "Value Date", "Closing Balance", "Paid In". */
const FIRST_WORD = /^(?:val(?:ue)?|closing|running|available|paid|money)\.?$/i

/** Whether a word starts the next heading although it stands close: "Debit Credit Balance". */
function startsHeading(word: string, before: string): boolean {
  const kind = headingKind(word)
  const was = headingKind(before)
  if (was === 'serial') return !/^(?:no|num)/i.test(word)
  if (!was || /[(/&]$/.test(before) || /^[(/&]/.test(word)) return false
  if (INCOMPLETE.test(before)) return kind !== null && kind !== 'either' && amountKinds.has(kind)
  if (FIRST_WORD.test(word)) return true
  if (!kind) return false
  // "Amount (INR) Amount (INR)"
  if (before.endsWith(')')) return true
  if (kind === was || kind === 'other') return false
  if (amountKinds.has(was)) return kind !== 'either'
  // "Cheque Details", "Date Details"
  if (kind === 'description') return !/^details?$/i.test(word)
  return kind !== 'date' && kind !== 'serial' && kind !== 'type'
}

/** Boxes that stand above one another are one heading, read from the top. */
function mergeBoxes(boxes: Box[]): Box[] {
  const merged: Box[] = []
  for (const box of boxes.toSorted((one, other) => one.y - other.y)) {
    const above = merged.find(
      other => other.y < box.y && Math.min(other.right, box.right) - Math.max(other.left, box.left) > 0,
    )
    if (!above) {
      merged.push({ ...box })
      continue
    }
    above.text += ` ${box.text}`
    above.left = Math.min(above.left, box.left)
    above.right = Math.max(above.right, box.right)
  }
  return merged.sort((one, other) => one.left - other.left)
}

/** Each kind once: a second date is the value date, a second reference belongs to the texts. */
function settle(headings: Heading[]): Heading[] {
  const seen = new Set<ColumnKind>()
  const dates = headings.filter(({ kind }) => kind === 'date' || kind === 'valueDate')
  if (dates.length === 1 && dates[0]) dates[0].kind = 'date'
  for (const heading of headings) {
    if (heading.kind !== 'other' && seen.has(heading.kind)) heading.kind = repeated(heading.kind, seen)
    seen.add(heading.kind)
  }
  // A date and a text without debit, credit or amount of its own: "Type" beside "Amount" stays what it is.
  return headings
}

function repeated(kind: ColumnKind, seen: ReadonlySet<ColumnKind>): ColumnKind {
  if (kind === 'date' && !seen.has('valueDate')) return 'valueDate'
  return 'other'
}

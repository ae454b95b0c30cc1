import type { Line, Word } from '../model.ts'

/** How labels of facts begin. */
const ENGLISH =
  'account|a\\/?c|customer|cust|branch|ifsc|ifs|micr|swift|nominat|statement|period|currency|name|address|date|e-?mail|mobile|phone|cif|crn|scheme|product|type|status|page|opening|closing|total|debit|credit|joint|pan|gst|city|state|from|to|home|od limit|drawing|sanction|nominee|registered|no\\.? of|dr\\.? count|cr\\.? count'
/** Words that go on with a label. They are patterns as banks print them, not texts of ours. */
const HINDI_MORE = /का|के|की|धारक|संख्या|सं|नंबर|क्रमांक|प्रकार|शेष/u
const HINDI_BALANCE = /(?:प्रारंभिक|प्रारम्भिक|अंतिम|अन्तिम)\s*शेष/u
const HINDI = 'खाता|शाखा|नाम|दिनांक|अवधि|ग्राहक|मुद्रा|पता|कुल|प्रारंभिक|अंतिम'

/** Everything that may stand as a label beside facts, so that a label is never taken for the value of another. */
const ANY_LABEL = new RegExp(`^(?:(?:${ENGLISH})\\b|${HINDI})`, 'iu')

/** A person or a firm, named without a label. */
export const TITLED = /^(?:mr|mrs|ms|m\/s|dr|shri|smt|sri|kumari|श्री|श्रीमती)\b\.?\s+\S/iu

/** The words at the start of a box that are its own label: "Account Holder's Name :". */
const OWN_LABEL = new RegExp(
  `^(?:(?:${ENGLISH}|${HINDI}|no|num(?:ber)?|id|code|holder(?:['’]?s)?|of|the|for|primary|bal(?:ance)?|count|${HINDI_MORE.source})(?![\\p{L}\\p{M}])[\\s.:：/#()–-]*)+`,
  'iu',
)

/** A label that follows a value without a wide blank: any label with a colon, or words that no value has. */
const NEXT_LABEL = new RegExp(
  `(?<=\\s)(?:${[
    `(?:(?:${ENGLISH})\\b|${HINDI})(?:\\s[\\p{L}\\p{M}./]+){0,3}\\s*[:：]`,
    '(?:account|a\\/?c)\\.?\\s*(?:no|num(?:ber)?|name|type|holder|status|currency)\\b',
    '(?:customer|cust|client)\\.?\\s*(?:id|no|number|name)\\b',
    '(?:opening|closing)\\s*bal(?:ance)?\\b',
    '(?:opening|closing)\\s+(?=[-+(]?(?:₹|rs\\.?|inr)?\\s?[\\d,]+\\.\\d{2})',
    'total\\s*(?:debits?|credits?|withdrawals?|deposits?)\\b',
    '(?:dr|cr|debit|credit)\\.?\\s*count\\b',
    'ifsc?(?:\\s*code)?\\s+(?=[a-z]{4}[0o])',
    HINDI_BALANCE.source,
  ].join('|')})`,
  'iu',
)

export interface LabelValue {
  /** The label as it stands there. */
  label: string
  value: string
  line: Line
}

/**
 * The text beside or below a label: in the same box after it, in the next box of the line, or in the box below. `label` matches at the start
 * of a box. `accept` tells whether a text can be the value.
 */
export function* valuesOf(
  lines: readonly Line[],
  label: RegExp,
  accept: (text: string) => boolean = text => text !== '',
): Generator<LabelValue> {
  for (const [at, line] of lines.entries()) {
    const boxes = boxesOf(line)
    for (const [place, box] of boxes.entries()) {
      const match = label.exec(box.text)
      if (!match) continue
      const rest = clean(box.text.slice(match.index + match[0].length))
      const next = clean(boxes[place + 1]?.text ?? '')
      const candidates = [
        rest,
        ...(rest === '' && !ANY_LABEL.test(next) ? [next] : []),
        ...(rest === '' ? below(lines, at, box) : []),
      ]
      const value = candidates.find(text => text !== '' && accept(text))
      if (value !== undefined) yield { label: match[0], value, line }
    }
  }
}

/** What parts a label from its value: a colon, ":-" or a dash with a blank. A dash behind a colon, or right before an amount, is its sign. */
const PARTING = /^[\s.]*(?:[:：]+(?:[-–](?=\s))?[\s:：.]*|[-–]+(?!\d|₹|rs|inr)\s*)?/iu
const DASH_BEFORE_TEXT = /^[-–]+\s*(?=\p{L})(?!rs|inr)/iu

const clean = (text: string) => text.replace(PARTING, '').replace(DASH_BEFORE_TEXT, '').trim()

/** How many lines below its label a value may stand. */
const BELOW = 2

function below(lines: readonly Line[], at: number, label: TextBox): string[] {
  const page = lines[at]?.page
  const texts: string[] = []
  for (const line of lines.slice(at + 1, at + 1 + BELOW)) {
    if (line.page !== page) break
    const boxes = boxesOf(line).filter(box => Math.min(box.right, label.right) - Math.max(box.left, label.left) > -4)
    const found = boxes.toSorted((one, other) => apart(one, label) - apart(other, label))[0]
    if (found && !ANY_LABEL.test(found.text)) texts.push(clean(found.text))
  }
  return texts
}

const apart = (one: TextBox, other: TextBox) => Math.abs(one.left + one.right - other.left - other.right)

/** Words of a line that stand close together, such as a label with its value. */
interface TextBox {
  text: string
  left: number
  right: number
}

/** Splits a line where the blank is wider than between words, and before a label that follows a value. */
function boxesOf({ words, size }: Line): TextBox[] {
  const groups: Word[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const right = group?.at(-1)?.right ?? 0
    // A colon belongs to its label, however far it stands: labels are often set in columns.
    const isColon = /^[:：]/.test(word.text) && word.left - right < 12 * size
    if (group && (word.left - right < 1.1 * Math.max(size, 5) || isColon)) group.push(word)
    else groups.push([word])
  }
  return groups.flatMap(cutAtLabels)
}

function cutAtLabels(words: readonly Word[]): TextBox[] {
  const text = words.map(word => word.text).join(' ')
  const starts = ANY_LABEL.test(text) || TITLED.test(text) ? labelsWithin(text) : []
  const boxes: TextBox[] = []
  let at = 0
  for (const word of words) {
    const box = boxes.at(-1)
    if (box && !starts.includes(at)) {
      box.text += ` ${word.text}`
      box.right = word.right
    } else boxes.push({ text: word.text, left: word.left, right: word.right })
    at += word.text.length + 1
  }
  return boxes
}

/** Where labels begin that have a value before them. */
function labelsWithin(text: string): number[] {
  const starts: number[] = []
  let at = (OWN_LABEL.exec(text)?.[0].length ?? 0) + 1
  for (;;) {
    const found = NEXT_LABEL.exec(text.slice(at))
    if (!found) return starts
    starts.push(at + found.index)
    at += found.index + found[0].length + 1
  }
}

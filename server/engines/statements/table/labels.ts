import type { Line } from '../model.ts'

/** Everything that may stand as a label beside facts, so that a label is never taken for the value of another. */
const ANY_LABEL =
  /^(?:(?:account|a\/?c|customer|cust|branch|ifsc|ifs|micr|swift|nominat|statement|period|currency|name|address|date|e-?mail|mobile|phone|cif|crn|scheme|product|type|status|page|opening|closing|total|debit|credit|joint|pan|gst|city|state|from|to|home|od limit|drawing|sanction|nominee|registered|no\.? of|dr\.? count|cr\.? count)\b|खाता|शाखा|नाम|दिनांक|अवधि|ग्राहक|मुद्रा|पता|कुल|प्रारंभिक|अंतिम)/iu

export interface LabelValue {
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
      if (value !== undefined) yield { value, line }
    }
  }
}

const clean = (text: string) => text.replace(/^[\s:：\-–.]+/u, '').trim()

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

/** Splits a line where the blank is wider than between words. */
function boxesOf({ words, size }: Line): TextBox[] {
  const boxes: TextBox[] = []
  for (const { text, left, right } of words) {
    const box = boxes.at(-1)
    // A colon belongs to its label, however far it stands: labels are often set in columns.
    const isColon = /^[:：]/.test(text) && left - (box?.right ?? 0) < 12 * size
    if (box && (left - box.right < 1.1 * Math.max(size, 5) || isColon)) {
      box.text += ` ${text}`
      box.right = right
    } else boxes.push({ text, left, right })
  }
  return boxes
}

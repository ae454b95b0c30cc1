import type { Line } from '../model.ts'

/** Words of a line that stand close together, such as a label with its value. */
export interface TextBox {
  text: string
  left: number
  right: number
}

/** Splits a line where the blank is wider than between words. */
export function boxesOf({ words, size }: Line): TextBox[] {
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

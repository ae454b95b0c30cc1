import { isSpace } from '../../pdfSignatures/pdf/reader.ts'

/** What a page's content leaves open, so that what is drawn after it would be moved, scaled or hidden. */
export interface OpenStates {
  /** Graphics states that it restores without having saved them. */
  below: number
  /** Graphics states that it saves without restoring them. */
  above: number
  marked: number
  isInText: boolean
}

const DELIMITERS = new Set('()<>[]{}/%'.split('').map(letter => letter.charCodeAt(0)))

/** Reads the operators of a content stream (ISO 32000-2, 7.8.2) and skips everything else. */
export function openStates(content: Uint8Array): OpenStates {
  let [depth, below, marked, at] = [0, 0, 0, 0]
  let isInText = false
  const isWord = (byte: number | undefined) => byte !== undefined && !isSpace(byte) && !DELIMITERS.has(byte)
  while (at < content.length) {
    const byte = content[at]
    if (byte === 0x28) at = endOfString(content, at)
    else if (byte === 0x25) while (at < content.length && content[at] !== 10 && content[at] !== 13) at++
    else if (byte === 0x2f) do at++
    while (isWord(content[at]))
    else if (!isWord(byte)) at++
    else {
      const start = at
      while (isWord(content[at])) at++
      if (at - start > 3) continue
      const word = String.fromCharCode(...content.subarray(start, at))
      if (word === 'q') depth++
      else if (word === 'Q') {
        if (depth > 0) depth--
        else below++
      } else if (word === 'BT' || word === 'ET') isInText = word === 'BT'
      else if (word === 'BMC' || word === 'BDC') marked++
      else if (word === 'EMC') marked = Math.max(0, marked - 1)
      else if (word === 'ID') at = endOfPicture(content, at)
    }
  }
  return { below, above: depth, marked, isInText }
}

function endOfString(content: Uint8Array, start: number): number {
  let open = 0
  for (let at = start; at < content.length; at++) {
    const byte = content[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) open++
    else if (byte === 0x29 && --open === 0) return at + 1
  }
  return content.length
}

/** Behind the `EI` of a picture that stands in the content. */
function endOfPicture(content: Uint8Array, start: number): number {
  for (let at = start + 1; at < content.length; at++)
    if (
      content[at] === 0x45 &&
      content[at + 1] === 0x49 &&
      isSpace(content[at - 1]) &&
      (at + 2 >= content.length || isSpace(content[at + 2]))
    )
      return at + 2
  return content.length
}

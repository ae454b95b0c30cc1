import type { Readable } from 'node:stream'
import { ListFileError } from './listFileError.ts'
import { MAX_RECORD_CHARACTERS, utf8Text } from './text.ts'

/**
 * The objects in an array of a JSON document, `{"results": [{…}, {…}]}`, one in memory at a time. What stands before the array is
 * passed over. Throws ListFileError, also for a file that ends early.
 */
export async function* jsonObjects(file: Readable, key: string): AsyncGenerator<Record<string, unknown>> {
  const start = new RegExp(`"${key}"\\s*:\\s*\\[`)
  let rest = ''
  let number = 0
  let isInside = false
  const scan: Scan = { at: 0, from: 0, depth: 0, isText: false }
  for await (const chunk of utf8Text(file)) {
    rest += chunk
    if (!isInside) {
      const found = start.exec(rest)
      if (found) {
        isInside = true
        rest = rest.slice(found.index + found[0].length)
      } else if (rest.length > MAX_RECORD_CHARACTERS) throw new ListFileError('recordTooLong', { line: 1 })
    }
    if (!isInside) continue
    for (let text = nextObject(rest, scan); text !== undefined; text = nextObject(rest, scan)) {
      if (text === END) return
      yield parse(text, ++number)
    }
    rest = rest.slice(scan.from)
    scan.at -= scan.from
    scan.from = 0
    if (rest.length > MAX_RECORD_CHARACTERS) throw new ListFileError('recordTooLong', { line: 1 })
  }
  throw new ListFileError('brokenJsonEnd', { records: number })
}

const END = ']'

interface Scan {
  /** The next character to look at, and the first that is still needed. */
  at: number
  from: number
  depth: number
  isText: boolean
}

/** The text of the next whole object, `]` at the array's end, undefined if more of the file is needed. */
function nextObject(text: string, scan: Scan): string | undefined {
  for (; scan.at < text.length; scan.at++) {
    const character = text[scan.at]
    if (scan.isText) {
      // A backslash at the end of a piece waits for what it escapes.
      if (character === '\\' && scan.at + 1 === text.length) return undefined
      if (character === '\\') scan.at++
      else if (character === '"') scan.isText = false
    } else if (character === '"') scan.isText = true
    else if (character === '{' && scan.depth++ === 0) scan.from = scan.at
    else if (character === '}' && --scan.depth === 0) {
      const object = text.slice(scan.from, ++scan.at)
      scan.from = scan.at
      return object
    } else if (character === END && scan.depth === 0) return END
  }
  if (scan.depth === 0) scan.from = scan.at
  return undefined
}

function parse(text: string, number: number): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new ListFileError('brokenJsonEnd', { records: number - 1 })
  }
}

import type { Readable } from 'node:stream'
import { ListFileError } from './listFileError.ts'

/** Longer than any record of a published list. */
export const MAX_RECORD_CHARACTERS = 4_000_000

/**
 * The text of a file, chunk by chunk. A file in another encoding than UTF-8 is refused instead of guessed: a name with wrong letters
 * would never be found. Throws ListFileError.
 */
export async function* utf8Text(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let isFirst = true
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new ListFileError('notUtf8', { line })
    }
  }
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (isFirst && isUtf16(chunk)) throw new ListFileError('notUtf8', { line })
    isFirst = false
    const text = decode(chunk)
    if (text.includes('\0')) throw new ListFileError('binary')
    yield text
    line += countLines(text)
  }
  yield decode()
}

const isUtf16 = ([first, second]: Buffer) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** The lines of a file with their numbers, without empty ones. Throws ListFileError. */
export async function* textLines(file: Readable): AsyncGenerator<{ line: number; text: string }> {
  let rest = ''
  let line = 0
  for await (const chunk of utf8Text(file)) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    for (const text of parts) {
      line++
      if (text.trim()) yield { line, text }
    }
    if (rest.length > MAX_RECORD_CHARACTERS) throw new ListFileError('recordTooLong', { line: line + 1 })
  }
  if (rest.trim()) yield { line: line + 1, text: rest }
}

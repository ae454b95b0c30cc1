import type { ListFormat } from '../../../contracts/screening/watchLists.ts'
import type { ListFile, ListReading } from './entity.ts'
import type { FileHead } from './fileHead.ts'
import { ListFileError } from './listFileError.ts'

/** Reads one format. Each is declared in a file of its own, and `readList` asks them in turn whether a file is theirs. */
export interface ListReader {
  format: ListFormat
  /** Judges by content, never by the name. Throws ListFileError for a file of the publisher in a layout that we do not know. */
  recognises(head: FileHead): boolean
  /** Whether the list comes in several files. */
  hasSeveralFiles?: true
  read(files: readonly [ListFile, ...ListFile[]]): ListReading
}

/** Throws ListFileError if a file of a known publisher lacks a column that we read: it would be misread without. */
export function requireHeadings(format: ListFormat, found: readonly string[], required: readonly string[]): void {
  const missing = required.filter(heading => !found.includes(heading))
  if (missing.length > 0) throw new ListFileError('headingsMissing', { format, missing: missing.join(', ') })
}

/** What a file has and we do not search, by the file's own word, `unnamed` or `unreadBirths`: it is counted, never dropped in silence. */
export class LeftOut {
  readonly #counts = new Map<string, number>()

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }
}

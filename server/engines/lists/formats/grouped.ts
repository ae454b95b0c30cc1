import type { ListEntity } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'

/**
 * Several times the largest list whose format spreads an entry over rows (about 20,000 in 2026). Such rows are not sorted by
 * entry, so the entries are put together in memory; larger collections come in formats with one entry per record.
 */
const MAX_ENTRIES = 200_000

/** Puts entries together from rows; `entry` makes one from its first row. */
export class Grouped {
  readonly #entries = new Map<string, ListEntity>()

  entryOf(id: string, make: () => ListEntity): ListEntity {
    const known = this.#entries.get(id)
    if (known) return known
    if (this.#entries.size >= MAX_ENTRIES) throw new ListFileError('tooManyEntries', { most: MAX_ENTRIES })
    const made = make()
    this.#entries.set(id, made)
    return made
  }

  find(id: string): ListEntity | undefined {
    return this.#entries.get(id)
  }

  /** Each entry once; it is forgotten as soon as it is read. */
  *drain(): Generator<ListEntity> {
    for (const [id, entry] of this.#entries) {
      this.#entries.delete(id)
      yield entry
    }
  }
}

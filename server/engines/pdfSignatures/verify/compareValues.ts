import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, PdfName, PdfProblem, PdfRef, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts'

const MOST_COMPARISONS = 2_000_000

const sameBytes = (a: Uint8Array, b: Uint8Array) => {
  if (a.length !== b.length) return false
  if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true
  return a.every((byte, at) => byte === b[at])
}

/**
 * Compares values of two revisions, with everything that they refer to. Pages, fields and annotations, by their object numbers in `apart`, are
 * compared where they belong, so that one change is reported once.
 */
export class ValueComparison {
  readonly before: PdfDocument
  readonly after: PdfDocument
  readonly #apart: ReadonlySet<number>
  readonly #equal = new Map<string, boolean>()
  #count = 0

  constructor(before: PdfDocument, after: PdfDocument, apart: ReadonlySet<number>) {
    this.before = before
    this.after = after
    this.#apart = apart
  }

  async isSame(a: PdfValue, b: PdfValue): Promise<boolean> {
    if (++this.#count > MOST_COMPARISONS) throw new PdfProblem('tooComplex', 'The revisions are too large')
    if (a instanceof PdfRef && b instanceof PdfRef) return this.#sameTargets(a, b)
    const [left, right] = [await this.before.resolve(a), await this.after.resolve(b)]
    return this.#sameContents(left, right)
  }

  async #sameTargets(a: PdfRef, b: PdfRef): Promise<boolean> {
    const key = `${a.num} ${a.gen} ${b.num} ${b.gen}`
    const known = this.#equal.get(key)
    if (known !== undefined) return known
    // Until proved otherwise: what refers back to itself is compared once.
    this.#equal.set(key, true)
    const [left, right] = [await this.before.resolve(a), await this.after.resolve(b)]
    const same = (a.num === b.num && this.#apart.has(a.num)) || (await this.#sameContents(left, right))
    this.#equal.set(key, same)
    return same
  }

  async #sameContents(a: PdfValue, b: PdfValue): Promise<boolean> {
    if (a instanceof PdfName) return b instanceof PdfName && a.name === b.name
    if (a instanceof PdfString) return b instanceof PdfString && sameBytes(a.bytes, b.bytes)
    if (Array.isArray(a)) {
      if (!Array.isArray(b) || a.length !== b.length) return false
      for (const [at, item] of a.entries()) if (!(await this.isSame(item, b[at] ?? null))) return false
      return true
    }
    if (a instanceof PdfDict) return b instanceof PdfDict && (await this.changedKeys(a, b)).length === 0
    if (a instanceof PdfStream)
      return b instanceof PdfStream && sameBytes(a.raw, b.raw) && (await this.changedKeys(a.dict, b.dict)).length === 0
    return a === b
  }

  /** The keys whose values differ. One that is newly written twice has a name that no rule permits. */
  async changedKeys(a: PdfDict, b: PdfDict, skip: readonly string[] = []): Promise<string[]> {
    const changed: string[] = []
    for (const key of new Set([...a.entries.keys(), ...b.entries.keys()]))
      if (!skip.includes(key) && !(await this.isSame(a.get(key), b.get(key)))) changed.push(key)
    const twice = b.duplicates.filter(key => !a.duplicates.includes(key))
    return [...changed, ...twice.map(key => `${key} twice`)]
  }
}

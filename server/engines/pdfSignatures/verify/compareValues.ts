import type { PdfDocument } from '../pdf/document.ts'
import { PdfDict, PdfName, PdfProblem, PdfRef, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts'
import { affectedObjects } from './affectedObjects.ts'

const MAX_COMPARISONS = 2_000_000

const isSamePlace = (a: Uint8Array, b: Uint8Array) =>
  a.buffer === b.buffer && a.byteOffset === b.byteOffset && a.length === b.length

const sameBytes = (a: Uint8Array, b: Uint8Array) =>
  isSamePlace(a, b) || (a.length === b.length && a.every((byte, at) => byte === b[at]))

/** Without encryption, because one content looks different in another object, or when it is encrypted once more. */
function sameContent(a: PdfStream, b: PdfStream): boolean {
  if (isSamePlace(a.raw, b.raw)) return true
  // One content has one length, however often it is encrypted. So nothing is decrypted in vain.
  if (a.exemptIn !== b.exemptIn || a.raw.length !== b.raw.length) return false
  const [was, is] = [a.plain(), b.plain()]
  return was !== null && is !== null && sameBytes(was, is)
}

/** Two references whose targets are to be compared, and the pair in which they were found. */
interface Pair {
  key: string
  a: PdfRef
  b: PdfRef
  foundIn: Pair | null
}

/**
 * Compares values of two revisions, with everything that they refer to. Pages, fields and annotations, by their object numbers in `apart`, are
 * compared where they belong, so that one change is reported once.
 */
export class ValueComparison {
  readonly before: PdfDocument
  readonly after: PdfDocument
  readonly #apart: ReadonlySet<number>
  readonly #affected: ReadonlySet<number>
  readonly #known = new Map<string, boolean>()
  #count = 0

  constructor(before: PdfDocument, after: PdfDocument, apart: ReadonlySet<number>) {
    this.before = before
    this.after = after
    this.#apart = apart
    this.#affected = affectedObjects(before, after, apart)
  }

  isSame(a: PdfValue, b: PdfValue): boolean {
    const pairs: Pair[] = []
    if (!this.#matches(a, b, null, pairs)) return false
    // What refers back to itself is the same unless a difference is found. So nothing is proved before all pairs are.
    const proved = new Set<string>()
    for (const pair of pairs) {
      if (proved.has(pair.key)) continue
      proved.add(pair.key)
      if (this.#matches(this.before.resolve(pair.a), this.after.resolve(pair.b), pair, pairs)) continue
      for (let different: Pair | null = pair; different; different = different.foundIn)
        this.#known.set(different.key, false)
      return false
    }
    for (const key of proved) this.#known.set(key, true)
    return true
  }

  /** The keys whose values differ. One that is newly written twice has a name that no rule permits. */
  changedKeys(a: PdfDict, b: PdfDict, skip: readonly string[] = []): string[] {
    const keys = new Set([...a.entries.keys(), ...b.entries.keys()])
    const changed = [...keys].filter(key => !skip.includes(key) && !this.isSame(a.get(key), b.get(key)))
    return [...changed, ...newlyTwice(a, b).map(key => `${key} twice`)]
  }

  /** Whether two values are the same if the pairs of references, which are added to `pairs`, are. */
  #matches(a: PdfValue, b: PdfValue, foundIn: Pair | null, pairs: Pair[]): boolean {
    if (++this.#count > MAX_COMPARISONS) throw new PdfProblem('tooComplex', 'The revisions are too large')
    if (a instanceof PdfRef && b instanceof PdfRef) return this.#targetsMatch(a, b, foundIn, pairs)
    if (a instanceof PdfRef || b instanceof PdfRef)
      return this.#matches(this.before.resolve(a), this.after.resolve(b), foundIn, pairs)
    if (a instanceof PdfName) return b instanceof PdfName && a.name === b.name
    if (a instanceof PdfString)
      return b instanceof PdfString && !a.isBroken && !b.isBroken && sameBytes(a.bytes, b.bytes)
    if (Array.isArray(a))
      return (
        Array.isArray(b) &&
        a.length === b.length &&
        a.every((item, at) => this.#matches(item, b[at] ?? null, foundIn, pairs))
      )
    if (a instanceof PdfDict) return b instanceof PdfDict && this.#dictsMatch(a, b, foundIn, pairs)
    if (a instanceof PdfStream)
      return b instanceof PdfStream && sameContent(a, b) && this.#dictsMatch(a.dict, b.dict, foundIn, pairs)
    return a === b
  }

  #dictsMatch(a: PdfDict, b: PdfDict, foundIn: Pair | null, pairs: Pair[]): boolean {
    for (const key of new Set([...a.entries.keys(), ...b.entries.keys()]))
      if (!this.#matches(a.get(key), b.get(key), foundIn, pairs)) return false
    return newlyTwice(a, b).length === 0
  }

  #targetsMatch(a: PdfRef, b: PdfRef, foundIn: Pair | null, pairs: Pair[]): boolean {
    const isOneObject = a.num === b.num && a.gen === b.gen
    if (isOneObject && !this.#affected.has(a.num)) return true
    const key = `${a.num} ${a.gen} ${b.num} ${b.gen}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.before.isExact(a) !== this.after.isExact(b)) return false
    if (isOneObject && this.#apart.has(a.num)) return true
    pairs.push({ key, a, b, foundIn })
    return true
  }
}

const newlyTwice = (a: PdfDict, b: PdfDict) => b.duplicates.filter(key => !a.duplicates.includes(key))

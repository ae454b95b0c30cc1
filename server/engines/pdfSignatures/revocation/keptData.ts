import type { Certificate } from 'pkijs'
import type { PdfDocument } from '../pdf/document.ts'
import type { Cms } from '../verify/cms.ts'
import { type Kept, type KeptDss, openDss, readDss } from './dss.ts'
import { enclosedIn } from './enclosed.ts'
import { Evidence } from './evidence.ts'
import { isKeptSound } from './soundness.ts'

interface Opened {
  dss: KeptDss | null
  kept: Kept
}

/** What a file keeps for later verification, at its end and at the end of earlier revisions. Each is read once. */
export class KeptData {
  readonly #doc: PdfDocument
  readonly #opened = new Map<number, Promise<Opened>>()

  constructor(doc: PdfDocument) {
    this.#doc = doc
  }

  /** Throws `PdfProblem` for a revision that cannot be read. */
  async at(end = this.#doc.bytes.length): Promise<Kept> {
    return (await this.#open(end)).kept
  }

  /** With the revocation data that lie in the signature itself. */
  async with(cms: Cms): Promise<Kept> {
    const { dss, kept } = await this.#open(this.#doc.bytes.length)
    const enclosed = enclosedIn(cms)
    if (!enclosed) return kept
    const items = { crls: [...(dss?.crls ?? []), ...enclosed.crls], ocsps: [...(dss?.ocsps ?? []), ...enclosed.ocsps] }
    return { ...kept, evidence: new Evidence(items) }
  }

  /** Whether everything in the file as it is now can be used, as far as anybody can tell. */
  async isSound(known: readonly Certificate[]): Promise<boolean> {
    const { dss } = await this.#open(this.#doc.bytes.length)
    return dss === null || isKeptSound(dss, known)
  }

  #open(end: number): Promise<Opened> {
    const known = this.#opened.get(end) ?? this.#read(end)
    this.#opened.set(end, known)
    return known
  }

  async #read(end: number): Promise<Opened> {
    const doc = end === this.#doc.bytes.length ? this.#doc : await this.#doc.revision(end)
    const dss = await readDss(doc)
    return { dss, kept: openDss(dss) }
  }
}

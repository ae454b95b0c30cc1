import type { PdfDocument } from '../pdf/document.ts'
import { contentEnd, readObjectAt } from '../pdf/objects.ts'
import { isSpace, PdfReader } from '../pdf/reader.ts'
import { damaged, latin1, PdfDict, PdfProblem } from '../pdf/values.ts'
import type { Change } from './compareForm.ts'
import { compareRevisions, type ReadRevision, readRevision } from './compareRevisions.ts'

interface Revision extends ReadRevision {
  end: number
  /** What it changed in the one before it. */
  changes: Change[]
}

/** A change behind a signature. */
export interface LaterChange extends Change {
  /** Of those behind the signature, from 1. */
  revision: number
  /** The byte at which its revision ends. */
  end: number
}

const MAX_REVISIONS = 60

/** The revisions of a file. Each is read and compared once, however many signatures come before it. */
export class LaterRevisions {
  readonly #doc: PdfDocument
  /** By the end of the revision before, without the white space behind it. */
  readonly #known = new Map<number, Revision | null>()

  constructor(doc: PdfDocument) {
    this.#doc = doc
  }

  /**
   * What was changed behind a byte at which a revision ends, revision by revision; null if the bytes behind it are no proper revisions: objects that no
   * cross-reference names, text between them, or a broken end. Programs disagree on what to show then. Throws `PdfProblem`.
   */
  async changesAfter(from: number): Promise<LaterChange[] | null> {
    const end = contentEnd(this.#doc.bytes)
    const changes: LaterChange[] = []
    let before: ReadRevision | undefined
    let at = from
    for (let revision = 1; at < end; revision++) {
      if (revision > MAX_REVISIONS) throw new PdfProblem('tooComplex', 'Too many revisions')
      const key = contentEnd(this.#doc.bytes.subarray(0, at))
      let found = this.#known.get(key)
      if (found === undefined) {
        before ??= readRevision(await this.#doc.revision(at))
        found = await readNext(this.#doc, before, at)
        this.#known.set(key, found)
      }
      if (!found) return null
      for (const change of found.changes) changes.push({ ...change, revision, end: found.end })
      before = found
      at = found.end
    }
    return changes
  }
}

async function readNext(file: PdfDocument, before: ReadRevision, from: number): Promise<Revision | null> {
  const found = scanRevision(file.bytes, from)
  if (!found) return null
  const doc = await file.revision(found.end)
  const { sections, ambiguous } = doc.xref
  const isNamed = ({ num, offset }: { num: number; offset: number }) => {
    const entry = doc.entryOf(num)
    return (entry?.kind === 'at' && entry.offset === offset) || sections.includes(offset)
  }
  // Its newest section lies in it, or the revision would not be the one that is shown.
  const added = sections.filter(section => section >= from)
  if (!found.objects.every(isNamed) || added.length === 0 || added.some(section => ambiguous.has(section))) return null
  const read = readRevision(doc)
  return { ...read, end: found.end, changes: await compareRevisions(before, read) }
}

interface Scan {
  objects: { num: number; offset: number }[]
  end: number
}

/** Reads one revision piece by piece up to its `%%EOF`. Null if anything else stands in it. */
function scanRevision(bytes: Uint8Array, from: number): Scan | null {
  const reader = new PdfReader(bytes, from)
  const objects: Scan['objects'] = []
  let tables = 0
  try {
    for (;;) {
      skipWhite(reader)
      if (reader.take('xref')) {
        skipTable(reader)
        tables++
      } else if (reader.take('startxref')) {
        if (isComment(reader)) return null
        reader.integer()
        skipWhite(reader)
        const isWhole = readMarker(reader) && startsIn(bytes.subarray(from, reader.at)) === objects.length + tables
        return isWhole ? { objects, end: reader.at } : null
      } else {
        const offset = reader.at
        const { num, end } = readObjectAt(bytes, offset, () => null)
        objects.push({ num, offset })
        reader.at = end
      }
    }
  } catch {
    return null
  }
}

/** Instead of the number behind `startxref`, for programs that expect one: they look for objects on their own. */
function isComment(reader: PdfReader): boolean {
  while (isSpace(reader.bytes[reader.at])) reader.at++
  return reader.bytes[reader.at] === 37
}

/**
 * How many times a revision says `N G obj` or `trailer <<`. One in a string or a stream is an object or a trailer for programs that look for them on their own, as
 * they do in a file whose cross-references they cannot read.
 */
const startsIn = (bytes: Uint8Array): number =>
  latin1(bytes).match(/(?:^|\D)\d+[\s\0]+\d+[\s\0]+(?=obj)|trailer(?=[\s\0]*<<)/g)?.length ?? 0

/** White space, and comments in which no program could find an object. */
function skipWhite(reader: PdfReader): void {
  const { bytes } = reader
  for (;;) {
    while (isSpace(bytes[reader.at])) reader.at++
    if (bytes[reader.at] !== 37 || bytes[reader.at + 1] === 37) return
    const start = reader.at
    while (reader.at < bytes.length && bytes[reader.at] !== 10 && bytes[reader.at] !== 13) reader.at++
    if (/obj|xref|trailer/.test(latin1(bytes.subarray(start, reader.at)))) throw damaged('A comment hides an object')
  }
}

function readMarker(reader: PdfReader): boolean {
  const isMarker = latin1(reader.bytes.subarray(reader.at, reader.at + 5)) === '%%EOF'
  reader.at += 5
  if (reader.bytes[reader.at] === 13) reader.at++
  if (reader.bytes[reader.at] === 10) reader.at++
  return isMarker
}

function skipTable(reader: PdfReader): void {
  while (reader.isAtInteger()) {
    reader.integer()
    for (let left = reader.integer(); left > 0; left--) {
      reader.integer()
      reader.integer()
      if (!reader.take('n')) reader.expect('f')
    }
  }
  reader.expect('trailer')
  const trailer = reader.value()
  if (!(trailer instanceof PdfDict)) throw new PdfProblem('damaged', 'The trailer is broken')
}

import { contentEnd, PdfDocument, readObjectAt } from '../pdf/document.ts'
import { isSpace, PdfReader } from '../pdf/reader.ts'
import { damaged, latin1, PdfDict, PdfProblem } from '../pdf/values.ts'

/** The document as it was after one of its revisions. */
export interface Revision {
  doc: PdfDocument
  end: number
}

const MOST_REVISIONS = 60

/**
 * The revisions behind a byte, oldest first; null if the bytes behind it are no proper revisions: objects that no cross-reference names, text between
 * them, or a broken end. Programs disagree on what to show then.
 */
export async function readLaterRevisions(bytes: Uint8Array, from: number): Promise<Revision[] | null> {
  const revisions: Revision[] = []
  const end = contentEnd(bytes)
  let at = from
  while (at < end) {
    if (revisions.length >= MOST_REVISIONS) throw new PdfProblem('tooComplex', 'Too many revisions')
    const found = scanRevision(bytes, at)
    if (!found) return null
    const doc = await PdfDocument.open(bytes.subarray(0, found.end))
    const isNamed = ({ num, offset }: { num: number; offset: number }) => {
      const entry = doc.entryOf(num)
      return (entry?.kind === 'at' && entry.offset === offset) || doc.xref.sections.includes(offset)
    }
    // Its newest section lies in it, or the revision would not be the one that is shown.
    if (!found.objects.every(isNamed) || !doc.xref.sections.some(section => section >= at)) return null
    revisions.push({ doc, end: found.end })
    at = found.end
  }
  return revisions
}

interface Scan {
  objects: { num: number; offset: number }[]
  end: number
}

/** Reads one revision piece by piece up to its `%%EOF`. Null if anything else stands in it. */
function scanRevision(bytes: Uint8Array, from: number): Scan | null {
  const reader = new PdfReader(bytes, from)
  const objects: Scan['objects'] = []
  try {
    for (;;) {
      skipWhite(reader)
      if (reader.take('xref')) skipTable(reader)
      else if (reader.take('startxref')) {
        reader.integer()
        skipWhite(reader)
        return readMarker(reader) ? { objects, end: reader.at } : null
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
  while (/^\d+$/.test(reader.peekWord())) {
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

/** Whether an object is a signature with its parts. */
const looksSigned = (value: unknown) =>
  value instanceof PdfDict && value.entries.has('ByteRange') && value.entries.has('Contents')

/** Whether any object that the document still names is a signature. */
export async function hasLooseSignature(doc: PdfDocument): Promise<boolean> {
  for (const entry of doc.xref.entries.values()) {
    if (entry.kind !== 'at') continue
    try {
      const { value } = readObjectAt(doc.bytes, entry.offset)
      if (looksSigned(value)) return true
    } catch {
      // What cannot be read is no signature that a program would show.
    }
  }
  return false
}

import type { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { isInteger, nameOf } from '../../pdfSignatures/pdf/values.ts'
import { appendRevision, dictOf } from '../../pdfSignatures/sign/writer.ts'
import { NewObjects } from './newObjects.ts'

const KEPT = ['Root', 'Info', 'ID']

/** A revision that is appended to a document when it ends. */
export function beginRevision(doc: PdfDocument): { objects: NewObjects; end: () => Uint8Array } {
  const { trailer, sections, entries } = doc.xref
  const named = trailer.get('Size')
  let next = isInteger(named) ? named : 0
  for (const num of entries.keys()) next = Math.max(next, num + 1)
  const objects = new NewObjects(next)
  const end = () =>
    appendRevision(doc.bytes, {
      objects: objects.written,
      trailer: dictOf(Object.fromEntries([...trailer.entries].filter(([key]) => KEPT.includes(key)))),
      previous: sections[0] ?? 0,
      size: objects.size,
      isStream: nameOf(trailer.get('Type')) === 'XRef',
    })
  return { objects, end }
}

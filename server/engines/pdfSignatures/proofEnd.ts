import { PdfDocument } from './pdf/document.ts'
import { readSignedBytes } from './verify/byteRange.ts'
import { type Cms, parseCms } from './verify/cms.ts'
import { isTimestamp, readFields, readSignedFields } from './verify/fields.ts'
import { tokenOf } from './verify/timestamp.ts'

/**
 * Until when a signed document can be shown to have been signed in time: the end of the certificate of the last timestamp over it, else of the first to end of those that
 * stamped its signatures, or signed them without a stamp. Null if nothing can be read. Throws `PdfProblem`.
 */
export async function proofEnd(pdf: Uint8Array): Promise<Date | null> {
  const doc = await PdfDocument.open(pdf)
  const stamps: { at: number; until: Date }[] = []
  const ends: Date[] = []
  for (const one of readSignedFields(doc, readFields(doc))) {
    const bytes = readSignedBytes(doc, one)
    const cms = typeof bytes === 'string' ? null : parseCms(bytes.contents)
    if (!cms || typeof bytes === 'string') continue
    const until = endOf(tokenOf(cms) ?? cms)
    if (!until) continue
    if (isTimestamp(one.signature)) stamps.push({ at: bytes.end, until })
    else ends.push(until)
  }
  const [last] = stamps.toSorted((a, b) => b.at - a.at)
  return last?.until ?? ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

const endOf = ({ certificate }: Cms): Date | null => certificate?.notAfter.value ?? null

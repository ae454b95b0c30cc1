import type { PdfDocument } from '../pdf/document.ts'
import { decodeStream } from '../pdf/inflate.ts'
import { PdfDict, PdfProblem, PdfStream } from '../pdf/values.ts'
import { type Change, change } from './compareForm.ts'
import type { ValueComparison } from './compareValues.ts'

/** What programs note when they save: when, and with which program. */
const noted = ['ModDate', 'Producer']

/** What happened to title, author and the like, in the two places where a document has them. */
export async function compareDetails(compare: ValueComparison): Promise<Change[]> {
  const { before, after } = compare
  const [old, now] = [before.trailer.get('Info'), after.trailer.get('Info')]
  const [was, is] = [before.dict(old) ?? new PdfDict(), after.dict(now) ?? new PdfDict()]
  const keys = compare.changedKeys(was, is)
  const [packet, newPacket] = [before.root().get('Metadata'), after.root().get('Metadata')]
  const isPacketSame = compare.isSame(packet, newPacket)
  if (keys.length === 0 && isPacketSame) return []
  const isOnlyNoted =
    keys.every(key => noted.includes(key)) && (isPacketSame || (await packetOf(before)) === (await packetOf(after)))
  return [change(isOnlyNoted ? 'savingNoted' : 'metadataChanged')]
}

/** Properties of XMP that say the same as `noted`. */
const properties = ['xmp:ModifyDate', 'xmp:MetadataDate', 'pdf:Producer', 'xmpMM:InstanceID'].join('|')
const written = new RegExp(`<(${properties})>[^<]*</\\1>|\\s(?:${properties})="[^"]*"`, 'g')

/** The text of the document's XMP without what programs note when they save; null if it has none that can be read. */
async function packetOf(doc: PdfDocument): Promise<string | null> {
  const stream = doc.resolve(doc.root().get('Metadata'))
  if (!(stream instanceof PdfStream)) return null
  try {
    const text = new TextDecoder().decode(await decodeStream(stream))
    return text.replaceAll(written, '').replaceAll(/\s+/g, ' ')
  } catch (error) {
    // Anything else than Flate: it is then compared byte by byte.
    if (error instanceof PdfProblem) return null
    throw error
  }
}

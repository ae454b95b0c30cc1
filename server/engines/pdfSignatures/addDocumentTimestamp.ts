import { PdfDocument } from './pdf/document.ts'
import { PdfName, PdfProblem } from './pdf/values.ts'
import { locate, placeholder, writeSignature } from './prepareSignature.ts'
import type { Signer } from './sign/attributes.ts'
import { fillField, markSigned } from './sign/place.ts'
import { timeAuthorityOf } from './sign/timeAuthority.ts'
import { Update } from './sign/update.ts'
import type { TimeAuthority } from './sign/wanted.ts'
import { dictOf, write } from './sign/writer.ts'
import { coveredBytes } from './verify/byteRange.ts'
import { readFields } from './verify/fields.ts'

interface Stamping {
  time: Date
  authority: Signer | TimeAuthority
}

/** Appends a timestamp over the whole document (PAdES B-LTA); once more before its authority's certificate ends. Throws `PdfProblem`. */
export async function addDocumentTimestamp(pdf: Uint8Array, { time, authority }: Stamping): Promise<Uint8Array> {
  const doc = await PdfDocument.open(pdf)
  if (doc.isEncrypted) throw new PdfProblem('encrypted', 'Nothing can be added to an encrypted document')
  const { stamp, reserved } = timeAuthorityOf(authority, time)
  const fields = readFields(doc)
  const taken = new Set(fields.map(({ name }) => name))
  let number = 1
  while (taken.has(`Timestamp${number}`)) number++
  const update = new Update(doc)
  const dict = dictOf({
    Type: new PdfName('DocTimeStamp'),
    Filter: new PdfName('Adobe.PPKLite'),
    SubFilter: new PdfName('ETSI.RFC3161'),
  })
  const signature = update.add(`${write(dict).slice(0, -2)}${placeholder(reserved)}>>`)
  await fillField(update, fields, { signature, wanted: { field: `Timestamp${number}` } })
  markSigned(update)
  const prepared = await locate(update.append(), pdf.length)
  writeSignature(prepared.pdf, prepared.gap, await stamp(coveredBytes(prepared.pdf, prepared.gap)))
  return prepared.pdf
}

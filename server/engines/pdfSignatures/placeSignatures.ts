import { openForSigning } from './sign/openForSigning.ts'
import { addField } from './sign/place.ts'
import { Update } from './sign/update.ts'
import { type SignaturePlace, SigningProblem } from './sign/wanted.ts'
import { readSignedFields } from './verify/fields.ts'

/** Adds empty fields for signatures in one revision, before the first signature. Throws `PdfProblem` and `SigningProblem`. */
export async function placeSignatures(pdf: Uint8Array, places: readonly SignaturePlace[]): Promise<Uint8Array> {
  const { doc, fields } = await openForSigning(pdf)
  const [signed] = readSignedFields(doc, fields)
  if (signed) throw new SigningProblem('alreadySigned', 'The document is signed', signed.field.name)
  const taken = new Set(fields.map(({ name }) => name))
  const update = new Update(doc)
  for (const place of places) {
    if (taken.has(place.field)) throw new SigningProblem('fieldPlaced', 'There is a field of this name', place.field)
    taken.add(place.field)
    addField(update, place)
  }
  return places.length > 0 ? update.append() : pdf
}

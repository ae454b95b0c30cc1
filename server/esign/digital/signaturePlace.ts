import type { DraftField } from '../../../contracts/esign/draft.ts'
import { isSignedIn } from '../../../contracts/esign/states.ts'
import { fieldsOf } from '../marks.ts'
import type { Envelope, RecipientRow } from '../rows.ts'

/** The field in which a recipient's digital signature stands. */
export function signaturePlace(
  { draft, recipients }: Pick<Envelope, 'draft' | 'recipients'>,
  signer: RecipientRow,
): DraftField {
  const place = fieldsOf(draft, recipients, signer.id).find(one => isSignedIn(one, signer))
  if (!place) throw new Error('A recipient has no place for their digital signature.')
  return place
}

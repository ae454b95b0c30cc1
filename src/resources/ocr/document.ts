import type { z } from 'zod'
import type { readDocumentCheck } from '../../../contracts/calls/documents.ts'
import type { ProductId, ResultOf } from '../../../contracts/products/index.ts'
import type { VerificationDetail } from '../verifications/record.ts'

export type DocumentRecord = Omit<VerificationDetail, 'result'> & { result: ResultOf<'ocr-document'> | null }

/** What was read, as the page shows it. */
export type ShownDocument = z.output<typeof readDocumentCheck.reply>

/** A product that the document can be compared with. */
export type KnownComparable = ShownDocument['comparable'][number] & { product: ProductId }

/** What lights up on the pictures: a field by its place, the machine-readable zone, or a hint by its place. */
export type Target = `field-${number}` | 'mrz' | `hint-${number}`

export interface Lit {
  target: Target | null
  light: (target: Target | null) => void
}

export interface Place {
  target: Target
  picture: number
  box: { x: number; y: number; width: number; height: number }
  /** Something is to be looked at. */
  doubtful: boolean
}

export const needsLook = ({ sure, check }: ShownDocument['fields'][number]): boolean =>
  !sure || check.state === 'failed'

/** Everything that has a place on a picture. */
export const placesOf = ({ fields, mrz, hints }: ShownDocument): Place[] => [
  ...fields.map(field => ({
    target: `field-${field.at}` as const,
    picture: field.picture,
    box: field.box,
    doubtful: needsLook(field),
  })),
  ...(mrz ? [{ target: 'mrz' as const, picture: mrz.picture, box: mrz.box, doubtful: mrz.state !== 'valid' }] : []),
  ...hints.flatMap(({ picture, box }, at) =>
    picture === null || box === null ? [] : [{ target: `hint-${at}` as const, picture, box, doubtful: true }],
  ),
]

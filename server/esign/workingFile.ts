import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { type EsignFieldKind, fieldKindFacts, showsPicture } from '../../contracts/esign/fieldKinds.ts'
import { isDigitalSigner, isSignedIn } from '../../contracts/esign/states.ts'
import type { FieldFilling, FieldPlace } from '../engines/esign/types.ts'
import { insertFile } from '../files/insertFile.ts'
import type { Context, Scope } from '../platform/context.ts'
import { sealDocument } from '../reports/signing/signDocument.ts'
import { marksOf, readMarks } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Envelope, EnvelopeRow } from './rows.ts'

/*
 * The document of an envelope that somebody signs digitally: the pages, an empty field for everything that will stand in it, and the platform's certification that permits
 * nothing but filling and signing these. It grows with each digital signature.
 */

const DAY_MS = 86_400_000

/** No field of a form that was uploaded is called so. */
export const fieldName = (id: string): string => `Satyapan-${id}`
const CERTIFICATION = 'SatyapanCertification'
export const SEAL = 'SatyapanSeal'

/** Where the platform closes the document. */
const seal: FieldPlace = { name: SEAL, kind: 'signature', page: 0, box: null, closes: true }

/** Of what stands in a field: of an attached file it is the name. */
function placeKindOf(kind: EsignFieldKind): FieldPlace['kind'] {
  if (showsPicture(kind)) return 'picture'
  return kind === 'checkbox' ? 'check' : 'text'
}

/** The fields of a draft, in its order. */
function placesOf({ pages, fields, recipients }: EnvelopeDraft): FieldPlace[] {
  const places = new Map(pages.map(({ id }, index) => [id, index]))
  const owners = new Map(recipients.map(one => [one.id, one]))
  return fields.map(field => {
    const { id, page, x, y, width, height, label, kind } = field
    const owner = owners.get(field.recipient)
    const isSignature = owner !== undefined && isSignedIn(field, owner)
    return {
      name: fieldName(id),
      kind: isSignature ? 'signature' : placeKindOf(kind),
      page: places.get(page) ?? 0,
      box: { x, y, width, height },
      label: label || `${fieldKindFacts[kind].label.en}, ${owner?.name ?? ''}`,
    }
  })
}

/** Makes the working file of a document that is sent, and stores it; null if nobody signs digitally. Until the envelope takes it, it would be deleted after a day. */
export async function makeWorkingFile(
  ctx: Context,
  scope: Scope,
  { user_id: userId, mode }: Pick<EnvelopeRow, 'user_id' | 'mode'>,
  draft: EnvelopeDraft,
  composed: Uint8Array,
): Promise<StoredFile | null> {
  if (!draft.recipients.some(isDigitalSigner)) return null
  const { pdf } = await runPdfWork<{ pdf: Uint8Array }>(
    ctx,
    { userId, mode, locale: scope.locale },
    { work: 'place', pdf: composed, places: [...placesOf(draft), seal] },
    index => (index === null ? 'pages' : `fields.${index}`),
  )
  const certified = await sealDocument(ctx, pdf, { time: new Date(), field: CERTIFICATION, certify: 2 })
  return storeEnvelopeFile(ctx, scope, { user_id: userId, title: draft.title }, certified)
}

/** A stored document, with its SHA-256 in hex. */
export interface StoredFile {
  id: string
  sha256: string
}

/** Stores a document of an envelope, which is deleted after a day unless the envelope takes it. */
export const storeEnvelopeFile = (
  ctx: Context,
  scope: Omit<Scope, 'locale'>,
  { user_id: userId, title }: Pick<EnvelopeRow, 'user_id' | 'title'>,
  pdf: Uint8Array,
  { keepUntil = new Date(Date.now() + DAY_MS), textWords }: { keepUntil?: Date; textWords?: string[] } = {},
) =>
  insertFile(ctx, scope, {
    userId,
    content: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length),
    type: 'pdf',
    name: `${title}.pdf`,
    keepUntil,
    ...(textWords && { textWords }),
    action: 'file.kept',
  })

export interface PendingFill extends FieldFilling {
  /** The id of the field. */
  field: string
}

/** What those who have acted have entered, and the working file does not show yet. */
export async function pendingFills(
  ctx: Pick<Context, 'db' | 'vault' | 'objects'>,
  { row, draft, recipients }: Envelope,
  filled: ReadonlySet<string>,
): Promise<PendingFill[]> {
  const pending = marksOf(draft, recipients).filter(({ field }) => !filled.has(field))
  const marks = await readMarks(ctx, row.user_id, pending)
  return marks.map(({ field, mark: { page: _page, box: _box, ...mark } }) => ({ field, name: fieldName(field), mark }))
}

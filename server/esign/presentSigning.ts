import type { EsignAttachment, EsignSigning } from '../../contracts/calls/esignLinks.ts'
import type { DraftField } from '../../contracts/esign/draft.ts'
import { fieldKindFacts, showsPicture } from '../../contracts/esign/fieldKinds.ts'
import { isSignedIn } from '../../contracts/esign/states.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context } from '../platform/context.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { filesIn, pageSizes } from './drafts.ts'
import { esignFiles } from './files.ts'
import { attachmentIn, fieldsOf, ownerOf, pictureOf, valueOf } from './marks.ts'
import type { OpenLink } from './person.ts'
import type { Attachment, RecipientRow } from './rows.ts'
import { picturesOf } from './trail.ts'

/** Whether it holds no value, but a picture or a file. */
const isHeld = ({ kind }: DraftField) => fieldKindFacts[kind].drawn || fieldKindFacts[kind].uploaded

/** The picture that stands in a field. */
const shownIn = (field: DraftField, owner: RecipientRow): string | null =>
  pictureOf(field, picturesOf(owner)) ?? attachmentIn(field, owner)?.preview ?? null

export const presentAttachment = ({
  name,
  bytes,
  sha256,
  preview,
}: Pick<Attachment, 'name' | 'bytes' | 'sha256' | 'preview'>): EsignAttachment => ({ name, bytes, sha256, preview })

function attachedIn(field: DraftField, recipient: RecipientRow): EsignAttachment | null {
  const attached = attachmentIn(field, recipient)
  return attached ? presentAttachment(attached) : null
}

/** What a recipient sees of the document, in their own language. */
export async function presentSigning(
  ctx: Context,
  locale: Locale,
  { envelope, recipient }: OpenLink,
): Promise<EsignSigning> {
  const { row, draft, recipients } = envelope
  const at = new Date()
  const places = new Map(draft.pages.map(({ id }, index) => [id, index]))
  const box = ({ page, x, y, width, height }: DraftField) => ({ page: places.get(page) ?? 0, x, y, width, height })
  const files = await esignFiles(ctx, ctx.db, row.user_id, filesIn(draft))
  const sizes = pageSizes(draft, files)
  const { bytes } = await ctx.db
    .selectFrom('files')
    .select('bytes')
    .where('id', '=', row.document_file)
    .executeTakeFirstOrThrow()
  const own = new Set(fieldsOf(draft, recipients, recipient.id))
  const pictures: string[] = []
  const placeOf = (picture: string | null): number | null => {
    if (picture === null) return null
    const known = pictures.indexOf(picture)
    return known >= 0 ? known : pictures.push(picture) - 1
  }
  return {
    state: 'open',
    title: row.title,
    message: draft.message,
    askedBy: await readCustomerName(ctx, row.user_id),
    role: recipient.role as EsignSigning['role'],
    method: recipient.method,
    name: recipient.name,
    locale: recipient.locale as Locale,
    consent: translate(locale, `esign.consent.${recipient.role as EsignSigning['role']}`),
    consented: recipient.consented_at !== null,
    bytes,
    sha256: row.document_sha256 ?? '',
    pages: draft.pages.map(({ id }) => sizes.get(id) ?? { width: 595, height: 842 }),
    fields: [...own].map(field => ({
      id: field.id,
      kind: field.kind,
      ...box(field),
      required: field.required,
      label: field.label,
      value: isHeld(field) ? null : valueOf(field, recipient, at),
      readOnly: field.readOnly || fieldKindFacts[field.kind].automatic === true || isSignedIn(field, recipient),
      options: field.options,
      format: field.format ?? null,
      least: field.least ?? null,
      most: field.most ?? null,
      attachment: attachedIn(field, recipient),
    })),
    others: draft.fields
      .filter(field => !own.has(field))
      .flatMap(field => {
        const owner = ownerOf(recipients, field.recipient)
        if (!owner) return []
        const isDone = owner.state === 'done' && owner.ended_at !== null
        return {
          ...box(field),
          kind: field.kind,
          name: owner.name,
          value: isDone ? shownValue(field, owner, new Date(owner.ended_at ?? at)) : null,
          picture: isDone ? placeOf(shownIn(field, owner)) : null,
        }
      }),
    pictures,
    isTest: row.mode === 'test',
    afterUrl: draft.afterUrl || null,
  }
}

/** What has been entered, or in place of a digital signature the signer's name; null for a picture. */
function shownValue(field: DraftField, owner: RecipientRow, at: Date): string | null {
  if (isSignedIn(field, owner)) return owner.name
  return showsPicture(field.kind) ? null : valueOf(field, owner, at)
}

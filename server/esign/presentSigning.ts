import type { EsignSigning } from '../../contracts/calls/esignLinks.ts'
import type { DraftField } from '../../contracts/esign/draft.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context } from '../platform/context.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { filesIn, pageSizes } from './drafts.ts'
import { esignFiles } from './files.ts'
import { fieldsOf, ownerOf, pictureOf, valueOf } from './marks.ts'
import type { OpenLink } from './person.ts'
import { picturesOf } from './trail.ts'

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
      value: fieldKindFacts[field.kind].drawn ? null : valueOf(field, recipient, at),
      readOnly: field.readOnly || fieldKindFacts[field.kind].automatic === true,
      options: field.options,
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
          value:
            isDone && !fieldKindFacts[field.kind].drawn ? valueOf(field, owner, new Date(owner.ended_at ?? at)) : null,
          picture: isDone ? placeOf(pictureOf(field, picturesOf(owner))) : null,
        }
      }),
    pictures,
    isTest: row.mode === 'test',
  }
}

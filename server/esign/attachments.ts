import { esignLimits } from '../../contracts/esign/limits.ts'
import type { FileType } from '../../contracts/files/files.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import { safeFileName } from '../engines/fileName.ts'
import { insertFile } from '../files/insertFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { sniffFile } from '../files/sniffFile.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { fieldsOf } from './marks.ts'
import { openEsignLink, type Person } from './person.ts'
import { presentAttachment } from './presentSigning.ts'
import { redrawnUpload } from './redrawnUpload.ts'
import type { RecipientRow } from './rows.ts'
import { lockForSigning, waitingOf } from './signing.ts'

const DAY_MS = 86_400_000
const actor: SystemActor = { kind: 'system', name: 'esign' }
const taken: readonly FileType[] = ['pdf', 'png', 'jpeg']

/**
 * Keeps what a recipient has uploaded in a field, in place of what was there before. It is theirs until they sign. Throws `not_found` for
 * any other field, `bad_request`, `conflict`, `too_large`, `unsupported_type` and `too_many_requests`.
 */
export async function storeAttachment(
  ctx: Context,
  person: Person,
  { field: id, ...link }: GivenLink & { field: string },
  upload: Upload | undefined,
) {
  const { locale, ip, requestId } = person.scope
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) {
    upload?.file.resume()
    return opened.refused
  }
  const { envelope, recipient } = opened
  const field = fieldsOf(envelope.draft, envelope.recipients, recipient.id).find(one => one.id === id)
  const kind = field?.kind
  if (kind !== 'file' && kind !== 'picture' && kind !== 'stamp') throw notFound('field')
  if (recipient.consented_at === null) throw new Problem('conflict', translate(locale, 'esign.consentFirst'))
  await consumeRateLimitOrThrow(ctx, person.scope, `esign-attachments:${envelope.row.id}`, esignLimits.attachments)
  const content = await receiveFile(upload, esignLimits.attachmentBytes, locale)
  const name = await requireName(upload?.filename ?? '', locale)
  const made = kind === 'file' ? plain(content, locale) : await redrawnUpload(content, kind, locale)
  const kept = await insertFile(
    ctx,
    { actor, ip, requestId },
    {
      userId: envelope.row.user_id,
      content: made.content,
      type: made.type,
      name,
      keepUntil: new Date(Date.parse(envelope.row.expires_at ?? '') + DAY_MS),
      action: 'file.uploaded',
    },
  )
  return ctx.db.transaction().execute(async trx => {
    await lockForSigning(ctx, trx, waitingOf(opened), { locale })
    const row = {
      envelope_id: envelope.row.id,
      recipient: recipient.id,
      field: id,
      file_id: kept.id,
      name,
      type: made.type,
      bytes: kept.bytes,
      sha256: kept.sha256,
      preview: made.preview,
      for_copies: true,
    }
    await dropAttachment(trx, recipient, id)
    await trx
      .insertInto('envelope_attachments')
      .values(sealRow(ctx.vault, 'envelope_attachments', row))
      .execute()
    return { state: 'stored' as const, attachment: presentAttachment(row) }
  })
}

/** Takes an upload out of its field again. */
export async function removeAttachment(
  ctx: Context,
  person: Person,
  { field, ...link }: GivenLink & { field: string },
) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  await ctx.db.transaction().execute(async trx => {
    await lockForSigning(ctx, trx, waitingOf(opened), { locale: person.scope.locale })
    await dropAttachment(trx, opened.recipient, field)
  })
  return { state: 'removed' as const }
}

/** Its file is deleted by the next sweep. */
async function dropAttachment(trx: Trx, { envelope_id, id }: RecipientRow, field: string): Promise<void> {
  const dropped = await trx
    .deleteFrom('envelope_attachments')
    .where('envelope_id', '=', envelope_id)
    .where('recipient', '=', id)
    .where('field', '=', field)
    .returning('file_id')
    .executeTakeFirst()
  if (dropped)
    await trx.updateTable('files').set({ keep_until: new Date() }).where('id', '=', dropped.file_id).execute()
}

/** It stands in the document. */
async function requireName(given: string, locale: Person['scope']['locale']): Promise<string> {
  const name = safeFileName(given) || 'file'
  const characters = await missingCharacters(name)
  if (characters.length === 0) return name
  const message = translate(locale, 'esign.refused.missingCharacters', { characters: characters.join(' ') })
  throw new Problem('bad_request', message, [{ field: 'file', message }])
}

function plain(content: Buffer, locale: Person['scope']['locale']) {
  const type = sniffFile(content)
  if (type === null || !taken.includes(type))
    throw new Problem('unsupported_type', translate(locale, 'esign.unsupported'))
  return { content, type, preview: null }
}

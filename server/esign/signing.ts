import sharp from 'sharp'
import type { z } from 'zod'
import type { EsignSigning, signEsignLink } from '../../contracts/calls/esignLinks.ts'
import type { DraftField } from '../../contracts/esign/draft.ts'
import { valueProblem } from '../../contracts/esign/draftProblems.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { answerInvitation } from '../invitations/answer.ts'
import type { GivenLink } from '../invitations/prove.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { askNext } from './ask.ts'
import { digestOf } from './digest.ts'
import { openEnvelopeFile } from './documents.ts'
import { filesIn, pageSizes } from './drafts.ts'
import { esignFiles } from './files.ts'
import { linkOf } from './link.ts'
import { bytesOf, fieldsOf, marksOf, ownerOf, pictureOf, valueOf } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import { type OpenLink, openEsignLink, type Person } from './person.ts'
import { type Envelope, type RecipientRow, readEnvelope } from './rows.ts'
import { type Pictures, picturesOf, recordEnvelopeEvent } from './trail.ts'

type Signing = z.output<NonNullable<typeof signEsignLink.body>>

/** What a recipient sees of the document. */
export async function readSigning(ctx: Context, person: Person, link: GivenLink) {
  const opened = await openEsignLink(ctx, person, link)
  return opened.refused ?? present(ctx, person.scope.locale, opened)
}

/** Notes that the recipient agrees to sign electronically, once. Throws `conflict` if they have seen another document. */
export async function consent(ctx: Context, person: Person, { sha256, ...link }: GivenLink & { sha256: string }) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  await noteConsent(ctx, person, opened, sha256)
  return readSigning(ctx, person, link)
}

export async function noteConsent(ctx: Context, person: Person, opened: OpenLink, sha256: string): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const { envelope, recipient } = await lock(ctx, trx, opened, { sha256, locale: person.scope.locale })
    if (recipient.consented_at !== null) return
    await trx
      .updateTable('envelope_recipients')
      .set({ consented_at: new Date() })
      .where('envelope_id', '=', envelope.row.id)
      .where('id', '=', recipient.id)
      .execute()
    await recordEnvelopeEvent(ctx, trx, {
      envelopeId: envelope.row.id,
      kind: 'consented',
      by: recipient.name,
      recipient: recipient.id,
      visitor: person,
    })
  })
}

/** Keeps what was entered. Values of other fields are ignored. */
export async function saveValues(
  ctx: Context,
  person: Person,
  { values, ...link }: GivenLink & Pick<Signing, 'values'>,
) {
  const opened = await openEsignLink(ctx, person, link)
  if (opened.refused) return opened.refused
  await ctx.db.transaction().execute(async trx => {
    const { envelope, recipient } = await lock(ctx, trx, opened, { locale: person.scope.locale })
    const kept = Object.fromEntries(
      fieldsOf(envelope.draft, envelope.recipients, recipient.id)
        .filter(isEntered)
        .flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]]])),
    )
    await storeRecipient(ctx, trx, recipient, { values_sealed: JSON.stringify(kept) })
  })
  return { state: 'saved' as const }
}

/** Signs, approves or confirms, once. Throws `bad_request` with the fields that need another look, and `conflict`. */
export async function signByLink(ctx: Context, person: Person, { token, pass, ...given }: Signing) {
  const opened = await openEsignLink(ctx, person, { token, pass })
  return opened.refused ?? sign(ctx, person, opened, given)
}

/** The same for somebody who was let in. */
export async function sign(
  ctx: Context,
  person: Person,
  opened: OpenLink,
  { values, signature, initials, sha256 }: Omit<Signing, 'token' | 'pass'>,
) {
  const { locale } = person.scope
  const { envelope, recipient } = opened
  if (recipient.consented_at === null) throw new Problem('conflict', translate(locale, 'esign.consentFirst'))
  const own = fieldsOf(envelope.draft, envelope.recipients, recipient.id)
  const pictures = { signature: await redrawn(signature, locale), initials: await redrawn(initials, locale) }
  const entered = await requireValues(own, { values, pictures }, locale)
  await requireDrawable(ctx, envelope, { ...recipient, ...entered }, locale)
  const isLast = await ctx.db.transaction().execute(async trx => {
    const locked = await lock(ctx, trx, opened, { sha256, locale })
    const answered = await answerInvitation(ctx, trx, linkOf(recipient), opened.invitationId, person)
    if (!answered) throw new Problem('conflict', translate(locale, 'invitations.end.answered'))
    await storeRecipient(ctx, trx, recipient, { ...entered, state: 'done', ended_at: new Date() })
    await recordSigning(ctx, trx, person, locked.recipient)
    return askNext(ctx, trx, envelope.row.id)
  })
  return { state: 'done' as const, isLast }
}

const eventOf = { sign: 'signed', approve: 'approved', view: 'read' } as const

async function recordSigning(ctx: Context, trx: Trx, visitor: Person, { envelope_id, id, name, role }: RecipientRow) {
  const after = await readEnvelope(ctx, trx, envelope_id)
  if (!after) throw new Error('The envelope is gone.')
  await recordEnvelopeEvent(ctx, trx, {
    envelopeId: envelope_id,
    kind: eventOf[role as keyof typeof eventOf],
    by: name,
    recipient: id,
    visitor,
    digest: digestOf(after),
  })
  const data = { envelope: envelope_id, recipient: id, role }
  await emitWebhookEvent(trx, { userId: after.row.user_id, event: 'envelope.recipient_done', data })
}

/** Locks the envelope and reads it anew. Throws `conflict` if it does not wait for the recipient any more, or is another document than they have seen. */
async function lock(
  ctx: Context,
  trx: Trx,
  { envelope, recipient: { id }, invitationId }: OpenLink,
  { sha256, locale }: { sha256?: string; locale: Locale },
): Promise<{ envelope: Envelope; recipient: RecipientRow }> {
  const locked = await readEnvelope(ctx, trx, envelope.row.id, { lock: true })
  const recipient = locked?.recipients.find(one => one.id === id)
  // Another person is asked in the same place once the recipient is corrected.
  const isAsked = recipient?.state === 'asked' && recipient.invitation_id === invitationId
  if (!locked || locked.row.state !== 'sent' || !isAsked)
    throw new Problem('conflict', translate(locale, 'esign.notWaiting'))
  if (sha256 !== undefined && sha256 !== locked.row.document_sha256)
    throw new Problem('conflict', translate(locale, 'esign.otherDocument'))
  return { envelope: locked, recipient }
}

const storeRecipient = (
  { vault }: Context,
  trx: Trx,
  { envelope_id, id }: RecipientRow,
  change: Partial<RecipientChange>,
) =>
  trx
    .updateTable('envelope_recipients')
    .set(sealRow(vault, 'envelope_recipients', { envelope_id, id, ...change }))
    .where('envelope_id', '=', envelope_id)
    .where('id', '=', id)
    .execute()

interface RecipientChange {
  values_sealed: string
  pictures_sealed: string
  state: 'done'
  ended_at: Date
}

/** A recipient enters it; the platform fills in the others. */
const isEntered = ({ kind, readOnly }: DraftField): boolean =>
  !fieldKindFacts[kind].automatic && !readOnly && !fieldKindFacts[kind].drawn

async function requireValues(
  fields: readonly DraftField[],
  { values, pictures }: { values: Record<string, string>; pictures: Pictures },
  locale: Locale,
) {
  const problems: FieldProblem[] = []
  const add = ({ id }: DraftField, message: string) => problems.push({ field: `values.${id}`, message })
  const kept: Record<string, string> = {}
  for (const field of fields) {
    if (fieldKindFacts[field.kind].drawn) {
      if (field.required && pictureOf(field, pictures) === null) add(field, translate(locale, 'esign.signHere'))
      continue
    }
    if (!isEntered(field)) continue
    const value = (values[field.id] ?? field.value ?? '').trim()
    if (value === '') {
      if (field.required)
        add(field, translate(locale, field.kind === 'checkbox' ? 'esign.checkHere' : 'esign.enterHere'))
      // Kept as well: what was given beforehand and is cleared does not stand in the document.
      else kept[field.id] = ''
      continue
    }
    const problem = valueProblem(field, value)
    const missing = await missingCharacters(value)
    if (problem) add(field, problem[locale])
    else if (missing.length > 0)
      add(field, translate(locale, 'esign.refused.missingCharacters', { characters: missing.join(' ') }))
    else kept[field.id] = value
  }
  if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'esign.valuesWrong'), problems)
  return { values_sealed: JSON.stringify(kept), pictures_sealed: JSON.stringify(pictures) }
}

/** Draws everything once, so that what does not fit in its field is said now, and not when the document is sealed. */
async function requireDrawable(ctx: Context, envelope: Envelope, next: RecipientRow, locale: Locale): Promise<void> {
  const { row, draft } = envelope
  const done = { ...next, state: 'done' as const, ended_at: new Date().toISOString() }
  const recipients = envelope.recipients.map(one => (one.id === next.id ? done : one))
  const marks = marksOf(draft, recipients)
  if (marks.length === 0) return
  const { content } = await openEnvelopeFile(ctx, row, 'original')
  await runPdfWork(
    ctx,
    { userId: row.user_id, mode: row.mode, locale },
    { work: 'stamp', pdf: content, marks: marks.map(({ mark }) => mark) },
    index => `values.${marks[index ?? 0]?.field ?? ''}`,
  )
}

const MAX_PIXELS = 4_000_000

/** A picture drawn anew, so that nothing but its pixels is kept. Throws `bad_request` for what is no picture, or an empty one. */
async function redrawn(picture: Signing['signature'], locale: Locale): Promise<Pictures['signature']> {
  if (picture === null) return null
  const wrong = (key: 'esign.pictureWrong' | 'esign.pictureEmpty') => {
    const message = translate(locale, key)
    return new Problem('bad_request', message, [{ field: 'signature', message }])
  }
  try {
    const content = bytesOf(picture.image)
    // The library would also read other kinds, and run what a drawing in SVG describes.
    if (sniffFile(content) !== 'png') throw wrong('esign.pictureWrong')
    const read = sharp(content, { limitInputPixels: MAX_PIXELS })
    const { isOpaque, channels } = await read.clone().ensureAlpha().stats()
    const isEmpty = isOpaque ? channels.slice(0, 3).every(({ stdev }) => stdev < 1) : channels[3]?.max === 0
    if (isEmpty) throw wrong('esign.pictureEmpty')
    const png = await read.png().toBuffer()
    return { image: `data:image/png;base64,${png.toString('base64')}`, source: picture.source }
  } catch (error) {
    throw error instanceof Problem ? error : wrong('esign.pictureWrong')
  }
}

async function present(ctx: Context, locale: Locale, { envelope, recipient }: OpenLink): Promise<EsignSigning> {
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

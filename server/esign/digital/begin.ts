import type { z } from 'zod'
import type { signEsignLink } from '../../../contracts/calls/esignLinks.ts'
import type { SignatureMethod } from '../../../contracts/esign/states.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { SignatureLook } from '../../engines/esign/drawLook.ts'
import type { PreparedSignature, PreparingOptions } from '../../engines/pdfSignatures/sign/wanted.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { stampBytes } from '../../reports/signing/signDocument.ts'
import { timeText } from '../../reports/timeText.ts'
import { withDocuments } from '../documentMemory.ts'
import { envelopeFileId, openEnvelopeFile } from '../documents.ts'
import { runPdfWork } from '../pdfWork.ts'
import type { OpenLink, Person } from '../person.ts'
import type { Envelope, RecipientRow } from '../rows.ts'
import { attachedFiles, lockForSigning, requireEntered, requireSame, waitingOf } from '../signing.ts'
import { completedSignings, failSignings, filledFields } from '../signings.ts'
import { fieldName, type PendingFill, pendingFills, storeEnvelopeFile } from '../workingFile.ts'
import { signaturePlace } from './signaturePlace.ts'

type Given = Pick<z.output<NonNullable<typeof signEsignLink.body>>, 'sha256' | 'values'>

export interface WantedSignature {
  method: Exclude<SignatureMethod, 'picture'>
  /** Bytes that the signature and its certificates may take, without a timestamp. */
  reserved: number
  format?: PreparingOptions['format']
  /** How long others wait for it. A signature that comes later is taken if nobody else has signed meanwhile. */
  holdMs: number
  /** As the certificate has it, if it is known; else the recipient's. */
  name?: string
  /** By which a provider names it. */
  transaction?: string
  /** What `completeSigning` gives to its check, as JSON; kept sealed. */
  kept?: unknown
}

export interface BegunSigning {
  state: 'prepared'
  signingId: string
  /** SHA-256 of what the signature must cover. */
  digest: Uint8Array
}

/** Somebody else is signing this moment: worth another attempt soon. */
export interface BusySigning {
  state: 'busy'
  message: string
}

/** What a signing keeps of the recipient until the signature comes. */
export interface Entered {
  values_sealed: string
  pictures_sealed: string
  /** The ids of the uploaded files. */
  attachments: string[]
  invitationId: string
  ip: string | null
  agent: string
}

/**
 * Prepares the document for a recipient's own digital signature: fills in what they and others have entered so far, and leaves a place for the signature, which
 * `completeSigning` takes. In an envelope one signature is made at a time, because each covers all before it. Throws as `sign`.
 */
export async function beginSigning(
  ctx: Context,
  person: Person,
  opened: OpenLink,
  { sha256, values: given }: Given,
  wanted: WantedSignature,
): Promise<BegunSigning | BusySigning> {
  const { locale } = person.scope
  const { envelope, recipient } = opened
  const { row } = envelope
  if (recipient.role !== 'sign' || recipient.method !== wanted.method)
    throw new Problem('conflict', translate(locale, 'esign.otherMethod'))
  const entered = await requireEntered(opened, { values: given, signature: null, initials: null, locale })
  const busy = await whoSigns(ctx.db, opened, locale)
  if (busy) return busy
  const startedAt = new Date()
  const signer = { ...recipient, ...entered, state: 'done' as const, ended_at: startedAt.toISOString() }
  const after = { ...envelope, recipients: envelope.recipients.map(one => (one.id === recipient.id ? signer : one)) }
  const known = await completedSignings(ctx, ctx.db, row.id)
  const fills = await pendingFills(ctx, after, filledFields(known))
  const { prepared, sha256: base } = await withDocuments(ctx, [envelopeFileId(row, 'working')], () =>
    prepare(ctx, { envelope, signer, fills, locale, time: startedAt }, wanted),
  )
  const { scope } = person
  const file = await storeEnvelopeFile(ctx, scope, row, prepared.pdf)
  const id = newId('esg')
  const attachments = attachedFiles(recipient)
  const kept: Entered = {
    ...entered,
    attachments,
    invitationId: opened.invitationId,
    ip: scope.ip,
    agent: person.agent,
  }
  const begun = await ctx.db.transaction().execute(async trx => {
    const locked = await lockForSigning(ctx, trx, waitingOf(opened), { sha256, locale })
    requireSame(attachments, locked.recipient, locale)
    const others = await whoSigns(trx, { envelope: locked.envelope, recipient }, locale)
    if (others) return others
    if (locked.envelope.row.working_sha256 !== base) return justSigned(locale)
    await failSignings(trx, { envelopeId: row.id, recipient: recipient.id }, 'replaced')
    await failSignings(trx, { envelopeId: row.id }, 'timeout')
    const values = {
      id,
      envelope_id: row.id,
      recipient: recipient.id,
      method: wanted.method,
      base_sha256: base,
      prepared_file: file.id,
      gap_start: prepared.gap[0],
      gap_end: prepared.gap[1],
      digest: Buffer.from(prepared.digest).toString('hex'),
      filled: JSON.stringify(fills.map(({ field }) => field)),
      entered_sealed: JSON.stringify(kept),
      kept_sealed: wanted.kept === undefined ? null : JSON.stringify(wanted.kept),
      transaction: wanted.transaction ?? null,
      started_at: startedAt,
      ends_at: new Date(startedAt.getTime() + wanted.holdMs),
    }
    await trx
      .insertInto('envelope_signings')
      .values(sealRow(ctx.vault, 'envelope_signings', values))
      .execute()
    return null
  })
  return begun ?? { state: 'prepared', signingId: id, digest: prepared.digest }
}

const justSigned = (locale: Locale): BusySigning => ({ state: 'busy', message: translate(locale, 'esign.justSigned') })

/** Whether another recipient is signing now, and has time left. */
async function whoSigns(
  db: Db | Trx,
  { envelope, recipient }: Pick<OpenLink, 'envelope' | 'recipient'>,
  locale: Locale,
): Promise<BusySigning | null> {
  const other = await db
    .selectFrom('envelope_signings')
    .select('recipient')
    .where('envelope_id', '=', envelope.row.id)
    .where('state', '=', 'prepared')
    .where('recipient', '!=', recipient.id)
    .where('ends_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!other) return null
  const name = envelope.recipients.find(({ id }) => id === other.recipient)?.name ?? ''
  return { state: 'busy', message: translate(locale, 'esign.signingNow', { name }) }
}

interface Preparing {
  envelope: Envelope
  /** As they will be once they have signed. */
  signer: RecipientRow
  fills: PendingFill[]
  /** Of the person who is told what cannot be done. */
  locale: Locale
  time: Date
}

async function prepare(
  ctx: Context,
  { envelope, signer, fills, locale, time }: Preparing,
  { method, reserved, format, name = signer.name }: WantedSignature,
): Promise<{ prepared: PreparedSignature; sha256: string }> {
  const { row } = envelope
  const place = signaturePlace(envelope, signer)
  if (row.working_sha256 === null) throw new Error('The envelope was not prepared for digital signatures.')
  const { content } = await openEnvelopeFile(ctx, row, 'working')
  const language = signer.locale as Locale
  const look: SignatureLook = {
    width: place.width,
    height: place.height,
    lines: [name, translate(language, `esign.look.${method}`), timeText(language)(time.toISOString())],
  }
  const prepared = await runPdfWork<PreparedSignature>(
    ctx,
    { userId: row.user_id, mode: row.mode, locale },
    {
      work: 'prepare',
      pdf: content,
      fills: fills.map(({ name: field, mark }) => ({ name: field, mark })),
      signature: { field: fieldName(place.id), time, name, format, reserved: reserved + (await stampBytes(ctx)) },
      look,
    },
    index => `values.${fills[index ?? 0]?.field ?? ''}`,
  )
  return { prepared, sha256: row.working_sha256 }
}

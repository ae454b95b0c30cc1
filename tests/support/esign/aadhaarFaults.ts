import type { SandboxEsignOutcome } from '../../../contracts/esign/sandboxEsign.ts'
import { beginAadhaarFor } from '../../../server/esign/aadhaar/begin.ts'
import { receiveAnswer } from '../../../server/esign/aadhaar/receiveAnswer.ts'
import { recoverAnswers } from '../../../server/esign/aadhaar/recover.ts'
import { sandboxAnswer } from '../../../server/esign/aadhaar/sandboxAnswer.ts'
import { keepAnswer, takeRequest } from '../../../server/esign/aadhaar/sandboxTransactions.ts'
import type { OpenLink } from '../../../server/esign/person.ts'
import { readEnvelope } from '../../../server/esign/rows.ts'
import { noteConsent } from '../../../server/esign/signing.ts'
import type { Context } from '../../../server/platform/context.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'

export const visitor = {
  scope: { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' },
  agent: 'Test',
} as const

const BORN = 1990
const SOON_MS = 30_000
const MINUTE_MS = 60_000

const dies = async () => {
  throw new Error('killed')
}
const isDown = async () => {
  throw new SourceUnavailable('test', 'the provider is down')
}

/** A process that ends at a step, or for which the provider is away. */
const broken = {
  storing: ctx => ({ ...ctx, objects: { ...ctx.objects, put: dies } }),
  working: ctx => ({ ...ctx, heavy: { ...ctx.heavy, run: dies } }),
  sending: ctx => ({ ...ctx, channels: { ...ctx.channels, send: dies } }),
  beginning: ctx => ({ ...ctx, aadhaarEsign: { ...ctx.aadhaarEsign, begin: isDown } }),
  asking: ctx => ({ ...ctx, aadhaarEsign: { ...ctx.aadhaarEsign, ask: isDown } }),
} satisfies Record<string, (ctx: Context) => Context>

interface Attempt {
  /** What is broken while it begins. */
  begin?: keyof typeof broken
  /** What the provider does; nothing if the signer never comes to it. */
  outcome?: SandboxEsignOutcome
  otherPerson?: 'name' | 'year'
  /** What is broken while the answer is taken. */
  take?: keyof typeof broken
  /** Minutes until the answer comes. */
  afterMinutes?: number
  /** What is broken when the provider is asked for an answer that was lost. */
  ask?: keyof typeof broken
}

/** Everything that goes wrong between two steps. */
export const faults: Record<string, Attempt> = {
  'answer twice': { outcome: 'twice' },
  'answer late': { outcome: 'signed', afterMinutes: 16 },
  'answer lost': { outcome: 'lost' },
  'answer lost, provider down when it is asked': { outcome: 'lost', ask: 'asking' },
  'answer lost, killed while it is taken': { outcome: 'lost', ask: 'storing' },
  'other transaction': { outcome: 'otherTransaction' },
  'other document': { outcome: 'otherDocument' },
  'answer changed': { outcome: 'badSignature' },
  'other name': { outcome: 'signed', otherPerson: 'name' },
  'other year': { outcome: 'signed', otherPerson: 'year' },
  cancelled: { outcome: 'cancelled' },
  'provider fails': { outcome: 'failed' },
  'provider down': { begin: 'beginning' },
  'killed while it is prepared': { begin: 'working' },
  'killed while it is stored': { begin: 'storing' },
  'signer leaves': {},
  'killed while the answer is completed': { outcome: 'signed', take: 'working' },
  'killed while the signed file is stored': { outcome: 'signed', take: 'storing' },
  'killed while the next one is told': { outcome: 'signed', take: 'sending' },
}

export async function openedFor(ctx: Context, id: string, recipientId: string): Promise<OpenLink | null> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  const recipient = envelope?.recipients.find(one => one.id === recipientId)
  if (!envelope || recipient?.state !== 'asked' || !recipient.invitation_id) return null
  return { refused: null, envelope, recipient, invitationId: recipient.invitation_id }
}

/** Nobody waits any longer for whoever is with the provider. */
const nobodyWaits = (ctx: Context, id: string) =>
  ctx.db
    .updateTable('envelope_signings')
    .set({ ends_at: new Date(0) })
    .where('envelope_id', '=', id)
    .where('state', '=', 'prepared')
    .execute()

/** One attempt of a recipient to sign, with what goes wrong. Returns whether it did: whoever has signed makes no other, and two at the same moment wait for each other. */
export async function attempt(ctx: Context, id: string, recipientId: string, what: Attempt): Promise<boolean> {
  await nobodyWaits(ctx, id)
  const asked = await openedFor(ctx, id, recipientId)
  if (!asked) return false
  const sha256 = asked.envelope.row.document_sha256 ?? ''
  await noteConsent(ctx, visitor, asked, sha256)
  const opened = await openedFor(ctx, id, recipientId)
  if (!opened) return false
  const given = { sha256, values: {}, birthYear: BORN }
  const with_ = (name: keyof typeof broken | undefined) => (name ? broken[name](ctx) : ctx)
  const begun = await beginAadhaarFor(with_(what.begin), visitor, opened, given).catch(() => null)
  if (begun?.state !== 'begun' || !what.outcome) return begun?.state !== 'busy'
  const { request } = await takeRequest(ctx, begun.fields[0]?.value ?? '')
  const holder = {
    name: what.otherPerson === 'name' ? 'Gurpreet Singh' : opened.recipient.name,
    birthYear: what.otherPerson === 'year' ? BORN + 7 : BORN,
  }
  const xml = await sandboxAnswer(ctx, request, holder, what.outcome)
  await keepAnswer(ctx, request.transaction, xml)
  if (what.afterMinutes) await recoverAnswers(broken.asking(ctx), new Date(Date.now() + what.afterMinutes * MINUTE_MS))
  if (what.outcome !== 'lost') {
    const times = what.outcome === 'twice' ? 2 : 1
    const taken = Array.from({ length: times }, () => receiveAnswer(with_(what.take), visitor.scope, xml))
    await Promise.all(taken)
  }
  if (what.ask) await recoverAnswers(with_(what.ask), new Date(Date.now() + SOON_MS)).catch(() => 0)
  return true
}

/** The job a minute later, once everything works again. */
export const aMinuteLater = (ctx: Context): Promise<number> => recoverAnswers(ctx, new Date(Date.now() + MINUTE_MS))

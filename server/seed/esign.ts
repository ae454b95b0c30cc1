import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { DraftField, EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { fieldKindFacts } from '../../contracts/esign/fieldKinds.ts'
import { esignLimits } from '../../contracts/esign/limits.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import type { SignatureMethod } from '../../contracts/esign/states.ts'
import { createDraft } from '../esign/drafts.ts'
import { storeEsignFile } from '../esign/files.ts'
import { openForm } from '../esign/forms/settings.ts'
import { createLabel, moveEnvelopes, tagEnvelopes } from '../esign/labels.ts'
import { signerLink } from '../esign/link.ts'
import type { OpenLink } from '../esign/person.ts'
import { readEnvelope } from '../esign/rows.ts'
import { sealEnvelope, startSealing } from '../esign/seal.ts'
import { sendEnvelope } from '../esign/send.ts'
import { noteConsent, sign } from '../esign/signing.ts'
import { voidEnvelope } from '../esign/voidEnvelope.ts'
import { declineInvitation } from '../invitations/decline.ts'
import { kindsByName } from '../invitations/kind.ts'
import { expireInvitations } from '../invitations/sweep.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { renderMixedScript } from '../reports/mixedScript.ts'
import { pdfOf } from '../reports/pdf.ts'
import { sandboxIp } from '../sandbox/accounts.ts'
import { seedBulkSends } from './bulkSends.ts'
import { signAsHolder } from './esignAadhaar.ts'
import { signWithCertificate } from './esignCertificates.ts'
import { type SeededDocument, seededDocuments } from './esignTemplates.ts'
import { demoScope } from './scopes.ts'
import type { SeedSize } from './size.ts'
import { seededStamps, seedStampPapers } from './stampPapers.ts'

const DAY_MS = 86_400_000
const ink = '#1B1A17'

interface Seeding {
  ctx: Context
  scope: Scope<CustomerActor>
  id: string
}

interface SeededEnvelope {
  document: SeededDocument['key']
  people: readonly { name: string; email: string; method?: SignatureMethod }[]
  /** What happens to it once it is sent; without it, it stays a draft. */
  acts: readonly ((seeding: Seeding) => Promise<unknown>)[] | null
}

const kavya = { name: 'Kavya Nair', email: 'kavya.nair@example.com' }
const office = { name: 'Arjun Mehta', email: 'arjun.mehta@example.com' }

/** Envelopes of the demo in every state that its people meet. */
const envelopes: readonly SeededEnvelope[] = [
  { document: 'employment', people: [kavya, office], acts: [signAs(0), signAs(1), seal] },
  {
    document: 'rent',
    people: [{ name: 'Imran Qureshi', email: 'imran.qureshi@example.com' }, office],
    acts: [signAs(0)],
  },
  { document: 'nda', people: [{ name: 'Rekha Joshi', email: 'rekha.joshi@example.com' }, office], acts: [] },
  { document: 'vendor', people: [{ name: 'Manoj Tiwari', email: 'manoj.tiwari@example.com' }, office], acts: null },
  {
    document: 'loan',
    people: [{ name: 'Anita Desai', email: 'anita.desai@example.com' }, office],
    acts: [decline('The annual rate is not the one that we agreed on.')],
  },
  {
    document: 'consent',
    people: [{ name: 'Suresh Prasad Nair', email: 'suresh.nair@example.com' }],
    acts: [({ ctx, scope, id }) => voidEnvelope(ctx, scope, id, 'He has taken another position.')],
  },
  { document: 'consent', people: [{ name: 'Deepa Menon', email: 'deepa.menon@example.com' }], acts: [runOutOfTime] },
  {
    document: 'vendor',
    people: [{ name: 'Farhan Ali', email: 'farhan.ali@example.com', method: 'certificate' }, office],
    acts: [certify(0), signAs(1), seal],
  },
  {
    document: 'loan',
    people: [{ name: 'Lakshmi Pillai', email: 'lakshmi.pillai@example.com', method: 'certificate' }, office],
    acts: [],
  },
]

/** Signed by Aadhaar e-sign and by a drawn signature; and one that waits for the first. */
const byAadhaar: readonly SeededEnvelope[] = [
  {
    document: 'employment',
    people: [{ name: 'Geeta Krishnan', email: 'geeta.krishnan@example.com', method: 'aadhaar' }, office],
    acts: [signByAadhaar(0), signAs(1), seal],
  },
  {
    document: 'employment',
    people: [{ name: 'Joseph Kurian', email: 'joseph.kurian@example.com', method: 'aadhaar' }, office],
    acts: [],
  },
]

/** Templates of the demo in both languages, and envelopes made of them, as people go through them. */
export async function seedEsign(ctx: Context, size: SeedSize): Promise<void> {
  await startSealing(ctx, { work: false })
  const scope = await demoScope(ctx)
  await seedStampPapers(ctx, scope, size)
  const templates = new Map<string, string>()
  for (const document of seededDocuments.slice(0, size.esignTemplates)) {
    const draft = await templateOf(ctx, scope, document)
    const { id } = await createDraft(ctx, scope, { draft, asTemplate: true })
    if (document.locale === 'en') templates.set(document.key, id)
  }
  const consent = templates.get('consent')
  if (consent) await openForm(ctx, scope, consent, { copiesMost: 200, copiesPerDay: 20, until: inTwoMonths() })
  const made: string[] = []
  const all = ctx.aadhaarEsign.state === 'sandbox' ? [...envelopes, ...byAadhaar] : envelopes
  for (const { document, people, acts } of all) {
    const from = templates.get(document)
    if (!from) continue
    const template = await readEnvelope(ctx, ctx.db, from)
    if (!template) continue
    const recipients = template.draft.recipients.map((one, index) => ({ ...one, ...people[index] }))
    const { id } = await createDraft(ctx, scope, { draft: { ...template.draft, recipients } })
    made.push(id)
    if (acts === null) continue
    await sendEnvelope(ctx, scope, { id, revision: 0 }, { resumed: false })
    for (const act of acts) await act({ ctx, scope, id })
  }
  if (made.length > 0) await fileAway(ctx, scope, made)
  const letter = templates.get('employment')
  if (letter && size.esignTemplates > 1) await seedBulkSends(ctx, scope, letter)
}

/** Some of the envelopes in a folder, and others with a tag. */
async function fileAway(ctx: Context, scope: Scope<CustomerActor>, ids: readonly string[]): Promise<void> {
  const folder = await createLabel(ctx, scope, { kind: 'folder', name: 'People' })
  const tag = await createLabel(ctx, scope, { kind: 'tag', name: '2026' })
  await moveEnvelopes(ctx, scope, { ids: ids.slice(0, 2), folder: folder.id })
  await tagEnvelopes(ctx, scope, { ids: ids.slice(1, 4), add: [tag.id], remove: [] })
}

const inTwoMonths = () => new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10)

/** A template as a customer makes it: the document is uploaded, and its anchors become fields. */
async function templateOf(ctx: Context, scope: Scope<CustomerActor>, document: SeededDocument): Promise<EnvelopeDraft> {
  const content = await drawDocument(document)
  const file = await storeEsignFile(ctx, scope, { filename: `${document.title}.pdf`, file: Readable.from([content]) })
  return {
    title: document.title,
    message: '',
    pages: file.pages.map((_, index) => ({ id: `p${index + 1}`, file: file.id, page: index + 1, rotate: 0 })),
    recipients: document.signers.map((_, index) => ({
      id: `r${index + 1}`,
      role: 'sign',
      order: index + 1,
      name: '',
      email: null,
      phone: null,
      locale: document.locale,
      code: null,
      method: 'picture',
      canDelegate: false,
    })),
    fields: fieldsIn(file),
    expiryDays: esignLimits.expiryDays.usual,
    reminderDays: esignLimits.reminderDays.usual,
    stampPaper: document.key === 'rent' || document.key === 'loan' ? seededStamps[document.key] : null,
  }
}

const isSeeded = (kind: string): kind is 'signature' | 'name' | 'date' => ['signature', 'name', 'date'].includes(kind)

const fieldsIn = ({ found }: EsignFile): DraftField[] =>
  found.flatMap(({ kind, page, x, y, recipient }, index) => {
    if (!isSeeded(kind)) return []
    const { width, height } = fieldKindFacts[kind]
    const field = { id: `f${index + 1}`, kind, page: `p${page}`, recipient: `r${recipient}`, x, y, width, height }
    return [{ ...field, required: true, label: '', value: null, readOnly: false, options: [] } satisfies DraftField]
  })

/** Anchors are white: the builder finds them, and nobody sees them. */
function drawDocument({ title, paragraphs, signers }: SeededDocument): Promise<Buffer> {
  const write = (text: string, fontSize = 11) => renderMixedScript(text, { fontSize, color: ink })
  const anchor = (kind: string, signer: number, top: number) => ({
    text: `{{${kind}:${signer}}}`,
    fontSize: 6,
    color: '#FFFFFF',
    margin: [0, top, 0, 0],
  })
  const signer = (role: string, index: number) => ({
    stack: [
      { ...write(role, 9), margin: [0, 0, 0, 4] },
      anchor('signature', index + 1, 0),
      anchor('name', index + 1, 48),
      anchor('date', index + 1, 16),
    ],
    width: '*',
  })
  return pdfOf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [64, 64, 64, 64],
    defaultStyle: { font: 'Roboto', lineHeight: 1.3 },
    content: [
      { ...write(title, 18), margin: [0, 0, 0, 20] },
      ...paragraphs.map(text => ({ ...write(text), margin: [0, 0, 0, 12] })),
      { columns: signers.map(signer), columnGap: 40, margin: [0, 40, 0, 0] },
    ],
  })
}

const visitor = {
  scope: { actor: { kind: 'system', name: 'visitor' }, ip: sandboxIp, requestId: null, locale: 'en' },
  agent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
} as const

async function openedFor(ctx: Context, id: string, place: number): Promise<OpenLink> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  const recipient = envelope?.recipients[place]
  if (!envelope || !recipient?.invitation_id) throw new Error('Nobody is asked.')
  return { refused: null, envelope, recipient, invitationId: recipient.invitation_id }
}

function signAs(place: number) {
  return async ({ ctx, id }: Seeding): Promise<void> => {
    const asked = await openedFor(ctx, id, place)
    const sha256 = asked.envelope.row.document_sha256 ?? ''
    await noteConsent(ctx, visitor, asked, sha256)
    const image = await drawnName(asked.recipient.name)
    const opened = await openedFor(ctx, id, place)
    await sign(ctx, visitor, opened, { sha256, values: {}, signature: { image, source: 'drawn' }, initials: null })
  }
}

function certify(place: number) {
  return async ({ ctx, id }: Seeding): Promise<void> => {
    const asked = await openedFor(ctx, id, place)
    await noteConsent(ctx, visitor, asked, asked.envelope.row.document_sha256 ?? '')
    await signWithCertificate(ctx, visitor, await openedFor(ctx, id, place))
  }
}

function signByAadhaar(place: number) {
  return async ({ ctx, id }: Seeding): Promise<void> => {
    const asked = await openedFor(ctx, id, place)
    await noteConsent(ctx, visitor, asked, asked.envelope.row.document_sha256 ?? '')
    await signAsHolder(ctx, visitor, await openedFor(ctx, id, place))
  }
}

/** A line that looks written, different for each name. */
async function drawnName(name: string): Promise<string> {
  const points = [...name].map((letter, index) => {
    const up = ((letter.codePointAt(0) ?? 0) * 7) % 50
    return `S ${14 + index * 18} ${index % 2 === 0 ? 70 - up : 20 + up} ${24 + index * 18} ${40 + (up % 20)}`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${40 + name.length * 18}" height="90"><path d="M 8 60 ${points.join(' ')}" stroke="#1B2A6B" stroke-width="3" fill="none" stroke-linecap="round"/></svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

async function seal({ ctx, id }: Seeding): Promise<void> {
  await sealEnvelope(ctx, id)
}

function decline(reason: string) {
  return async ({ ctx, id }: Seeding): Promise<void> => {
    const { invitationId } = await openedFor(ctx, id, 0)
    await declineInvitation(ctx, visitor, signerLink, { id: invitationId, reason })
  }
}

/** Sent sixteen days ago, and not signed. */
async function runOutOfTime({ ctx, id }: Seeding): Promise<void> {
  const over = new Date(Date.now() - 2 * DAY_MS)
  const { invitationId } = await openedFor(ctx, id, 0)
  await ctx.db.updateTable('invitations').set({ expires_at: over }).where('id', '=', invitationId).execute()
  const times = { expires_at: over, sent_at: new Date(Date.now() - 16 * DAY_MS) }
  await ctx.db.updateTable('envelopes').set(times).where('id', '=', id).execute()
  await expireInvitations(ctx, kindsByName([signerLink]))
}

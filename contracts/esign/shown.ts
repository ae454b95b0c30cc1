import { z } from 'zod'
import { invitationEvents, messageStates } from '../invitations.ts'
import { envelopeDraft } from './draft.ts'
import { envelopeLabel } from './labels.ts'
import { stampPaperStatuses } from './stampPapers.ts'
import { envelopeEvents, envelopeStates, recipientRoles, recipientStates, signatureMethods } from './states.ts'

/* What is shown of an envelope to the account that sends it. The link of a recipient is in none of it. */

const time = z.iso.datetime()
const paise = z.number().int()

/** A page that is shown: cropped and turned. Points. */
export const pageSize = z.object({ width: z.number(), height: z.number() })

/** A file of which pages are taken. */
export const esignFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['pdf', 'jpeg', 'png']),
  bytes: z.number().int(),
  sha256: z.string(),
  /** As they are shown, in order. A picture is one page. */
  pages: z.array(pageSize),
  /** What the file itself says about fields: of its form, or texts such as `{{signature:1}}`. Points, from the upper left corner of the shown page. */
  found: z.array(
    z.object({
      /** From 1. */
      page: z.number().int(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      kind: z.string(),
      name: z.string(),
      /** The number of the recipient in an anchor; null for a field of a form. */
      recipient: z.number().int().nullable(),
    }),
  ),
})

export const shownRecipient = z.object({
  id: z.string(),
  role: z.enum(recipientRoles),
  method: z.enum(signatureMethods),
  order: z.number().int(),
  /** Masked in lists. */
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(recipientStates),
  askedAt: time.nullable(),
  openedAt: time.nullable(),
  endedAt: time.nullable(),
  /** Why they declined. */
  reason: z.string().nullable(),
  /** The recipient who has taken it over. */
  handedTo: z.string().nullable(),
  canDelegate: z.boolean(),
  /** Where the code goes that opens the link. */
  code: z.enum(['email', 'sms']).nullable(),
  /** How far the latest message is; null if none was sent. */
  message: z.enum(messageStates).nullable(),
})

export const shownEnvelope = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(envelopeStates),
  mode: z.enum(['live', 'test']),
  /** A template is never sent: documents are made of it. */
  template: z.boolean(),
  folder: envelopeLabel.nullable(),
  tags: z.array(envelopeLabel),
  recipients: z.array(shownRecipient),
  /** How many of those who act have acted. */
  done: z.number().int(),
  acting: z.number().int(),
  createdBy: z.string(),
  createdAt: time,
  updatedAt: time,
  sentAt: time.nullable(),
  expiresAt: time.nullable(),
  endedAt: time.nullable(),
  /** Why it was declined or voided. */
  reason: z.string().nullable(),
})

/** The certificate of somebody's digital signature. */
export const digitalCertificate = z.object({
  subject: z.string(),
  organisation: z.string().nullable(),
  issuer: z.string(),
  /** In hex. */
  serial: z.string(),
  notBefore: time,
  notAfter: time,
  /** SHA-256 of the certificate, in hex. */
  fingerprint: z.string(),
  /** Whether its issuer is this installation (`ours`), one that its operator trusts (`known`), or any other. */
  trust: z.enum(['ours', 'known', 'unknown']),
  /** Whether it names somebody else than the recipient, who has confirmed that it is theirs. */
  nameDiffers: z.boolean(),
  /** When it signed, as the timestamp in the signature says. */
  signedAt: time,
})

const namedPerson = z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })

export const envelopeTrailEntry = z.object({
  id: z.string(),
  kind: z.union([z.enum(envelopeEvents), z.enum(invitationEvents)]),
  at: time,
  /** Whose action it is, by name; `system` for the platform. */
  by: z.string(),
  /** The recipient whom it concerns. */
  recipient: z.string().nullable(),
  /** From where a recipient acted: the network, shortened, and the browser and the system, as far as they tell. */
  network: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The site inside which it was opened. */
  origin: z.string().nullable(),
  message: z.enum(messageStates).nullable(),
  /** SHA-256 in hex: of the document with all values that stood in it afterwards, after a digital signature of the signed file; or of what was attached. */
  digest: z.string().nullable(),
  /** Of somebody's own digital signature. */
  certificate: digitalCertificate.nullable(),
  /** Who the recipient was before the sender corrected it, and after it. Null where it was not recorded yet. */
  correction: z.object({ from: namedPerson, to: namedPerson }).nullable(),
})

export const shownEnvelopeDetail = shownEnvelope.extend({
  /** What was prepared. It does not change once the envelope is sent. */
  draft: envelopeDraft,
  /** Raised with each change of the draft. */
  revision: z.number().int(),
  files: z.array(esignFile),
  /** The stamp paper that it has reserved or used. */
  stamp: z
    .object({
      id: z.string(),
      /** The Indian state or union territory, by its English name. */
      state: z.string(),
      valuePaise: paise,
      number: z.string(),
      status: z.enum(stampPaperStatuses),
    })
    .nullable(),
  /** What those who have signed have uploaded. */
  attachments: z.array(
    z.object({
      field: z.string(),
      recipient: z.string(),
      name: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  trail: z.array(envelopeTrailEntry),
  /** Integer paise: what was charged, or will be charged when it is completed. */
  pricePaise: paise,
  chargedPaise: paise,
  /** Of the documents that there are: SHA-256, in hex. */
  originalSha256: z.string().nullable(),
  signedSha256: z.string().nullable(),
})

export type EsignFile = z.output<typeof esignFile>
export type ShownRecipient = z.output<typeof shownRecipient>
export type ShownEnvelope = z.output<typeof shownEnvelope>
export type ShownEnvelopeDetail = z.output<typeof shownEnvelopeDetail>
export type DigitalCertificate = z.output<typeof digitalCertificate>
export type Correction = NonNullable<EnvelopeTrailEntry['correction']>
export type EnvelopeTrailEntry = z.output<typeof envelopeTrailEntry>

/** What an entry of the trail is called: the envelope is sent once, and a message to each recipient. */
export const eventShown = ({ kind, recipient }: Pick<EnvelopeTrailEntry, 'kind' | 'recipient'>) =>
  kind === 'sent' && recipient !== null ? 'messageSent' : kind

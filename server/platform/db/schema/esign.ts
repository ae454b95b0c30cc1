import type { Generated } from 'kysely'
import type {
  EnvelopeEvent,
  EnvelopeState,
  RecipientRole,
  RecipientState,
  SignatureMethod,
} from '../../../../contracts/esign/states.ts'
import type { CreatedAt, Json, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/* Envelopes with their documents, recipients, trail and signatures. */

/** What an uploaded document is, as it was read when it came. */
interface EsignFiles {
  file_id: string
  user_id: string
  /** Its pages and what it says about fields (`server/esign/files.ts`). */
  facts: Json<unknown>
}

interface Envelopes {
  id: string
  user_id: string
  sub_user_id: string | null
  api_key_id: string | null
  /** The name, sealed. */
  created_by: string
  mode: 'live' | 'test'
  is_template: Generated<boolean>
  state: Generated<EnvelopeState>
  /** Sealed. */
  title: string
  title_words: Optional<string[]>
  /** As `contracts/esign/draft.ts` has it. */
  draft_sealed: string
  /** Raised with each change of the draft. */
  revision: Generated<number>
  /** What was sent: the composed pages. */
  document_file: Optional<string>
  document_sha256: Optional<string>
  /** With the digital signatures so far, and what was filled in before them; null if nobody signs digitally. */
  working_file: Optional<string>
  working_sha256: Optional<string>
  signed_file: Optional<string>
  signed_sha256: Optional<string>
  certificate_file: Optional<string>
  /** When the proofs of the signed file and of the certificate are looked at again; null before the first time. */
  archive_at: OptionalTimestamp
  hold_id: Optional<string>
  price_paise: Generated<number>
  charged_paise: Generated<number>
  /** Why it was declined or voided; sealed. */
  reason: Optional<string>
  /** The bulk send that has made it. */
  bulk_id: Optional<string>
  created_at: CreatedAt
  updated_at: Timestamp
  sent_at: OptionalTimestamp
  expires_at: OptionalTimestamp
  ended_at: OptionalTimestamp
  /** A label of the kind `folder`. */
  folder_id: Optional<string>
}

interface EnvelopeFiles {
  envelope_id: string
  file_id: string
}

interface EnvelopeRecipients {
  envelope_id: string
  /** The key that the draft gave. */
  id: string
  /** Its place among the recipients. */
  place: number
  /** Those with the same number are asked at the same time. */
  turn: number
  role: RecipientRole
  method: Generated<SignatureMethod>
  name: string
  name_words: Optional<string[]>
  email: Optional<string>
  email_index: Optional<string>
  phone: Optional<string>
  phone_index: Optional<string>
  locale: string
  code: Optional<'email' | 'sms'>
  can_delegate: boolean
  state: Generated<RecipientState>
  invitation_id: Optional<string>
  /** By which the finished document went out. */
  copy_invitation_id: Optional<string>
  /** The recipient who has taken it over. */
  handed_to: Optional<string>
  /** Of whoever was asked in this place before a correction, oldest first. */
  former_invitations: Generated<string[]>
  /** What was entered, by the ids of the fields. */
  values_sealed: Optional<string>
  /** The drawn signature and initials. */
  pictures_sealed: Optional<string>
  /** Why it was declined; sealed. */
  reason: Optional<string>
  asked_at: OptionalTimestamp
  consented_at: OptionalTimestamp
  ended_at: OptionalTimestamp
}

interface EnvelopeEvents {
  id: string
  envelope_id: string
  recipient: Optional<string>
  kind: EnvelopeEvent
  at: CreatedAt
  /** The name, sealed; `system` for the platform. */
  made_by: string
  /** As `attemptNetwork`. */
  network: Optional<string>
  agent: Optional<string>
  /** SHA-256 of the document with all that stood in it afterwards, in hex. */
  digest: Optional<string>
  /** JSON: `Correction`. */
  correction_sealed: Optional<string>
}

/** A digital signature that is being made, or was. One at a time in an envelope: a signature covers all that was there before it. */
interface EnvelopeSignings {
  id: string
  envelope_id: string
  recipient: string
  method: SignatureMethod
  state: Generated<'prepared' | 'completed' | 'failed'>
  /** SHA-256 of the working file that it was prepared on, in hex. */
  base_sha256: string
  /** The document with a place for the signature, and where that is. */
  prepared_file: string
  gap_start: number
  gap_end: number
  /** SHA-256 of what the signature covers, in hex. */
  digest: string
  /** What the recipient entered, by which invitation, and from where; sealed. Null once the signature is made, or cannot come any more. */
  entered_sealed: Optional<string>
  /** The ids of the fields that the prepared document fills. */
  filled: Json<string[]>
  /** What the method must know when the signature comes; sealed. */
  kept_sealed: Optional<string>
  /** Of a completed one: the signer's certificate and the time; sealed. */
  certificate_sealed: Optional<string>
  /** By which a provider names the transaction. */
  transaction: Optional<string>
  failure: Optional<string>
  started_at: CreatedAt
  /** After it nobody waits for the signature any more. */
  ends_at: Timestamp
  ended_at: OptionalTimestamp
  /** When the provider of Aadhaar e-sign was last asked for an answer that has not come. */
  asked_at: OptionalTimestamp
}

/** What the sandbox's provider of Aadhaar e-sign was asked, and has answered. */
interface SandboxEsignTransactions {
  transaction: string
  /** XML; sealed. */
  request_sealed: string
  answer_sealed: Optional<string>
  created_at: CreatedAt
}

/** What a recipient has uploaded in a field. */
interface EnvelopeAttachments {
  envelope_id: string
  recipient: string
  field: string
  file_id: string
  /** Sealed. */
  name: string
  type: string
  bytes: number
  /** Of what is kept, in hex. */
  sha256: string
  /** A small picture of it as a data URL, sealed; null for a file that is not drawn. */
  preview: Optional<string>
  /** Whether whoever uploaded it was told that all who get the signed document get it, too. */
  for_copies: Generated<boolean>
  created_at: CreatedAt
}

/** A signature that is being made on another device. */
interface EsignDevices {
  id: string
  envelope_id: string
  recipient: string
  invitation_id: string
  kind: 'signature' | 'initials'
  code_hash: string
  /** What was drawn, as a data URL, sealed. */
  picture: Optional<string>
  created_at: CreatedAt
  expires_at: Timestamp
}

export interface EnvelopeTables {
  envelope_attachments: EnvelopeAttachments
  esign_devices: EsignDevices
  esign_files: EsignFiles
  envelopes: Envelopes
  envelope_files: EnvelopeFiles
  envelope_recipients: EnvelopeRecipients
  envelope_events: EnvelopeEvents
  envelope_signings: EnvelopeSignings
  sandbox_esign_transactions: SandboxEsignTransactions
}

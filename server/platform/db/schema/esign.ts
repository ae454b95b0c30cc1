import type { ColumnType, Generated } from 'kysely'
import type { EnvelopeEvent, EnvelopeState, RecipientRole, RecipientState } from '../../../../contracts/esign/states.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
type OptionalTimestamp = ColumnType<string | null, string | Date | null | undefined, string | Date | null>

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
  signed_file: Optional<string>
  signed_sha256: Optional<string>
  certificate_file: Optional<string>
  hold_id: Optional<string>
  price_paise: Generated<number>
  charged_paise: Generated<number>
  /** Why it was declined or voided; sealed. */
  reason: Optional<string>
  created_at: CreatedAt
  updated_at: Timestamp
  sent_at: OptionalTimestamp
  expires_at: OptionalTimestamp
  ended_at: OptionalTimestamp
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
}

export interface EsignTables {
  esign_files: EsignFiles
  envelopes: Envelopes
  envelope_files: EnvelopeFiles
  envelope_recipients: EnvelopeRecipients
  envelope_events: EnvelopeEvents
}

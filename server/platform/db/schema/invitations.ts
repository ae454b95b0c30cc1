import type { ColumnType, Generated } from 'kysely'
import type { InvitationChannel, InvitationEvent, InvitationState } from '../../../../contracts/invitations.ts'
import type { CreatedAt, Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** Somebody is asked by a link. Who is asked, who asks and what is said stand sealed. */
interface Invitations {
  id: string
  /** A kind that a wing declares (`server/invitations/kind.ts`). */
  kind: string
  /** The id of what it concerns; empty for the answer to an address that has no account. */
  subject: string
  /** The account that asks; null for the platform itself. */
  user_id: Optional<string>
  asked_by: Optional<string>
  /** What it concerns, in words for the person asked. */
  about: Optional<string>
  /** What whoever asks says to the person, in their messages; sealed. */
  note: Optional<string>
  person_name: Optional<string>
  email: Optional<string>
  email_index: Optional<string>
  /** With its country code. */
  phone: Optional<string>
  phone_index: Optional<string>
  /** By which its messages go; null if the link reaches the person in another way. */
  channel: Optional<InvitationChannel>
  locale: Generated<string>
  /** By which a code goes that the person enters first. */
  code: Optional<InvitationChannel>
  state: Generated<InvitationState>
  ended_at: OptionalTimestamp
  /** Of a refusal, or of a withdrawal. */
  reason: Optional<string>
  /** The invitation of whoever took it over. */
  handed_to: Optional<string>
  expires_at: Timestamp
  remind_every_hours: Optional<number>
  reminders_left: Generated<number>
  remind_at: OptionalTimestamp
  openings: Generated<number>
  last_opened_at: OptionalTimestamp
  created_at: ColumnType<string, string | Date | undefined, never>
}

/** Links of an invitation: 128 random bits, found by their SHA-256. */
interface InvitationLinks {
  id: string
  hash: string
  invitation_id: string
  /** Of kinds whose maker may read the link again. */
  token_sealed: Optional<string>
  /** The message that brought it. */
  message_id: Optional<string>
  /** A newer one was sent. */
  replaced_at: OptionalTimestamp
  /** The origin of the one site inside which it opens, with a code. */
  framed_by: Optional<string>
  /** Before its invitation; null for as long as that. */
  expires_at: OptionalTimestamp
  created_at: CreatedAt
}

/** The trail. */
interface InvitationEvents {
  id: string
  invitation_id: string
  kind: InvitationEvent
  at: CreatedAt
  /** As `attemptNetwork`. */
  network: Optional<string>
  /** The browser, as it names itself. */
  agent: Optional<string>
  /** The keyed hash of a browser's cookie. */
  device: Optional<string>
  message_id: Optional<string>
  /** Of the site inside which it was opened. */
  origin: Optional<string>
}

export interface InvitationsTables {
  invitations: Invitations
  invitation_links: InvitationLinks
  invitation_events: InvitationEvents
}

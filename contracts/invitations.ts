/** Asking a person by a link: a record, its links and its trail (docs/decisions/0083). */

/** What became of an invitation. `waiting` ends with one of the others. */
export const invitationStates = ['waiting', 'answered', 'declined', 'withdrawn', 'handedOver', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

export const invitationChannels = ['email', 'sms', 'whatsapp'] as const
export type InvitationChannel = (typeof invitationChannels)[number]

/** Why a link does not open: it is none of ours or long forgotten, a newer one was sent, or the state of its invitation. */
export const linkEnds = [
  'unknown',
  'replaced',
  'answered',
  'declined',
  'withdrawn',
  'handedOver',
  'expired',
] as const satisfies readonly ('unknown' | 'replaced' | Exclude<InvitationState, 'waiting'>)[]
export type LinkEnd = (typeof linkEnds)[number]

/** The trail's entries. `embedded` is an opening inside the page of another site, `newDevice` is an opening in a browser that had not opened it before. */
export const invitationEvents = [
  'sent',
  'resent',
  'reminded',
  'bounced',
  'opened',
  'embedded',
  'downloaded',
  'newDevice',
  'codeSent',
  'codeRight',
  'codeWrong',
  'answered',
  'declined',
  'withdrawn',
  'handedOver',
  'expired',
] as const
export type InvitationEvent = (typeof invitationEvents)[number]

/** How far a message is: with a provider's queue, taken by the provider, or given up. */
export const messageStates = ['queued', 'delivered', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** Reminders by day only, in India's time (IST). */
export const reminderHours = { from: 8, to: 21 } as const

export const invitationLimits = {
  /** Of a refusal, in characters. */
  reason: 300,
  /** Messages of one invitation that somebody sends by hand, and codes of one link. */
  resends: { max: 5, windowMs: 60 * 60_000 },
  /** Codes of one invitation. */
  codes: { max: 5, windowMs: 10 * 60_000 },
  codesOfNetwork: { max: 300, windowMs: 10 * 60_000 },
  /** Messages of all kinds to one address. */
  messagesToPerson: { max: 30, windowMs: 86_400_000 },
  /** Requests about links from one network, and those about links that we do not know. */
  requests: { max: 400, windowMs: 10 * 60_000 },
  misses: { max: 30, windowMs: 10 * 60_000 },
  /** A code that was right opens the link again for so long. */
  passMs: 30 * 60_000,
  /** A link to be shown inside another site: until its code is entered, and from then on. */
  embedMs: 10 * 60_000,
  embeddedMs: 2 * 60 * 60_000,
  /** Openings in one browser within this time are one. */
  sameOpeningMs: 15 * 60_000,
} as const

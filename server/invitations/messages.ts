import type { InvitationChannel } from '../../contracts/invitations.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Message } from '../platform/ports/channels.ts'
import { translate } from '../platform/translate.ts'
import type { InvitationContext, InvitationKind } from './kind.ts'

export interface InvitedPerson {
  name?: string | null | undefined
  email?: string | null | undefined
  /** With its country code. */
  phone?: string | null | undefined
}

interface Written {
  person: InvitedPerson
  channel: InvitationChannel | null
  locale: Locale
  expiresAt: Date
  askedBy?: string | null | undefined
  about?: string | null | undefined
  note?: string | null | undefined
}

/** The family's own words about an invitation, short ones for SMS and WhatsApp. Throws if the person has no address for the channel. */
export function messageOf(
  { config }: Pick<InvitationContext, 'config'>,
  { label }: InvitationKind,
  { person, channel, locale, expiresAt, askedBy, about, note }: Written,
  { url, what }: { url: string; what: 'asked' | 'reminder' },
): Message {
  const words = {
    brand: config.BRAND_NAME,
    asker: askedBy ?? config.BRAND_NAME,
    what: about ? `${label[locale]}: ${about}` : label[locale],
    name: person.name ?? '',
    until: dayInIndia(locale, expiresAt),
    url,
  }
  if (channel === null) throw new Error(`The invitation has no way to ${label.en}.`)
  const to = addressOf(person, channel)
  const subject = translate(locale, `invitations.${what}.subject`, words)
  if (channel !== 'email') return { channel, to, subject, text: translate(locale, `invitations.${what}.short`, words) }
  // A reminder says less.
  const said = note && what === 'asked' ? `\n\n${translate(locale, 'invitations.note', words)}\n${quoted(note)}` : ''
  const greeting = person.name ? `${translate(locale, 'invitations.greeting', words)}\n\n` : ''
  return {
    channel,
    to,
    subject,
    text: greeting + translate(locale, `invitations.${what}.mail`, { ...words, what: words.what + said }),
  }
}

/** The words of whoever asks, marked as theirs line by line, so that they cannot pass for the platform's. */
const quoted = (note: string): string =>
  note
    .replace(/[^\P{C}\n\u200c\u200d]/gu, '')
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

/** Where a message to a person goes by a channel. Throws without such an address. */
export function addressOf({ email, phone }: InvitedPerson, channel: InvitationChannel): string {
  const to = channel === 'email' ? email : phone
  if (!to) throw new Error(`The invited person has no address for ${channel}.`)
  return to
}

/** "27 November 2026" */
export const dayInIndia = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at)

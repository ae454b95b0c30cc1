import type { Trx } from '../db/schema.ts'

export interface Message {
  channel: 'email' | 'sms' | 'whatsapp'
  /** An e-mail address, or a phone with its country, `+919876543210`. */
  to: string
  subject: string
  text: string
  /** The code inside the text; the sandbox inbox shows it beside the message. */
  otp?: string
}

export interface Channels {
  /** Stores the message with the caller's transaction, so that what is rolled back is not sent. Throws `unavailable` without an adapter. */
  send(trx: Trx, message: Message): Promise<void>
}

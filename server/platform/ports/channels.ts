import type { Voice } from '../config/voice.ts'
import type { Trx } from '../db/schema.ts'

export interface Message {
  channel: 'email' | 'sms' | 'whatsapp'
  /** An e-mail address, or a phone with its country code, */
  to: string
  subject: string
  text: string
  /** The code in the text; the sandbox inbox shows it next to the message. */
  otp?: string
  /** In whose name it goes out; by default the operator's. */
  voice?: Voice
}

export interface Channels {
  /** Stores the message in the caller's transaction, so that a rollback also cancels it, and returns its id. Throws `unavailable` without an adapter. */
  send(trx: Trx, message: Message): Promise<string>
}

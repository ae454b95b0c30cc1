import type { Trx } from '../context.ts'

export interface Message {
  channel: 'email' | 'sms' | 'whatsapp'
  to: string
  subject: string
  text: string
  /** The code inside the text; the sandbox inbox shows it beside the message. */
  otp?: string
}

export interface Channels {
  /** Stores the message with the caller's transaction, so that what is rolled back is not sent. */
  send(trx: Trx, message: Message): Promise<void>
}

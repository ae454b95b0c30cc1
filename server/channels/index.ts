import type { Config } from '../config.ts'
import type { Trx } from '../context.ts'
import type { Jobs } from '../jobs/boss.ts'
import type { Vault } from '../vault.ts'
import { sandboxChannels } from './sandbox.ts'
import { smtpChannels } from './smtp.ts'

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

/** The channels that the configuration names. */
export const createChannels = (config: Config, vault: Vault, jobs: Jobs): Channels =>
  config.CHANNELS === 'smtp' ? smtpChannels(vault, jobs) : sandboxChannels(vault)

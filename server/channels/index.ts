import type { Config } from '../config.ts'
import type { Trx } from '../context.ts'
import type { Jobs } from '../jobs/boss.ts'
import type { Vault } from '../vault.ts'
import { realChannels } from './delivery.ts'
import { sandboxChannels } from './sandbox.ts'

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

/** The channels that the configuration names. */
export const createChannels = (config: Config, vault: Vault, jobs: Jobs): Channels =>
  config.CHANNELS === 'smtp' ? realChannels(config, vault, jobs) : sandboxChannels(vault)

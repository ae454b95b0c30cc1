import { isOffered } from '../../platform/config/capabilities.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { createEgress } from '../../platform/egress/index.ts'
import type { Jobs } from '../../platform/jobs/boss.ts'
import type { Channels, Message } from '../../platform/ports/channels.ts'
import { Problem } from '../../platform/problem.ts'
import type { Vault } from '../../platform/vault.ts'
import { type Deliver, smsAdapter, smtpAdapter, whatsappAdapter } from './adapters.ts'
import { logAttempt, logDelivered, logFailed, logQueued, openMessage, storeMessage } from './outbox.ts'
/** The configured channels. */
export const createChannels = (config: Config, vault: Vault, jobs: Jobs): Channels =>
  config.CHANNELS === 'smtp' ? queuedChannels(config, vault, jobs) : sandboxChannels(vault)

/** Mails to `bounce@…` come back at once, as from an address that does not exist. */
const BOUNCES = /^bounce(?:\+[^@]*)?@/i

/** The sandbox inbox: messages stay in the database, and `GET /sandbox/messages` shows them. */
export const sandboxChannels = (vault: Vault): Channels => ({
  async send(trx, message) {
    const id = await storeMessage(vault, trx, message)
    if (BOUNCES.test(message.to)) {
      await logQueued(vault, trx, id, message)
      await logFailed(trx, id, 'The sandbox knows no such address.', true)
    }
    return id
  },
})

type Channel = Message['channel']
type Delivery = { message: string }

/** Five retries with growing intervals. */
const RETRIES = 5

const configured = (config: Config): Channel[] =>
  (['email', 'sms', 'whatsapp'] as const).filter(channel => isOffered(config, channel))

/** Real channels with one queue each. The job carries only the message's id; the message itself is stored sealed until it is delivered. */
export const queuedChannels = (config: Config, vault: Vault, jobs: Jobs): Channels => ({
  async send(trx, message) {
    const { channel } = message
    if (!configured(config).includes(channel))
      throw new Problem('unavailable', `No adapter is configured for ${channel}.`)
    const id = await storeMessage(vault, trx, message)
    await logQueued(vault, trx, id, message)
    await jobs.sendIn(trx, channel, { message: id } satisfies Delivery)
    return id
  },
})

/** Opens the queues and, with `work`, delivers messages. */
export async function startDelivery(ctx: Context, { work }: { work: boolean }): Promise<void> {
  const { config, jobs } = ctx
  if (config.CHANNELS !== 'smtp') return
  const egress = createEgress({ production: config.production, ownPort: config.PORT })
  const adapters: Record<Channel, () => Deliver> = {
    email: () => smtpAdapter(config),
    sms: () => smsAdapter(config, egress),
    whatsapp: () => whatsappAdapter(config, egress),
  }
  for (const channel of configured(config)) {
    await jobs.ensureQueue(channel, { retryLimit: RETRIES })
    if (!work) continue
    const deliver = adapters[channel]()
    await jobs.work<Delivery>(channel, job => deliverOne(ctx, job.data.message, deliver))
  }
}

async function deliverOne({ db, vault }: Context, id: string, deliver: Deliver): Promise<void> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const tries = await logAttempt(db, id)
  try {
    const reference = await deliver(openMessage(vault, row))
    await db.transaction().execute(async trx => {
      await trx.deleteFrom('messages').where('id', '=', id).execute()
      await logDelivered(trx, id, reference)
    })
  } catch (error) {
    await logFailed(db, id, (error as Error).message, tries > RETRIES)
    throw error
  }
}

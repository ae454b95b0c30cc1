import { createTransport } from 'nodemailer'
import type { Context } from '../context.ts'
import type { Jobs } from '../jobs/boss.ts'
import type { Vault } from '../vault.ts'
import type { Channels } from './index.ts'
import { keepMessage, openMessage } from './outbox.ts'

const QUEUE = 'email'

type Delivery = { message: string }

/** Real e-mail. The job names the message and holds nothing of it: text and code rest sealed, and only until they are delivered. */
export const smtpChannels = (vault: Vault, jobs: Jobs): Channels => ({
  async send(trx, message) {
    if (message.channel !== 'email') throw new Error(`No adapter delivers ${message.channel}.`)
    const id = await keepMessage(vault, trx, message)
    await jobs.sendIn(trx, QUEUE, { message: id } satisfies Delivery)
  },
})

/**
 * Opens the queue and, with `work`, delivers: five more tries after the first, further and further apart. A mail that the server took
 * in the moment of a crash goes out again under the same Message-ID.
 */
export async function startDelivery(ctx: Context, { work }: { work: boolean }): Promise<void> {
  const { config, jobs } = ctx
  if (config.CHANNELS !== 'smtp' || !config.SMTP_URL) return
  await jobs.ensureQueue(QUEUE)
  if (!work) return
  const transport = createTransport({ url: config.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 })
  await jobs.work<Delivery>(QUEUE, async ({ data }) => {
    const row = await ctx.db.selectFrom('messages').selectAll().where('id', '=', data.message).executeTakeFirst()
    if (!row) return
    const { subject, text } = openMessage(ctx.vault, row.text_sealed)
    const messageId = `<${row.id}@${new URL(config.PUBLIC_URL).hostname}>`
    const mail = { from: config.SMTP_FROM, to: row.recipient, subject, text, messageId }
    await transport.sendMail(mail).catch((error: { code?: string; responseCode?: number }) => {
      // The library's error names the recipient; logs and the queue must not.
      throw new Error(`The mail server did not take it: ${error.code ?? 'unknown'} ${error.responseCode ?? ''}`)
    })
    await ctx.db.deleteFrom('messages').where('id', '=', row.id).execute()
  })
}

import { afterAll, expect, test } from 'vitest'
import { createChannels } from '../../../server/channels/create.ts'
import { readConfig } from '../../../server/config.ts'
import { createVault } from '../../../server/vault.ts'
import { testApp } from '../../support/app.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { until } from '../../support/until.ts'

const mailServer = await startMailServer({ refusals: 1 })
afterAll(() => mailServer.stop())
const env = { CHANNELS: 'smtp', SMTP_URL: mailServer.url, SMTP_FROM: 'Satyapan <us@satyapan.test>' }
const { ctx } = await testApp(env, {}, { work: true })
const vault = createVault(readConfig({}).SECRET_KEY)
const channels = createChannels(ctx.config, vault, ctx.jobs)

const message = {
  channel: 'email',
  to: 'Ananya@customer.test',
  subject: 'Your code',
  text: '123456 is yours.',
} as const
const kept = () => ctx.db.selectFrom('messages').selectAll().execute()

test('a mail goes out with its transaction, again after a refusal, once, and is forgotten', async () => {
  const undone = ctx.db.transaction().execute(async trx => {
    await channels.send(trx, { ...message, subject: 'Never sent' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await ctx.db.transaction().execute(async trx => {
    await channels.send(trx, { ...message, otp: '123456' })
    expect(mailServer.received).toEqual([])
  })
  expect(JSON.stringify(await kept())).not.toContain('123456')
  await until(() => expect(mailServer.received).toHaveLength(1))
  expect(mailServer.refusalsLeft()).toBe(0)
  expect(mailServer.received[0]).toMatchObject({ from: 'us@satyapan.test', to: 'ananya@customer.test' })
  const { text = '' } = mailServer.received[0] ?? {}
  expect(text).toContain('Subject: Your code')
  expect(text).toContain('123456 is yours.')
  expect(text).toMatch(/Message-ID: <msg_[0-9a-f]{32}@127\.0\.0\.1>/i)
  await until(async () => expect(await kept()).toEqual([]))
})

test('what no adapter delivers is refused, and nothing is kept', async () => {
  const sending = ctx.db.transaction().execute(trx => channels.send(trx, { ...message, channel: 'sms' }))
  await expect(sending).rejects.toThrow('No adapter delivers sms')
  expect(await kept()).toEqual([])
})

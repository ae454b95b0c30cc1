import { afterAll, expect, test } from 'vitest'
import { createChannels } from '../../../../server/messaging/channels/channels.ts'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { operatorVoice } from '../../../../server/platform/config/voice.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { testApp } from '../../../support/app.ts'
import { startMailServer } from '../../../support/mailServer.ts'
import { until } from '../../../support/until.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const env = { CHANNELS: 'smtp', SMTP_URL: mailServer.url, SMTP_FROM: 'Satyapan <us@satyapan.test>' }
const { ctx } = await testApp(env, {}, { work: true })
const vault = createVault(readConfig({}).SECRET_KEY)
const channels = createChannels(ctx.config, vault, ctx.jobs)

const message = {
  channel: 'email',
  subject: 'Your code',
  text: '123456 is yours.',
} as const
const kept = (to: string) => ctx.db.selectFrom('messages').selectAll().where('recipient', '=', to).execute()
let people = 0
const nextPerson = () => `Ananya${++people}@customer.test`

test('a mail goes out with its transaction, again after a refusal, once, and is forgotten', async () => {
  const to = nextPerson()
  const address = to.toLowerCase()
  const received = () => mailServer.received.filter(mail => mail.to === address)
  mailServer.refuses(1)
  const undone = ctx.db.transaction().execute(async trx => {
    await channels.send(trx, { ...message, to, subject: 'Never sent' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await ctx.db.transaction().execute(async trx => {
    await channels.send(trx, { ...message, to, otp: '123456' })
    expect(received()).toEqual([])
  })
  expect(JSON.stringify(await kept(address))).not.toContain('123456')
  await until(() => expect(received()).toHaveLength(1))
  expect(mailServer.refusalsLeft()).toBe(0)
  expect(received()[0]).toMatchObject({ from: 'us@satyapan.test' })
  const { text = '' } = received()[0] ?? {}
  expect(text).toContain('Subject: Your code')
  expect(text).toContain('123456 is yours.')
  expect(text).toMatch(/Message-ID: <msg_[0-9a-f]{32}@127\.0\.0\.1>/i)
  await until(async () => expect(await kept(address)).toEqual([]))
})

test('a client’s mail has its name, its host and its support; only the sending address stays the operator’s', async () => {
  const to = nextPerson()
  const voice = {
    ...operatorVoice(ctx.config),
    name: 'Chetak Pay',
    url: 'https://challan.chetak.test',
    supportEmail: 'help@chetak.test',
    isClient: true,
  }
  await ctx.db.transaction().execute(trx => channels.send(trx, { ...message, to, voice }))
  const received = () => mailServer.received.filter(mail => mail.to === to.toLowerCase())
  await until(() => expect(received()).toHaveLength(1))
  const { text = '', from } = received()[0] ?? {}
  expect(from).toBe('us@satyapan.test')
  expect(text).toContain('From: Chetak Pay <us@satyapan.test>')
  expect(text).toContain('Reply-To: help@chetak.test')
  expect(text).toMatch(/Message-ID: <msg_[0-9a-f]{32}@challan\.chetak\.test>/i)
  expect(text.replaceAll('us@satyapan.test', '')).not.toMatch(/satyapan/i)
})

test('what no adapter delivers is refused, and nothing is kept', async () => {
  const to = nextPerson()
  const sending = ctx.db.transaction().execute(trx => channels.send(trx, { ...message, to, channel: 'sms' }))
  await expect(sending).rejects.toThrow('No adapter is configured for sms')
  expect(await kept(to.toLowerCase())).toEqual([])
})

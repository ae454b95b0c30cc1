import { beforeEach, describe, expect, test } from 'vitest'
import { createChannels } from '../../../../server/messaging/channels/channels.ts'
import { operatorVoice } from '../../../../server/platform/config/voice.ts'
import type { Message } from '../../../../server/platform/ports/channels.ts'
import { testApp } from '../../../support/app.ts'
import { json, remoteServer, status } from '../../../support/remoteSource.ts'
import { until } from '../../../support/until.ts'

const gateway = await remoteServer()
const env = {
  CHANNELS: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'us@satyapan.test',
  SMS_URL: `${gateway.url}/sms`,
  SMS_KEY: 'sms-key',
  SMS_SENDER: 'SATYPN',
  SMS_TEMPLATE_ID: '1107',
  WHATSAPP_PHONE_ID: '55',
  WHATSAPP_TOKEN: 'wa-token',
  WHATSAPP_URL: gateway.url,
}
const { ctx } = await testApp(env, {}, { work: true })
const channels = createChannels(ctx.config, ctx.vault, ctx.jobs)

const message = { to: '+919876543210', subject: 'Satyapan', text: '123456 is your code.', otp: '123456' }
const send = (more: Pick<Message, 'channel'> & Partial<Message>) =>
  ctx.db.transaction().execute(trx => channels.send(trx, { ...message, ...more }))
const log = () => ctx.db.selectFrom('deliveries').selectAll().orderBy('id', 'desc').executeTakeFirst()
const arrived = (count: number) => until(() => expect(gateway.asked).toHaveLength(count))
const done = () => until(async () => expect(await log()).toMatchObject({ status: 'delivered' }))

beforeEach(() => ctx.db.deleteFrom('deliveries').execute())

describe('SMS', () => {
  test('goes to the gateway, again after a refusal under the same id, and is forgotten; the log has how it went', async () => {
    gateway.replies(status(503), json({ messageId: 'gw-1' }))
    await send({ channel: 'sms' })
    await arrived(2)
    await done()
    const [first, second] = gateway.asked
    expect(second).toEqual(first)
    expect(first).toMatchObject({
      path: '/sms',
      authorization: 'Bearer sms-key',
      body: { to: '+919876543210', text: '123456 is your code.', from: 'SATYPN', templateId: '1107' },
    })
    expect(await log()).toMatchObject({ channel: 'sms', tries: 2, provider_reference: 'gw-1', error: null })
    expect(await ctx.db.selectFrom('messages').select('id').execute()).toEqual([])
  })

  test.each([
    { what: 'its own sender', smsSender: 'CHTKPY', smsTemplateId: '2208', from: 'CHTKPY', templateId: '2208' },
    { what: 'its own sender without a template', smsSender: 'CHTKPY', smsTemplateId: null, from: 'CHTKPY' },
    { what: 'the operator’s sender', smsSender: null, smsTemplateId: null, from: 'SATYPN', templateId: '1107' },
  ])('a client’s text comes from $what', async ({ smsSender, smsTemplateId, from, templateId }) => {
    gateway.replies(json({}))
    const { length } = gateway.asked
    await send({ channel: 'sms', voice: { ...operatorVoice(ctx.config), isClient: true, smsSender, smsTemplateId } })
    await arrived(length + 1)
    await done()
    const { body } = gateway.asked.at(-1) ?? {}
    expect(body).toMatchObject({ from })
    expect((body as { templateId?: string }).templateId).toBe(templateId)
  })

  test('the log holds neither number nor words', async () => {
    gateway.replies(json({}))
    await send({ channel: 'sms' })
    await done()
    expect(JSON.stringify(await log())).not.toMatch(/98765|123456/)
  })
})

describe('WhatsApp', () => {
  test('a code travels in the authentication template', async () => {
    gateway.replies(json({ messages: [{ id: 'wamid.1' }] }))
    await send({ channel: 'whatsapp' })
    await done()
    const parameters = [{ type: 'text', text: '123456' }]
    expect(gateway.asked).toEqual([
      {
        path: '/55/messages',
        authorization: 'Bearer wa-token',
        body: {
          messaging_product: 'whatsapp',
          to: '919876543210',
          type: 'template',
          template: {
            name: 'authentication_code',
            language: { code: 'en' },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        },
      },
    ])
    expect(await log()).toMatchObject({ provider_reference: 'wamid.1', tries: 1 })
  })

  test('anything else goes as text', async () => {
    gateway.replies(json({ messages: [{ id: 'wamid.2' }] }))
    const { otp: _, ...plain } = message
    await ctx.db.transaction().execute(trx => channels.send(trx, { ...plain, channel: 'whatsapp' }))
    await done()
    expect(gateway.asked[0]?.body).toMatchObject({ type: 'text', text: { body: plain.text } })
  })
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { supportTemplates } from '../../../contracts/calls/supportMessages.ts'
import { supportMessagesServer as en } from '../../../contracts/messages/en/supportMessages.ts'
import { supportMessagesServer as hi } from '../../../contracts/messages/hi/supportMessages.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { changeUser } from '../../support/people.ts'
import { getAs } from '../../support/registration.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()

const written = {
  template: 'paymentFound',
  subject: 'Your payment has been credited',
  text: 'Hello Asha,\n\nWe have found your payment of ₹500.',
}

let userId: string
let email: string
let adminId: string
let staff: Record<string, string>
beforeEach(async () => {
  userId = (await makeCustomer(ctx.db)).userId
  email = `${userId}@zenith.test`
  await changeUser(ctx, userId, { email, first_name: 'Asha' })
  adminId = await makeAdmin(ctx.db, 'support')
  staff = await signedIn(ctx, { adminId })
})

const send = (body: object = written, as = staff, to = userId) =>
  post(app, ctx, `/admin-api/users/${to}/messages`, body, as)
const listed = (as = staff, of = userId) => getAs(app, ctx, `/admin-api/users/${of}/messages`, as)
const inbox = () => listMessages(ctx, email)

describe('the templates', () => {
  test('are in the customer’s language, with their name; their names are in that of staff', async () => {
    await ctx.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', userId).execute()
    const { locale, templates } = await listed()
    expect(locale).toBe('hi')
    expect(templates.map(({ id }: { id: string }) => id)).toEqual(supportTemplates)
    const [first] = templates
    expect(first.name).toBe(en.templates.kycDocuments.name)
    expect(first.subject).toBe(hi.templates.kycDocuments.subject)
    expect(first.text).toContain('नमस्ते Asha')
  })

  test.each([
    ['English', en],
    ['Hindi', hi],
  ])('leave open in %s what only the sender knows, and are refused until it is filled in', async (_, { templates }) => {
    for (const template of supportTemplates) {
      if (template === 'other') continue
      const { subject, text } = templates[template]
      const refused = await send({ template, subject, text })
      expect(refused).toMatchObject({ status: 400, error: { fields: [{ field: 'text' }] } })
      const complete = { template, subject, text: text.replaceAll(/\[[^\]]+\]/g, 'one thing') }
      expect(await send(complete)).toMatchObject({ status: 200 })
    }
  })
})

describe('a message', () => {
  test('reaches the holder with who writes, and is listed with its sender and in the audit log', async () => {
    const { status, id } = await send()
    expect(status).toBe(200)
    const [mail] = await inbox()
    expect(mail?.text).toContain(written.text)
    expect(mail?.text).toContain(ctx.config.SUPPORT_EMAIL)
    expect((await listed()).messages).toEqual([
      { id, by: expect.any(String), ...written, sentAt: expect.any(String), delivery: 'delivered' },
    ])
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'user_id', 'data'])
      .where('subject', '=', id)
      .execute()
    expect(events).toMatchObject([{ action: 'supportMessage.sent', actor_id: adminId, user_id: userId }])
    expect(JSON.stringify(events)).not.toContain('Asha')
  })

  test('is stored sealed', async () => {
    const { id } = await send()
    const row = await ctx.db.selectFrom('support_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('payment has')
    expect(JSON.stringify(row)).not.toContain('₹500')
  })

  test('says that it was not delivered', async () => {
    await changeUser(ctx, userId, { email: `bounce+${userId}@zenith.test` })
    await send()
    expect((await listed()).messages).toMatchObject([{ delivery: 'failed' }])
  })

  test('goes out once, also when two colleagues press at the same time', async () => {
    const colleague = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'finance') })
    const both = await Promise.all([send(), send(written, colleague)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await inbox()).toHaveLength(1)
    expect(await send({ ...written, text: `${written.text} Thank you.` })).toMatchObject({ status: 200 })
    const past = new Date(Date.now() - 11 * 60_000)
    await sql`update support_messages set created_at = ${past} where user_id = ${userId}`.execute(ctx.db)
    expect(await send()).toMatchObject({ status: 200 })
  })

  test.each([
    ['template', { ...written, template: 'unknown' }],
    ['subject', { ...written, subject: '' }],
    ['subject', { ...written, subject: 'Two\nlines' }],
    ['subject', { ...written, subject: 'About [payment reference]' }],
    ['text', { ...written, text: 'x'.repeat(4_001) }],
  ])('with a wrong %s is refused', async (field, body) => {
    expect(await send(body)).toMatchObject({ status: 400, error: { fields: [{ field }] } })
    expect(await inbox()).toEqual([])
  })

  test('goes to nobody who is not there, and from nobody without the right', async () => {
    expect(await send(written, staff, 'usr_none')).toMatchObject({ status: 404 })
    expect(await listed(staff, 'usr_none')).toMatchObject({ status: 404 })
    for (const role of ['auditor', 'compliance', 'verifier'] as const) {
      const as = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, role) })
      expect((await send(written, as)).status).toBe(403)
    }
    expect((await send(written, await signedIn(ctx, { userId }))).status).toBe(401)
    expect(await inbox()).toEqual([])
  })

  test('is listed for its own customer only', async () => {
    await send()
    const other = (await makeCustomer(ctx.db)).userId
    expect((await listed(staff, other)).messages).toEqual([])
  })
})

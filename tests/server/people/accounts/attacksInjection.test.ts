import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { startMailServer } from '../../../support/mailServer.ts'
import { finishRegistration, newEmail, newPhone, proveContacts } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'
import { until } from '../../../support/until.ts'

const { app, ctx } = await testApp()
beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

const script = '<script>alert(1)</script>'
const lineBreaks = ['A\r\nBcc: b@evil.test', 'A\nB', 'A\rB', 'A\u0000B', 'A\u0085B', 'A\u001B[31mB']

describe('line breaks and control characters', () => {
  test.each(lineBreaks)('in the name %j are refused wherever a name is taken', async wrong => {
    const [email, phone] = [newEmail(), newPhone()]
    await proveContacts(app, ctx, email, phone)
    for (const name of [{ firstName: wrong }, { lastName: wrong }])
      expect(await finishRegistration(app, ctx, { email, mobile_no: phone, ...name })).toMatchObject({
        status: 200,
        code: 101,
      })
    const { userId } = await makeCustomer(ctx.db)
    const headers = await signedIn(ctx, { userId })
    const invited = { firstName: wrong, lastName: 'B', email: newEmail(), access: 'view' }
    expect(await post(app, ctx, '/api/resources/sub-users', invited, headers)).toMatchObject({ status: 400 })
    const lead = { email: newEmail(), phone: '9812345670', companyName: null, productName: null }
    expect(await post(app, ctx, '/api/oceanDemoQuery', { name: wrong, ...lead })).toMatchObject({ code: 101 })
    const company = { name: 'A B', ...lead, companyName: wrong }
    expect(await post(app, ctx, '/api/oceanDemoQuery', company)).toMatchObject({ code: 101 })
    const contact = {
      ...company,
      name: wrong,
      companyName: 'A',
      message: 'Hello',
      productName: 'Challan Detailed Page',
    }
    expect(await post(app, ctx, '/api/contactForm', contact)).toMatchObject({ code: 101 })
  })

  test.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test\nc', 'a@b.test,c@d.test', 'A <a@b.test>', '"a\r\n"@b.test'])(
    'in the address %j are refused wherever a mail would go out, and none does',
    async email => {
      const sent = async () => (await ctx.db.selectFrom('messages').select('id').execute()).length
      const { userId } = await makeCustomer(ctx.db)
      const headers = await signedIn(ctx, { userId })
      const before = await sent()
      for (const path of ['/api/userLogin/userEmailOtp', '/api/user/userEmailOtp', '/api/user/mailSent/forgotPassword'])
        expect(await post(app, ctx, path, { email })).toMatchObject({ status: 200, code: 101 })
      const invited = { firstName: 'A', lastName: 'B', email, access: 'view' }
      expect(await post(app, ctx, '/api/resources/sub-users', invited, headers)).toMatchObject({ status: 400 })
      const lead = { name: 'A B', email, phone: '9812345670', companyName: null, productName: null }
      expect(await post(app, ctx, '/api/oceanDemoQuery', lead)).toMatchObject({ code: 101 })
      expect(await sent()).toBe(before)
    },
  )
})

describe('what is in the database all the same, as from an import', async () => {
  const mailServer = await startMailServer()
  afterAll(() => mailServer.stop())
  const env = { CHANNELS: 'smtp', SMTP_URL: mailServer.url, SMTP_FROM: 'us@satyapan.test' }
  const { ctx: real } = await testApp(env, {}, { work: true })

  test('stays one line of a mail: its headers hold nothing that a name brought', async () => {
    const { createChannels } = await import('../../../../server/messaging/channels/channels.ts')
    const channels = createChannels(real.config, real.vault, real.jobs)
    const to = newEmail()
    const subject = `Asha\r\nBcc: b@evil.test\r\n\r\n${script} has invited you`
    await real.db.transaction().execute(trx => channels.send(trx, { channel: 'email', to, subject, text: script }))
    const received = () => mailServer.received.filter(mail => mail.to === to)
    await until(() => expect(received()).toHaveLength(1))
    const [mail] = received()
    const [head = '', ...body] = (mail?.text ?? '').split('\n\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^subject:/gim)).toHaveLength(1)
    expect(head).toMatch(/^content-type: text\/plain/im)
    expect(body.join('\n\n')).toContain(script)
  })
})

describe('a script in names and companies', () => {
  let userId: string
  let owner: Record<string, string>
  let staff: Record<string, string>
  beforeAll(async () => {
    ;({ userId } = await makeCustomer(ctx.db))
    const named = { first_name: script, last_name: '=HYPERLINK("http://evil.test")', company_name: `@SUM(1)${script}` }
    await ctx.db.updateTable('users').set(named).where('id', '=', userId).execute()
    owner = await signedIn(ctx, { userId })
    staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })
  })

  test('is text in JSON: typed, not sniffed, not framed', async () => {
    for (const [url, headers] of [
      [`/api/getTrulogProfile/${userId}`, owner],
      [`/admin-api/resources/users/${userId}`, staff],
    ] as const) {
      const reply = await app.inject({ url, headers })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toMatch(/^application\/json/)
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(JSON.stringify(reply.json())).toContain(script)
    }
  })

  test('is text in CSV, and no formula: a download, its cells disarmed', async () => {
    const lead = { name: 'A B', email: newEmail(), phone: '9812345670', companyName: '=1+1', productName: '+cmd|x' }
    expect(await post(app, ctx, '/api/oceanDemoQuery', lead)).toMatchObject({ code: 100 })
    for (const url of ['/admin-api/resources/users/export', '/admin-api/resources/leads/export']) {
      const reply = await app.inject({ url, headers: staff })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toMatch(/^text\/csv/)
      expect(reply.headers['content-disposition']).toMatch(/^attachment/)
      const cells = reply.body.replaceAll('"', '').split(/[,\r\n]/)
      expect(cells.filter(cell => /^[=@]|^\+\D|^-\D/.test(cell))).toEqual([])
    }
    const { body } = await app.inject({ url: '/admin-api/resources/users/export', headers: staff })
    expect(body).toContain(`'@SUM(1)${script}`)
  })

  test('is text in mails, which have no other form', async () => {
    const guest = newEmail()
    const payload = { firstName: 'K', lastName: 'N', email: guest, access: 'view' }
    expect(await post(app, ctx, '/api/resources/sub-users', payload, owner)).toMatchObject({ status: 'invited' })
    const [mail] = await listMessages(ctx, guest)
    expect(mail?.text).toContain(script)
    expect(Object.keys(mail ?? {})).not.toContain('html')
  })

  test('a page of the server holds nothing that a request brought', async () => {
    for (const url of [`/login?x=${encodeURIComponent(script)}`, `/${encodeURIComponent(script)}`]) {
      const reply = await app.inject({ url, headers: { 'user-agent': script, referer: `https://x.test/${script}` } })
      expect(reply.body).not.toContain('alert(1)')
    }
  })
})

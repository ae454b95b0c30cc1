import { expect, test } from 'vitest'
import { calls } from '../../../contracts/calls/index.ts'
import { resources } from '../../../contracts/resources/index.ts'
import { callUrl } from '../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../server/platform/http/serveResource.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { linkToken } from '../../support/registration.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()

test('no reply to whoever asks, nor to staff, has the link of the person asked, and nothing stored has it in clear', async () => {
  const customer = await makeCustomer(ctx.db)
  const staff = await makeAdmin(ctx.db, 'superadmin')
  const as = { customer: await signedIn(ctx, customer), admin: await signedIn(ctx, { adminId: staff }) }
  const replies: string[] = []
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    replies.push(`${method} ${url} ${reply.body} ${JSON.stringify(reply.headers)}`)
    return reply
  }
  const invited = await ask('POST', '/api/resources/sub-users', as.customer, {
    email: 'asked@example.com',
    firstName: 'Asked',
    lastName: 'Person',
    access: 'view',
  })
  expect(invited.statusCode).toBe(200)
  const member = { name: 'New', email: 'asked-staff@example.com', role: 'admin', reason: 'A new colleague' }
  expect((await ask('POST', '/admin-api/resources/staff', as.admin, member)).statusCode).toBe(200)
  const { email } = await makeCustomer(ctx.db)
  const forgot = await post(app, ctx, '/api/user/mailSent/forgotPassword', { email })
  expect(forgot).toMatchObject({ code: 100 })
  replies.push(JSON.stringify(forgot))
  const tokens = await Promise.all(['asked@example.com', member.email, email].map(to => linkToken(ctx, to)))
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)

  for (const resource of resources) {
    const reader = resource.audience === 'customer' ? as.customer : as.admin
    const list = await ask('GET', `${resourceUrl(resource)}?range=[0,99]`, reader)
    if (list.statusCode !== 200 || !resource.actions.includes('show')) continue
    for (const { id } of list.json<{ id: string }[]>()) await ask('GET', `${resourceUrl(resource)}/${id}`, reader)
  }
  for (const call of calls) {
    if (call.method !== 'GET' || call.raw || call.path.startsWith('/messages')) continue
    const reader = call.auth === 'customer' ? as.customer : call.auth === 'none' ? {} : as.admin
    const url = callUrl(call)
    // The sandbox inbox stands for the person's own mailbox.
    if (!url.startsWith('/sandbox'))
      await ask('GET', url.replace(':userId', customer.userId).replace(':id', staff), reader)
  }
  expect(replies.length).toBeGreaterThan(80)
  for (const token of tokens) expect(replies.filter(reply => reply.includes(token))).toEqual([])

  const stored = JSON.stringify([
    await ctx.db.selectFrom('audit_events').selectAll().execute(),
    await ctx.db.selectFrom('invitations').selectAll().execute(),
    await ctx.db.selectFrom('invitation_links').selectAll().execute(),
    await ctx.db.selectFrom('invitation_events').selectAll().execute(),
    await ctx.db.selectFrom('sub_users').selectAll().execute(),
  ])
  for (const token of tokens) expect(stored).not.toContain(token)
})

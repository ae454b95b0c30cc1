import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { calls } from '../../contracts/calls/index.ts'
import type { Resource } from '../../contracts/resources/define.ts'
import { resources } from '../../contracts/resources/index.ts'
import { startWorkers } from '../../server/app/workers.ts'
import { verifyLedger } from '../../server/money/wallets/verifyLedger.ts'
import { sealAuditEvents } from '../../server/platform/audit/sealer.ts'
import { migrations } from '../../server/platform/db/migrations/index.ts'
import { callUrl } from '../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../server/platform/http/serveResource.ts'
import { demoKeys } from '../support/apiClient.ts'
import { clientHeaders } from '../support/factories.ts'
import { bearer } from '../support/secondFactor.ts'
import { post, signIn } from '../support/signIn.ts'
import { until } from '../support/until.ts'
import { upgradedFrom } from '../support/upgrades/upgraded.ts'

const { app, ctx, known } = await upgradedFrom('0.1.0')
const { sessions } = known
const as = {
  customer: bearer(ctx, sessions.customer.token),
  admin: bearer(ctx, sessions.staff.token),
  superadmin: bearer(ctx, sessions.superAdmin.token),
  key: { authorization: `Bearer ${demoKeys.live}` },
  client: clientHeaders(ctx),
  none: {},
}
/** Has what the demo has not: statements and allowed addresses. */
const postpaid = bearer(ctx, (await signIn(app, ctx, 'postpaid@satyapan.test')).token)
const { id: userId } = JSON.parse(atob(sessions.customer.token.split('.')[1] ?? '')) as { id: string }

/** Resources that came after the release: what it left behind has none of them. */
const later: readonly string[] = [
  'access-reviews',
  'issuer-keys',
  'dry-runs',
  'aadhaar-offline',
  'signed-document',
  'aadhaar-qr',
  'gst-einvoice',
  'bgc-cases',
  'bgc-users',
  'bgc-cases',
  'cases',
  'onboarding-cases',
  'onboarding-flows',
  'trubgv-cases',
  'video-kyc-cases',
  'video-kyc-templates',
  'envelopes',
  'plans',
  'stamp-papers',
  // Without a batch, its list is empty.
  'batch-challans',
  'inquiries',
  'video-calls',
  'verification-tasks',
  'brand-hosts',
  'payouts',
  'payout-accounts',
  'received-payments',
  'whitelabel-batches',
  'whitelabel-clients',
  'whitelabel-transactions',
  'whitelabel-users',
  'incidents',
]

const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
const readersOf = ({ audience, permission }: Resource) =>
  audience === 'customer' ? [as.customer, postpaid] : [permission === 'admin.restricted' ? as.superadmin : as.admin]

test('every migration has run', async () => {
  const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(ctx.db)
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(migrations).toSorted())
})

test.each([
  ['customer', '/login-api/user/authenticate', {}],
  ['subUser', '/api/subUser/authenticate', { subUserId: subUserOf(sessions.subUser.token) }],
  ['staff', '/admin-api/authenticate', {}],
  ['superAdmin', '/admin-api/authenticate', {}],
] as const)('the session of a %s goes on', async (who, url, body) => {
  const reply = await post(app, ctx, url, { ...body, token: sessions[who].refreshToken })
  expect(reply).toMatchObject({ status: 200, code: 100, token: expect.any(String) })
})

function subUserOf(token: string): string {
  return (JSON.parse(atob(token.split('.')[1] ?? '')) as { subUserId: string }).subUserId
}

/** The first record of each list. */
const opened: string[] = []

test.each(resources.map(resource => [resource.name, resource.audience, resource] as const))(
  'the list of %s opens for a %s, and so does each record',
  async (name, _, resource) => {
    const url = resourceUrl(resource)
    let count = 0
    for (const reader of readersOf(resource)) {
      const list = await get(`${url}?range=[0,24]`, reader)
      expect(list.statusCode, list.body).toBe(200)
      const ids = list.json<{ id: string }[]>().map(({ id }) => id)
      opened.push(...ids.slice(0, 1))
      count += ids.length
      for (const id of resource.actions.includes('show') ? ids : []) {
        const shown = await get(`${url}/${id}`, reader)
        expect(shown.statusCode, `${id}: ${shown.body}`).toBe(200)
      }
    }
    expect(count > 0).toBe(!later.includes(name))
  },
)

test('no call that reads fails on any kind of record', async () => {
  for (const call of calls) {
    // A stream of events does not end.
    if (call.method !== 'GET' || call.raw === 'text/event-stream') continue
    const path = callUrl(call).replace(':userId', userId)
    for (const id of path.includes(':id') ? opened : ['']) {
      const reply = await get(path.replace(':id', id), as[call.auth])
      expect(reply.statusCode, `${path} ${id}: ${reply.body}`).toBeLessThan(500)
      if (reply.statusCode === 200) break
    }
  }
})

test('a developer’s call that is repeated is answered as before', async () => {
  const { key, request, reply } = known.idempotent
  const again = await app.inject({
    method: 'POST',
    url: '/v1/pan-check',
    headers: { ...as.key, 'idempotency-key': key },
    payload: request,
  })
  expect([again.statusCode, again.json()]).toEqual([200, reply])
})

test('files of every kind open: what people uploaded, what checks read, reports, invoices and statements', async () => {
  const firstOf = async (table: 'invoices' | 'postpaid_statements' | 'challan_orders' | 'intelligence_reports') =>
    (await ctx.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
  const checkOf = async (product: string) =>
    (
      await ctx.db
        .selectFrom('verifications')
        .select('id')
        .where('product', '=', product)
        .where('status', '=', 'completed')
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id
  const open = async (url: string, headers: Record<string, string>, start: string) => {
    const reply = await get(url, headers)
    expect(reply.statusCode, `${url}: ${reply.body.slice(0, 200)}`).toBe(200)
    expect(reply.rawPayload.subarray(0, start.length).toString('latin1'), url).toBe(start)
  }
  const [png, jpeg] = ['\x89PNG', '\xff\xd8\xff']
  const { key, service, fileId } = known.files
  const query = new URLSearchParams({ key, service })
  const { url } = (await get(`/login-api/getpresignedurlgetobj?${query}`, as.customer)).json()
  const { pathname, search } = new URL(url, 'http://127.0.0.1')
  await open(pathname + search, {}, png)
  await open(`/api/files/${fileId}/content`, as.customer, png)
  await open('/api/letterhead/logo', as.customer, png)
  const document = await checkOf('ocr-document')
  const { pictures } = (await get(`/api/documents/${document}`, as.customer)).json()
  await open(`/api/files/${pictures[0].file}/content`, as.customer, jpeg)
  const statement = await checkOf('bank-statement')
  await open(`/api/bank-statements/${statement}/export?format=json`, as.customer, '{')
  const rows = (await get(`/api/bank-statements/${statement}/rows`, as.customer)).json()
  expect(rows.total).toBeGreaterThan(10)
  const { files } = (await get(`/api/verifications/${statement}/files`, as.customer)).json()
  await open(`/api/files/${files[0].id}/content`, as.customer, 'Account Name')
  for (const product of ['pan-check', 'ocr-document', 'bank-statement', 'aml-screen', 'court-case-check', 'face-match'])
    await open(`/api/verifications/${await checkOf(product)}/pdf`, as.customer, '%PDF')
  await open(`/admin-api/invoices/${await firstOf('invoices')}/pdf`, as.admin, '%PDF')
  await open(`/api/statements/${await firstOf('postpaid_statements')}/pdf`, postpaid, '%PDF')
  await open(`/admin-api/intelligence-reports/${await firstOf('intelligence_reports')}/pdf`, as.admin, '%PDF')
})

test('a citizen’s proof of a phone, a shared link, a link in a mail and a recovery code still count', async () => {
  const paid = new URLSearchParams({ accessToken: known.challan.accessToken, pageNo: '1' })
  const list = await get(`/public/vehicle-echallan-paidList-V2?${paid}`, as.client)
  expect(list.json()).toMatchObject({ code: 200 })
  expect((await get(`/public/shared-checks/${known.sharedCheck}?show=1`, {})).statusCode).toBe(200)
  const password = 'a long password of mine'
  expect(await post(app, ctx, '/api/user/resetPassword', { token: known.passwordReset, password })).toMatchObject({
    code: 100,
  })
  const signIn = { email: 'super@satyapan.test', password: 'Super-sandbox-2026' }
  const { challenge } = await post(app, ctx, '/admin-api/login', signIn)
  const { recoveryCode: code } = known.secondFactor
  expect(await post(app, ctx, '/admin-api/secondFactor', { challenge, code })).toMatchObject({ code: 100 })
})

test('ledger and audit log are whole', async () => {
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  await sealAuditEvents(ctx.db)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null, chain: { unsealed: 0 } })
})

test('work that waited is done', async () => {
  const status = async () =>
    (await get(`/api/resources/bulk-jobs/${known.waitingJob}`, as.customer)).json<{ status: string }>().status
  expect(await status()).toBe('checking')
  const workers = await startWorkers(ctx, { work: true })
  await until(async () => expect(await status()).toBe('ready'))
  await workers.stop()
})

import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../../../contracts/calls/define.ts'
import { calls } from '../../../../contracts/calls/index.ts'
import { resources } from '../../../../contracts/resources/index.ts'
import { recordAccess } from '../../../../server/platform/audit/recordAccess.ts'
import { callUrl } from '../../../../server/platform/http/serveCall.ts'
import { resourceUrl } from '../../../../server/platform/http/serveResource.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { readPdfPages, withoutSpaces } from '../../../support/pdfPages.ts'
import { checked, left, panOf, start } from '../bulk/helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

const PAN = 'AAACZ1000A'

type Headers = Record<string, string>
let userId: string
let headers: Headers
let stranger: Headers
let key: Headers
let jobId: string
let id: string
let shared: string
/** What a page of the check masks: the number that was asked for, and a number that was found. */
let masked: string[]

async function makeKey(as: Headers): Promise<Headers> {
  const payload = { name: 'integration', mode: 'live' }
  const made = await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers: as, payload })
  return { authorization: `Bearer ${made.json<{ key: string }>().key}` }
}

const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })
const post = (url: string, payload: object, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })

interface Entry {
  action: string
  by: string
}

const logOf = async (verification: string, as: Headers = headers): Promise<Entry[]> =>
  (await get(`/api/verifications/${verification}/access-log`, as)).json()

beforeAll(async () => {
  const customer = await makeCustomer(ctx.db)
  userId = customer.userId
  headers = await signedIn(ctx, customer)
  stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  key = await makeKey(headers)
  const job = await checked(app, headers, `PAN\n${PAN}`, { product: 'pan-profile' })
  jobId = job.id
  await start(app, headers, job)
  await left(app, headers, jobId, 'ready', 'running')
  const filter = encodeURIComponent(JSON.stringify({ jobId }))
  ;[{ id }] = (await get(`/api/resources/pan-profile?filter=${filter}`)).json()
  const revealed = await post(`/api/verifications/${id}/reveal`, { field: 'phone_number', reason: 'To look for it' })
  masked = [PAN, withoutSpaces(revealed.json<{ value: string }>().value)]
  const link = await post(`/api/verifications/${id}/shares`, { lifetime: 'day' })
  shared = new URL(link.json<{ url: string }>().url).pathname
})

/** A reply as text, whatever it is; without spaces, because a PDF places words and letters as it likes. */
async function textOf({ rawPayload, headers: { 'content-type': type } }: Awaited<ReturnType<typeof get>>) {
  if (type === 'application/pdf') return (await readPdfPages(rawPayload)).map(({ text }) => text).join('')
  if (!String(type).includes('spreadsheetml')) return withoutSpaces(rawPayload.toString('utf8'))
  return withoutSpaces(JSON.stringify((await readXlsx(rawPayload)).sheets.map(({ rows }) => rows)))
}

const queries: Record<string, string> = {
  '/verifications/export': '?product=pan-profile',
  '/bank-statements/{id}/export': '?format=json',
  '/shared-checks/{token}': '?show=1',
}

function addressOf(call: Call): string {
  if (call.path === '/shared-checks/{token}') return `${shared}?show=1`
  const own = call.path.startsWith('/bulk-jobs') ? jobId : id
  return callUrl(call)
    .replace(':userId', userId)
    .replace(':id', own)
    .replace(':product', 'pan-profile')
    .replace(/:\w+/g, '1')
    .concat(queries[call.path] ?? '')
}

const reads = calls.filter(({ method, auth }) => method === 'GET' && ['customer', 'key', 'none'].includes(auth))
const lists = resources.filter(({ audience }) => audience === 'customer')

/** The user's own file on its way to a check, as it was sent. The sample of a new file is the product's example. */
const notOfThisCheck = ['/bulk/{product}/template.csv', '/bulk/{product}/template.xlsx']

/** What shows the value in clear, by the name of the call or of the resource; fails where the log of the check does not grow by it. */
async function walk(): Promise<{ shows: string[]; silent: string[] }> {
  const pages = [
    ...reads
      .filter(({ path }) => !notOfThisCheck.includes(path))
      .map(call => ({ name: call.path, url: addressOf(call), as: call.auth === 'key' ? key : headers })),
    ...lists.flatMap(resource => [
      { name: resource.name, url: resourceUrl(resource), as: headers },
      {
        name: `${resource.name}/{id}`,
        url: `${resourceUrl(resource)}/${resource.name === 'bulk-jobs' ? jobId : id}`,
        as: headers,
      },
    ]),
  ]
  const shows: string[] = []
  const silent: string[] = []
  let logged = (await logOf(id)).length
  for (const { name, url, as } of pages) {
    const reply = await get(url, as)
    const text = reply.statusCode === 200 ? await textOf(reply) : ''
    if (!masked.some(value => text.includes(value))) continue
    shows.push(name)
    const now = (await logOf(id)).length
    if (now === logged) silent.push(name)
    logged = now
  }
  return { shows, silent }
}

test('whatever shows a value in clear is in the log of its check', async () => {
  const { shows, silent } = await walk()
  expect(silent).toEqual([])
  // Otherwise the test would have looked at nothing.
  expect(shows).toEqual([
    '/bulk-jobs/{id}/result.csv',
    '/bulk-jobs/{id}/result.xlsx',
    '/verifications/{id}/pdf',
    '/verifications/{id}',
  ])
})

test('the log says who, and what concerns more than this check; nobody sees the log of another account', async () => {
  const log = await logOf(id)
  expect(log.map(({ action, by }) => [action, by])).toEqual(
    expect.arrayContaining([
      ['verification.shared', 'Asha Rao'],
      ['verification.shareOpened', 'Someone with the link'],
      ['verification.downloaded', 'Asha Rao'],
      ['verification.exported', 'Asha Rao'],
      ['verification.readByApi', 'integration'],
      ['job.downloaded', 'Asha Rao'],
    ]),
  )
  expect(await get(`/api/verifications/${id}/access-log`, stranger)).toMatchObject({ statusCode: 404 })
})

describe('a check of another account with the same subject', () => {
  test('has a log of its own, which is empty', async () => {
    const job = await checked(app, stranger, `PAN\n${PAN}`, { product: 'pan-profile' })
    await start(app, stranger, job)
    await left(app, stranger, job.id, 'ready', 'running')
    const [{ id: other }] = (await get('/api/resources/pan-profile', stranger)).json()
    expect(await logOf(other, stranger)).toEqual([])
    expect(await get(`/api/bulk-jobs/${jobId}/result.csv`, stranger)).toMatchObject({ statusCode: 404 })
    await get(`/api/bulk-jobs/${job.id}/result.csv`, stranger)
    expect(await logOf(other, stranger)).toMatchObject([{ action: 'job.downloaded', by: 'Asha Rao' }])
  })
})

test('one download of a file is one entry, and stands in the log of each of its checks', async () => {
  const job = await checked(app, headers, `PAN,Name\n${panOf(2)},B\n${panOf(3)},C\n${panOf(4)},D`)
  await start(app, headers, job)
  await left(app, headers, job.id, 'ready', 'running')
  await get(`/api/bulk-jobs/${job.id}/result.csv`)
  const entries = ctx.db.selectFrom('audit_events').select('id').where('subject', '=', job.id)
  expect(await entries.where('action', '=', 'job.downloaded').execute()).toHaveLength(1)
  const filter = encodeURIComponent(JSON.stringify({ jobId: job.id }))
  const rows = (await get(`/api/resources/pan-check?filter=${filter}`)).json<{ id: string }[]>()
  expect(rows).toHaveLength(3)
  for (const row of rows) expect(await logOf(row.id)).toMatchObject([{ action: 'job.downloaded' }])
})

describe('by a key', () => {
  const check = async (product: string, input: object) => {
    const reply = await post(`/v1/${product}`, { ...input, consent: true, purpose: 'other' }, key)
    expect(reply.statusCode, reply.body).toBe(200)
    return reply.json<{ id: string }>().id
  }

  test('the answer of a call is an access, and reading it again is another one, once in a while', async () => {
    const made = await check('pan-check', { pan: panOf(5) })
    const read = { action: 'verification.readByApi', by: 'integration' }
    expect(await logOf(made)).toMatchObject([read])
    for (let time = 0; time < 3; time++) await get(`/v1/verifications/${made}`, key)
    expect(await logOf(made)).toMatchObject([read, read])
  })

  test('a call without an answer shows nothing', async () => {
    const made = await check('pan-check', { pan: 'AAACZ1404A' })
    await get(`/v1/verifications/${made}`, key)
    expect(await logOf(made)).toEqual([])
  })
})

test('a file of the check, a report about it and its review by staff are in its log too', async () => {
  const made = (
    await post('/api/resources/pan-check', { input: { pan: panOf(6) }, consent: true, purpose: 'other' })
  ).json<{ id: string }>()
  const file = newId('fil')
  const report = newId('irp')
  const adminId = await makeAdmin(ctx.db, 'admin')
  await ctx.db
    .insertInto('files')
    .values({
      id: file,
      user_id: userId,
      verification_id: made.id,
      name_sealed: null,
      type: 'jpeg',
      bytes: 1,
      sha256: '',
      is_locked: false,
      password_sealed: null,
      keep_until: new Date().toISOString(),
      deleted_at: new Date().toISOString(),
    })
    .execute()
  await ctx.db
    .insertInto('intelligence_reports')
    .values({
      id: report,
      user_id: userId,
      mode: 'live',
      channel: 'console',
      api_key_id: null,
      code_email: null,
      reference: null,
      hold_id: null,
      finished_at: null,
      revoke_reason: null,
      made_by: '',
      subjects_sealed: '',
      purpose: 'other',
      consent: '',
      status: 'ready',
      at_most_paise: 0,
      created_at: new Date().toISOString(),
    })
    .execute()
  await ctx.db
    .insertInto('intelligence_checks')
    .values({ report_id: report, question: 'one', verification_id: made.id })
    .execute()
  const by = { ip: null, requestId: null }
  const staff = { kind: 'admin', role: 'admin', adminId, sessionId: 'ses_1', name: 'Meera', permissions: {} } as const
  const owner = {
    kind: 'customer',
    userId,
    subUserId: null,
    sessionId: 'ses_2',
    name: 'Asha Rao',
    kycComplete: true,
  } as const
  await recordAccess(ctx.db, { ...by, actor: owner }, { action: 'file.read', subject: file })
  await recordAccess(ctx.db, { ...by, actor: owner }, { action: 'intelligenceReport.downloaded', subject: report })
  await recordAccess(ctx.db, { ...by, actor: staff }, { action: 'courtReview.opened', subject: made.id, userId })
  // Of another file and another check.
  await recordAccess(ctx.db, { ...by, actor: owner }, { action: 'file.read', subject: newId('fil') })
  await recordAccess(ctx.db, { ...by, actor: owner }, { action: 'verification.downloaded', subject: id })
  expect((await logOf(made.id)).map(({ action, by: who }) => [action, who])).toEqual([
    ['courtReview.opened', 'Our staff'],
    ['intelligenceReport.downloaded', 'Asha Rao'],
    ['file.read', 'Asha Rao'],
  ])
})

import { expect, test } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import { importUploaded, startListImports } from '../../../server/screening/lists/importQueue.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { until } from '../../support/until.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>

const BOUNDARY = 'list-test-boundary'

function formOf(files: Record<string, string>): Buffer {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${content}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`)
}

const upload = (url: string, headers: Headers, files: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: formOf(files),
  })

const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) })

async function customer() {
  const { userId } = await makeCustomer(ctx.db)
  return { userId, headers: await signedIn(ctx, { userId }) }
}

const csv = (...rows: string[]) => ['id,name,births,countries', ...rows].join('\n')

async function ownList(headers: Headers, name = 'Former suppliers') {
  const reply = await call('POST', '/api/own-lists', headers, { name })
  return reply.json<{ id: string }>().id
}

/** Uploads a file and imports it, as a worker does. */
async function imported(prefix: string, headers: Headers, id: string, content: string, query = '') {
  const reply = await upload(`${prefix}/${id}/files${query}`, headers, { 'list.csv': content })
  expect(reply.statusCode).toBe(200)
  await importUploaded(ctx, reply.json().id)
  return newest(prefix, headers, id)
}

async function newest(prefix: string, headers: Headers, id: string) {
  const [version] = (await call('GET', `${prefix}/${id}/versions`, headers)).json()
  return version
}

const staff = async (role: 'admin' | 'superadmin') => signedIn(ctx, { adminId: await makeAdmin(ctx.db, role), role })

const hits = async (headers: Headers, name: string, key: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/resources/aml-screen',
    headers: { ...headers, 'idempotency-key': key },
    payload: { input: { kind: 'person', name, lists: 'own' }, consent: true, purpose: 'other', atMostPaise: 1_200 },
  })
  return reply.json().result?.hits.map((hit: { name: string }) => hit.name) ?? []
}

test('a customer’s own list is imported in the background, compared with the version before it, and removed', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  const first = await imported('/api/own-lists', headers, id, csv('1,Perpetua Lanyon,1970,GB', '2,Ignatius Trewin,,'))
  expect(first).toMatchObject({ number: 1, state: 'current', entries: 2, importedBy: 'Asha Rao', problems: [] })
  await imported('/api/own-lists', headers, id, csv('1,Perpetua Lanyon,1971,GB', '3,Demelza Pascoe,,'))
  expect((await call('GET', `/api/resources/own-lists/${id}`, headers)).json()).toMatchObject({
    name: 'Former suppliers',
    kind: 'own',
    state: 'ready',
    version: 2,
    entries: 2,
  })
  const changes = async (kind: string) =>
    (await call('GET', `/api/own-lists/${id}/versions/2/changes?kind=${kind}`, headers)).json().changes
  expect(await changes('added')).toMatchObject([{ entryId: '3', entry: { name: 'Demelza Pascoe' }, before: null }])
  expect(await changes('removed')).toMatchObject([{ entryId: '2', entry: { name: 'Ignatius Trewin' } }])
  expect(await changes('changed')).toMatchObject([{ entry: { births: ['1971'] }, before: { births: ['1970'] } }])
  expect(await hits(headers, 'Demelza Pascoe', 'before-removal')).toEqual(['Demelza Pascoe'])
  expect((await call('POST', `/api/own-lists/${id}/remove`, headers)).statusCode).toBe(200)
  expect(await hits(headers, 'Demelza Pascoe', 'after-removal')).toEqual([])
  expect((await call('GET', `/api/own-lists/${id}/versions`, headers)).statusCode).toBe(404)
})

test('an own list is rolled back to its former version, which is searched again', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  await imported('/api/own-lists', headers, id, csv('1,Perpetua Lanyon,1970,GB'))
  const rollBack = () => call('POST', `/api/own-lists/${id}/roll-back`, headers)
  expect((await rollBack()).statusCode).toBe(409)
  await imported('/api/own-lists', headers, id, csv('3,Demelza Pascoe,,'), '?allowFewer=yes')
  expect(await hits(headers, 'Perpetua Lanyon', 'before-rollback')).toEqual([])
  expect((await rollBack()).json()).toEqual({ version: 1 })
  expect(await hits(headers, 'Perpetua Lanyon', 'after-rollback')).toEqual(['Perpetua Lanyon'])
  expect(await hits(headers, 'Demelza Pascoe', 'withdrawn')).toEqual([])
  const events = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
  expect(events.map(({ action }) => action)).toContain('watchList.rolledBack')
})

test('the problems of a broken file are told by row, and nothing changes', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  await imported('/api/own-lists', headers, id, csv('1,Perpetua Lanyon,,'))
  const broken = csv('1,Perpetua Lanyon,,', '2,,,', '1,Somebody Else,,', '4,Secret Name,soon,')
  const version = await imported('/api/own-lists', headers, id, broken)
  expect(version.state).toBe('failed')
  expect(version.problems).toEqual([
    'Line 3 has no name.',
    'Line 4 has the same id as line 2. Each entry needs its own.',
    'Line 5: a date of birth cannot be read. Write it as 1964-10-08, or 1964 if only the year is known.',
  ])
  expect(await hits(headers, 'Perpetua Lanyon', 'after-broken')).toEqual(['Perpetua Lanyon'])
  expect((await imported('/api/own-lists', headers, id, '<xml/>')).problems).toEqual([
    'list.csv: This is not the template’s CSV: its first row needs at least name.',
  ])
  const stored = await ctx.db.selectFrom('screening_list_versions').selectAll().where('list_id', '=', id).execute()
  expect(JSON.stringify(stored)).not.toMatch(/Asha|Secret|soon/)
})

test('an own list needs no ids, and its cells may be apart by semicolons; unknown columns and repeated rows are told', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  const rows = ['"NAME";"KIND";"DOB"', '"Perpetua Lanyon";"person";"1970"', '"Trewin & Sons";"company";""']
  const first = await imported('/api/own-lists', headers, id, rows.join('\n'))
  expect(first).toMatchObject({ state: 'current', entries: 2, kinds: { person: 1, organisation: 1 }, leftOut: {} })
  const again = await imported(
    '/api/own-lists',
    headers,
    id,
    [...rows.toReversed().slice(2), ...rows.slice(1)].join('\n'),
  )
  expect(again).toMatchObject({ state: 'current', added: 0, changed: 0, removed: 0 })
  expect(await hits(headers, 'Perpetua Lanyon', 'without-ids')).toEqual(['Perpetua Lanyon'])
  expect(await hits(headers, 'Trewin & Sons', 'no-person')).toEqual([])
  const twice = await imported('/api/own-lists', headers, id, [...rows, rows[1]].join('\n'))
  expect(twice.problems).toEqual(['Line 4 repeats line 2. Remove one of them, or give each an id.'])
  const unknown = await imported('/api/own-lists', headers, id, 'name,entity type\nTrewin & Sons,company\n')
  expect(unknown.problems).toEqual([expect.stringMatching(/^list\.csv: These columns are not known: entity type/)])
})

test('too many entries and a file that lost most of them are refused; the latter can be allowed', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  const rows = (count: number) => csv(...Array.from({ length: count }, (_, at) => `${at},Name ${at},,`))
  const { problems } = await imported('/api/own-lists', headers, id, rows(limits.ownLists.entries + 1))
  expect(problems).toEqual(['list.csv: The file has more than 50000 entries. Split it into several lists.'])
  await imported('/api/own-lists', headers, id, rows(60))
  expect(await imported('/api/own-lists', headers, id, rows(3))).toMatchObject({ state: 'failed', shrunk: true })
  expect(await imported('/api/own-lists', headers, id, rows(3), '?allowFewer=yes')).toMatchObject({
    state: 'current',
    removed: 57,
  })
})

test('another account and a view-only user can do nothing with a list', async () => {
  const [owner, other] = [await customer(), await customer()]
  const id = await ownList(owner.headers)
  await imported('/api/own-lists', owner.headers, id, csv('1,Perpetua Lanyon,,'))
  const status = async (reply: ReturnType<typeof call>) => (await reply).statusCode
  expect(await status(call('GET', `/api/resources/own-lists/${id}`, other.headers))).toBe(404)
  expect(await status(call('GET', `/api/own-lists/${id}/versions`, other.headers))).toBe(404)
  expect(await status(call('GET', `/api/own-lists/${id}/versions/1/changes?kind=added`, other.headers))).toBe(404)
  expect(await status(upload(`/api/own-lists/${id}/files`, other.headers, { 'a.csv': csv('1,A B,,') }))).toBe(404)
  for (const verb of ['roll-back', 'remove'])
    expect(await status(call('POST', `/api/own-lists/${id}/${verb}`, other.headers))).toBe(404)
  expect(await hits(other.headers, 'Perpetua Lanyon', 'other-account')).toEqual([])
  const subUserId = await makeSubUser(ctx.db, owner.userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const viewer = await signedIn(ctx, { userId: owner.userId, subUserId })
  expect(await status(call('GET', `/api/own-lists/${id}/versions`, viewer))).toBe(200)
  expect(await status(call('POST', '/api/own-lists', viewer, { name: 'Mine' }))).toBe(403)
  expect(await status(upload(`/api/own-lists/${id}/files`, viewer, { 'a.csv': csv('1,A B,,') }))).toBe(403)
  for (const verb of ['roll-back', 'remove'])
    expect(await status(call('POST', `/api/own-lists/${id}/${verb}`, viewer))).toBe(403)
})

test('a second import of a list is refused while one runs, and one whose worker was killed runs again', async () => {
  const { headers } = await customer()
  const id = await ownList(headers)
  const first = await upload(`/api/own-lists/${id}/files`, headers, { 'a.csv': csv('1,Perpetua Lanyon,,') })
  expect(first.statusCode).toBe(200)
  const second = await upload(`/api/own-lists/${id}/files`, headers, { 'b.csv': csv('2,Ignatius Trewin,,') })
  expect(second.statusCode).toBe(409)
  await ctx.db
    .updateTable('screening_list_versions')
    .set({ claim: 'a worker that is gone', entries: 17 })
    .where('list_id', '=', id)
    .execute()
  const worker = await startListImports(ctx, { work: true })
  await until(async () =>
    expect(await newest('/api/own-lists', headers, id)).toMatchObject({ state: 'current', entries: 1 }),
  )
  await worker.stop()
  await ctx.jobs.boss.offWork('list-import')
})

test('staff reads the watch lists, and a super-admin adds, imports, rolls back and removes one', async () => {
  const [admin, superAdmin] = [await staff('admin'), await staff('superadmin')]
  expect((await call('POST', '/admin-api/watch-lists', admin, { name: 'Ours', kind: 'pep' })).statusCode).toBe(403)
  const added = await call('POST', '/admin-api/watch-lists', superAdmin, { name: 'Embargoes', kind: 'sanctions' })
  const { id } = added.json<{ id: string }>()
  const again = await call('POST', '/admin-api/watch-lists', superAdmin, { name: 'embargoes', kind: 'sanctions' })
  expect(again.statusCode).toBe(409)
  expect((await upload(`/admin-api/watch-lists/${id}/files`, admin, { 'a.csv': csv('1,A B,,') })).statusCode).toBe(403)
  await imported('/admin-api/watch-lists', superAdmin, id, csv('1,Perpetua Lanyon,,'))
  await imported('/admin-api/watch-lists', superAdmin, id, csv('1,Perpetua Lanyon,,', '2,Ignatius Trewin,,'))
  const seen = await call('GET', '/admin-api/resources/watch-lists', admin)
  expect(seen.json()).toContainEqual(expect.objectContaining({ id, name: 'Embargoes', state: 'ready', version: 2 }))
  const reason = { reason: 'The file was of another day' }
  expect((await call('POST', `/admin-api/watch-lists/${id}/roll-back`, admin, reason)).statusCode).toBe(403)
  const back = await call('POST', `/admin-api/watch-lists/${id}/roll-back`, superAdmin, reason)
  expect(back.json()).toEqual({ version: 1 })
  expect((await call('POST', `/admin-api/watch-lists/${id}/roll-back`, superAdmin, reason)).statusCode).toBe(409)
  expect((await call('POST', `/admin-api/watch-lists/${id}/remove`, superAdmin, reason)).statusCode).toBe(200)
  expect((await call('GET', `/admin-api/watch-lists/${id}/versions`, admin)).statusCode).toBe(404)
  const events = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
  const count = (action: string) => events.filter(event => event.action === action).length
  expect(['added', 'uploaded', 'imported', 'rolledBack', 'removed'].map(verb => count(`watchList.${verb}`))).toEqual([
    1, 2, 2, 1, 1,
  ])
})

test('staff does not reach a customer’s own list', async () => {
  const owner = await customer()
  const id = await ownList(owner.headers)
  const superAdmin = await staff('superadmin')
  for (const url of [`/admin-api/resources/watch-lists/${id}`, `/admin-api/watch-lists/${id}/versions`])
    expect((await call('GET', url, superAdmin)).statusCode).toBe(404)
  const reason = { reason: 'Not theirs to change' }
  for (const verb of ['remove', 'roll-back'])
    expect((await call('POST', `/admin-api/watch-lists/${id}/${verb}`, superAdmin, reason)).statusCode).toBe(404)
})

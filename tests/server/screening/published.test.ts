import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createEgress } from '../../../server/platform/egress/index.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { registry } from '../../../server/platform/metrics.ts'
import { rollBack } from '../../../server/screening/lists/rollBack.ts'
import { describeFetchFault } from '../../../server/screening/published/fetchFault.ts'
import { look } from '../../../server/screening/published/fetchQueue.ts'
import { fetchSource } from '../../../server/screening/published/fetchSource.ts'
import { readListSources, type Source } from '../../../server/screening/published/sources.ts'
import { readSources } from '../../../server/screening/published/state.ts'
import { watchPromises } from '../../../server/screening/published/watchPromises.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, signedIn } from '../../support/factories.ts'
import { listServer } from '../../support/listServer.ts'
import { until } from '../../support/until.ts'

const { app, ctx } = await testApp()
const publisher = await listServer()
const directory = mkdtempSync(join(tmpdir(), 'lists-'))
afterAll(async () => {
  await publisher.close()
  rmSync(directory, { recursive: true })
})

const HOUR_MS = 60 * 60_000
const parts = {
  db: ctx.db,
  vault: ctx.vault,
  log: ctx.log,
  egress: createEgress({ production: false, ownPort: 1 }),
  directory,
  pauseMs: 1,
}

/** The connection ends once so much of the file is on the disk. */
const cutAfter = (source: Source, bytes: number, before = 0) => ({
  cutAfter: bytes,
  arrived: () =>
    until(() => {
      if (statSync(join(directory, `${source.id}.part`)).size < before + bytes) throw new Error('not yet')
    }),
})

const files = {
  un: 'un-consolidated.xml',
  uk: 'UK-Sanctions-List.xml',
  'ofac-sdn': 'sdn_advanced.xml',
  'open-sanctions': 'entities.ftm.json',
} as const

function sourceOf(id: keyof typeof files, address = publisher.addressOf(files[id])): Source {
  const source = readListSources({ LIST_SOURCES: undefined }).find(one => one.id === id) as Source
  const checksums = source.checksums && publisher.addressOf('index.json')
  return { ...source, address, ...(checksums && { checksums }) }
}

const rowOf = async (source: Source) => {
  const [found] = await readSources(ctx.db, [source])
  if (!found) throw new Error('Every source has a row.')
  return found.row
}

const problemOf = async (source: Source) => {
  const { fault, fault_params } = await rowOf(source)
  return fault && describeFetchFault('en', fault, fault_params)
}

const versions = (list: string) =>
  ctx.db
    .selectFrom('screening_list_versions as version')
    .innerJoin('screening_lists as list', 'list.id', 'version.list_id')
    .select(['number', 'state', 'entries', 'published_on', 'imported_by'])
    .where('list.name', '=', list)
    .where('list.removed_at', 'is', null)
    .orderBy('number')
    .execute()

beforeEach(async () => {
  publisher.troubles.length = 0
  publisher.asked.length = 0
  await ctx.db.deleteFrom('screening_sources').execute()
})

test('a list is fetched and imported with its date; unchanged, it is confirmed and nothing is sent', async () => {
  const source = sourceOf('un')
  expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  const imported = { state: 'current', entries: 2, published_on: '2026-11-18', imported_by: 'fetch' }
  expect(await versions(source.list)).toMatchObject([{ number: 1, ...imported }])
  const before = await rowOf(source)
  expect(await fetchSource(parts, source)).toEqual({ result: 'unchanged' })
  expect(publisher.asked.at(-1)?.known).toMatch(/^"/)
  expect(await versions(source.list)).toHaveLength(1)
  const after = await rowOf(source)
  expect(Date.parse(after.checked_at ?? '')).toBeGreaterThanOrEqual(Date.parse(before.checked_at ?? ''))
  publisher.change(files.un, publisher.contentOf(files.un).toString().replace('RAMON', 'RAYMOND'))
  expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  expect(await versions(source.list)).toMatchObject([{ state: 'former' }, { state: 'current' }])
})

test('a file that was rolled back by hand does not come back, and a removed list is fetched no more', async () => {
  const source = sourceOf('ofac-sdn')
  await fetchSource(parts, source)
  publisher.change(files['ofac-sdn'], publisher.contentOf(files['ofac-sdn']).toString().replaceAll('Fareed', 'Farrukh'))
  await fetchSource(parts, source)
  const { list_id } = await rowOf(source)
  await ctx.db.transaction().execute(trx => rollBack(trx, { locale: 'en' }, list_id as string))
  expect(await fetchSource(parts, source)).toEqual({ result: 'failed' })
  expect(await problemOf(source)).toContain('rolled back manually')
  publisher.change(files['ofac-sdn'], publisher.contentOf(files['ofac-sdn']).toString().replaceAll('Farrukh', 'Faruk'))
  expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  const headers = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })
  const payload = { reason: 'Another list has these' }
  await app.inject({ method: 'POST', url: `/admin-api/watch-lists/${list_id}/remove`, headers, payload })
  expect(await fetchSource(parts, source)).toEqual({ result: 'failed' })
  expect(await problemOf(source)).toContain('is turned off')
  expect(await fetchSource(parts, source, { byHand: true })).toMatchObject({ result: 'imported' })
})

test('errors and delays are survived, a redirect is followed', async () => {
  publisher.troubles.push({ status: 503 }, { delayMs: 30 })
  expect(await fetchSource(parts, sourceOf('uk', publisher.addressOf(`moved/${files.uk}`)))).toMatchObject({
    result: 'imported',
  })
  expect(publisher.asked.map(({ path }) => path)).toEqual(
    ['/moved/', '/', '/moved/', '/'].map(path => `${path}${files.uk}`),
  )
})

test('a file that is cut off goes on where it ended, also in a later attempt', async () => {
  const source = sourceOf('ofac-sdn')
  publisher.troubles.push(cutAfter(source, 900), cutAfter(source, 700, 900), { status: 500 }, { status: 500 })
  expect(await fetchSource(parts, source)).toEqual({ result: 'failed' })
  expect(publisher.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=900-', 'bytes=1600-', 'bytes=1600-'])
  expect(await problemOf(source)).toBe('The publisher answered with the status 500.')
  expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  expect(publisher.asked.at(-1)?.range).toBe('bytes=1600-')
  expect((await versions(source.list)).filter(({ state }) => state === 'current')).toMatchObject([{ entries: 4 }])
})

test('what has changed meanwhile is not put together from two files', async () => {
  const source = sourceOf('uk')
  publisher.troubles.push(cutAfter(source, 900), { status: 500 }, { status: 500 }, { status: 500 })
  await fetchSource(parts, source)
  publisher.change(files.uk, publisher.contentOf(files.uk).toString().replaceAll('EXAMPLE', 'INSTANCE'))
  expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  expect((await versions(source.list)).at(-1)).toMatchObject({ state: 'current', entries: 3 })
})

describe('nothing is imported', () => {
  const failing = async (source: Source) => {
    const before = await versions(source.list)
    expect(await fetchSource(parts, source)).toEqual({ result: 'failed' })
    const after = await versions(source.list)
    expect(after.filter(({ state }) => state === 'current')).toEqual(before.filter(({ state }) => state === 'current'))
    return problemOf(source)
  }

  test('of a file with another checksum in the reply', async () => {
    publisher.troubles.push('wrong digest')
    expect(await failing(sourceOf('un'))).toContain('does not have the checksum')
  })

  test('of a file whose layout has changed, and the file and what was expected are named', async () => {
    publisher.change('changed.xml', publisher.contentOf(files.uk).toString().replaceAll('UniqueID', 'Ref'))
    expect(await failing(sourceOf('uk', publisher.addressOf('changed.xml')))).toContain(
      'changed.xml: This looks like UK Sanctions List XML, but Designation',
    )
  })

  test('of a publisher that refuses, and the next attempt comes sooner than usual', async () => {
    publisher.troubles.push({ status: 404 })
    const source = sourceOf('un')
    expect(await failing(source)).toBe('The publisher answered with the status 404.')
    const { next_at, failures } = await rowOf(source)
    expect(failures).toBe(1)
    expect(Date.parse(next_at)).toBeLessThan(Date.now() + HOUR_MS)
  })

  test('of a private address', async () => {
    const source = sourceOf('un', 'http://10.0.0.1/list.xml')
    expect(await failing(source)).toBe('The publisher could not be reached.')
  })

  test('without a confirmed licence; with it, the stated checksum is compared', async () => {
    const source = sourceOf('open-sanctions')
    expect(await failing(source)).toContain('The licence of OpenSanctions has not been confirmed.')
    expect(publisher.asked).toEqual([])
    await ctx.db.updateTable('screening_sources').set({ licence_confirmed_at: new Date() }).execute()
    const other = { ...source, checksums: publisher.addressOf('consolidated.json') }
    expect(await failing(other)).toContain('list of checksums cannot be read')
    expect(await fetchSource(parts, source)).toMatchObject({ result: 'imported' })
  })
})

test('staff are told once of a list that is older than promised, and metrics and capabilities say so', async () => {
  const source = sourceOf('un')
  await fetchSource(parts, source)
  await ctx.db
    .insertInto('notice_recipients')
    .values({ id: newId('ntc'), email: 'lists@satyapan.test', events: ['listLate'] })
    .execute()
  const mails = () =>
    ctx.db
      .selectFrom('messages')
      .select('id')
      .execute()
      .then(rows => rows.length)
  const sent = await mails()
  await watchPromises(ctx)
  expect(await mails()).toBe(sent)
  await ctx.db
    .updateTable('screening_sources')
    .set({ checked_at: new Date(Date.now() - (source.promiseHours + 1) * HOUR_MS) })
    .where('source', '=', 'un')
    .execute()
  await watchPromises(ctx)
  await watchPromises(ctx)
  expect(await mails()).toBe(sent + 1)
  expect(await registry.metrics()).toContain('watch_list_late{source="un"} 1')
  const headers = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'admin'), role: 'admin' })
  const capabilities = await app.inject({ url: '/admin-api/capabilities', headers })
  expect(JSON.stringify(capabilities.json())).toContain('Older than promised: UN Security Council.')
  const listed = await app.inject({ url: '/admin-api/list-sources', headers })
  expect(listed.json().sources).toContainEqual(expect.objectContaining({ id: 'un', state: 'late', promiseHours: 48 }))
  await fetchSource(parts, source)
  await watchPromises(ctx)
  expect(await registry.metrics()).toContain('watch_list_late{source="un"} 0')
  expect((await rowOf(source)).late_since).toBeNull()
})

test('a super-admin fetches, turns off and confirms a licence, with an entry in the audit log; an admin only reads', async () => {
  const [admin, superAdmin] = await Promise.all(
    (['admin', 'superadmin'] as const).map(async role =>
      signedIn(ctx, { adminId: await makeAdmin(ctx.db, role), role }),
    ),
  )
  const call = async (url: string, headers: Record<string, string> | undefined, payload?: object) =>
    (
      await app.inject({
        method: 'POST',
        url: `/admin-api/list-sources/${url}`,
        headers: headers ?? {},
        ...(payload && { payload }),
      })
    ).statusCode
  await ctx.jobs.ensureQueue('list-fetch', { policy: 'exclusive' })
  const reason = 'Agreed with the publisher'
  expect(await call('un/fetch', admin)).toBe(403)
  expect(await call('un', admin, { on: false, reason })).toBe(403)
  expect(await call('nowhere/fetch', superAdmin)).toBe(400)
  expect(await call('un/fetch', superAdmin)).toBe(200)
  expect(await call('un', superAdmin, { on: false, reason })).toBe(200)
  expect(await call('un/licence', superAdmin, { reason })).toBe(409)
  expect(await call('open-sanctions/fetch', superAdmin)).toBe(409)
  expect(await call('open-sanctions/licence', superAdmin, { reason })).toBe(200)
  expect(await call('open-sanctions/fetch', superAdmin)).toBe(200)
  const events = await ctx.db.selectFrom('audit_events').select(['action', 'subject']).execute()
  for (const [action, subject] of [
    ['listSource.fetched', 'un'],
    ['listSource.changed', 'un'],
    ['listSource.licenceConfirmed', 'open-sanctions'],
  ])
    expect(events).toContainEqual({ action, subject })
  const { sources } = (await app.inject({ url: '/admin-api/list-sources', headers: admin ?? {} })).json()
  expect(sources).toContainEqual(expect.objectContaining({ id: 'un', state: 'off', isOn: false }))
  expect(sources).toContainEqual(expect.objectContaining({ id: 'open-sanctions', state: 'waiting' }))
})

test('a worker asks for what is due only if fetching is on', async () => {
  await ctx.jobs.ensureQueue('list-fetch', { policy: 'exclusive' })
  const waiting = async () =>
    (await ctx.jobs.boss.findJobs('list-fetch', {})).map(({ data }) => (data as { source: string }).source)
  await ctx.jobs.boss.deleteAllJobs('list-fetch')
  await look({ ...ctx, config: { ...ctx.config, LIST_FETCH: 'off' } })
  expect(await waiting()).toEqual([])
  await look({ ...ctx, config: { ...ctx.config, LIST_FETCH: 'on' } })
  expect((await waiting()).toSorted()).toEqual(['eu', 'ofac-consolidated', 'ofac-sdn', 'uk', 'un'])
})

test('a file of settings names other addresses and promises, and is refused if it names anything else', () => {
  const path = join(directory, 'sources.json')
  writeFileSync(path, JSON.stringify({ un: { address: 'https://mirror.example/un.xml', promiseHours: 24 } }))
  const [un] = readListSources({ LIST_SOURCES: path })
  expect(un).toMatchObject({ id: 'un', address: 'https://mirror.example/un.xml', promiseHours: 24, everyHours: 12 })
  writeFileSync(path, JSON.stringify({ un: { url: 'https://mirror.example/un.xml' } }))
  expect(() => readListSources({ LIST_SOURCES: path })).toThrow(/LIST_SOURCES: the file does not fit/)
})

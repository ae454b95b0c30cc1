import { expect, test } from 'vitest'
import type { InputOf } from '../../../contracts/products/index.ts'
import { screenSubject } from '../../../server/screening/screen/screenSubject.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn, vault } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

const person = (name: string, more: Partial<InputOf<'aml-screen'>> = {}): InputOf<'aml-screen'> => ({
  kind: 'person',
  name,
  ...more,
})

const screen = (input: InputOf<'aml-screen'>, userId: string | null = null) =>
  screenSubject({ db: ctx.db, vault }, userId, input)

test('a hit says why: its list and version, the matched name, and points that add up to the score', async () => {
  const result = await screen(person('Arvind Zaveri Kalsi', { birth: '1968-06-12', country: 'India' }))
  const [hit] = result.hits
  expect(result).toMatchObject({ outcome: 'possible_match', hitCount: 1, risk: 'medium', threshold: 80 })
  expect(hit).toMatchObject({
    list: 'Tests’ list',
    listKind: 'pep',
    listVersion: 1,
    entryId: 'SP-04471',
    name: 'Arvind Z. Kalsi',
    matchedName: 'Arvind Zaveri Kalsi',
    programmes: ['Position of influence'],
    tier: 2,
    decision: 'open',
  })
  const sum = hit?.features.reduce((points, feature) => points + feature.points, 0)
  expect(sum).toBeCloseTo(hit?.score ?? 0)
  expect(result.score).toBe(hit?.score)
})

test('no hit says which lists of which version and date were searched', async () => {
  const result = await screen(person('Zbigniew Nowhere'))
  expect(result).toMatchObject({ outcome: 'clear', score: null, hitCount: 0, hits: [], risk: 'low' })
  expect(result.lists).toContainEqual({
    list: 'Tests’ list',
    kind: 'pep',
    origin: 'own',
    version: 1,
    date: new Date().toISOString().slice(0, 10),
    entries: 1,
  })
})

test('another birth date, country or gender rules a like name out in sight: with both scores, and counted apart', async () => {
  const born = await screen(person('Arvind Kalsi', { birth: '1994-01-02' }))
  expect(born).toMatchObject({ outcome: 'clear', risk: 'low', score: null, hitCount: 0, hits: [], ruledOutCount: 1 })
  expect(born.ruledOut).toMatchObject([{ contradictions: ['birthDate'], score: 68, scoreBefore: 95, decision: 'open' }])
  const sum = born.ruledOut?.[0]?.features.reduce((points, feature) => points + feature.points, 0)
  expect(sum).toBeCloseTo(68)
  const abroad = await screen(person('Arvind Kalsi', { threshold: '95', country: 'Chile', gender: 'female' }))
  expect(abroad).toMatchObject({ hitCount: 0, ruledOut: [{ contradictions: ['country'] }] })
})

test('exactly the main name stays a hit, whatever birth date was stated', async () => {
  const rows = ['N-1,person,Dawlat Ibrar Kashkari,Dawlat Bhai,1955,IN,,Listed']
  await importList(ctx, { name: 'Namesakes', kind: 'pep', rows })
  for (const name of ['Dawlat Ibrar Kashkari', 'KASHKARI, Dawlat Ibraar']) {
    const result = await screen(person(name, { birth: '1985', gender: 'male' }))
    expect(result).toMatchObject({ outcome: 'possible_match', hitCount: 1, ruledOutCount: 0 })
    expect(result.hits).toMatchObject([{ entryId: 'N-1', contradictions: ['birthDate'] }])
    expect(result.hits[0]?.scoreBefore).toBeGreaterThan(95)
  }
  const alias = await screen(person('Dawlat Bhai', { birth: '1985' }))
  expect(alias).toMatchObject({ outcome: 'clear', hitCount: 0, ruledOutCount: 1 })
})

test('only the lists that were asked for are searched, and only current versions', async () => {
  await importList(ctx, { name: 'Changing', rows: ['1,person,Quentin Fairbrother,,,GB,,Old'] })
  expect((await screen(person('Quentin Fairbrother'))).hits[0]).toMatchObject({ listVersion: 1, programmes: ['Old'] })
  await importList(ctx, { name: 'Changing', rows: ['1,person,Quentin Fairbrother,,,GB,,New'] })
  expect((await screen(person('Quentin Fairbrother'))).hits).toMatchObject([{ listVersion: 2, programmes: ['New'] }])
  expect((await screen(person('Arvind Kalsi', { lists: 'sanctions' }))).lists.map(({ list }) => list)).toEqual([
    'Changing',
  ])
})

test('an own list is searched by its owner only', async () => {
  const [owner, other] = await Promise.all([makeCustomer(ctx.db), makeCustomer(ctx.db)])
  const rows = ['E-9,person,Ramanujan Iyengar,Raman Iyengar,1971,IN,,Dismissed']
  await importList(ctx, { name: 'Dismissed', kind: 'own', ownerId: owner.userId, rows })
  const own = await screen(person('Ramanujam Iyengar'), owner.userId)
  expect(own.hits).toMatchObject([{ list: 'Dismissed', listKind: 'own', entryId: 'E-9', name: 'Ramanujan Iyengar' }])
  expect(own.lists.map(({ list }) => list)).toContain('Dismissed')
  const foreign = await screen(person('Ramanujam Iyengar'), other.userId)
  expect(foreign.hits).toEqual([])
  expect(foreign.lists.map(({ list }) => list)).not.toContain('Dismissed')
})

test.each([
  ['emoji', '😀😀'],
  ['punctuation', '-- . --'],
  ['a very long name', 'Asha '.repeat(12).trim()],
  ['right to left', 'محمد الرشيد'],
  ['mixed scripts', 'Арвинд Kalsi अरविंद'],
])('%s is screened without an error', async (_, name) => {
  const result = await screen(person(name))
  expect(result.lists.length).toBeGreaterThan(0)
})

test('the gateway charges an answer, also without a hit', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, userId)
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/aml-screen',
    headers: key.headers,
    payload: { kind: 'person', name: 'Zbigniew Nowhere', consent: true, purpose: 'other' },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ status: 'completed', result: { outcome: 'clear' }, charge: { paise: 1_200 } })
})

test.each([
  ['birth', '12/06/1968'],
  ['birth', '1968-13-40'],
  ['kind', 'ship'],
  ['name', ''],
  ['threshold', '12'],
])('%s %j is refused with the name of the field, and free', async (field, value) => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/resources/aml-screen',
    headers: { ...headers, 'idempotency-key': `${field}${value}` },
    payload: { input: { ...person('Asha'), [field]: value }, consent: true, purpose: 'other' },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.body).toContain(field)
})

test('without any list there is no answer, which is free', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const result = screen(person('Asha', { lists: 'own' }), userId)
  await expect(result).rejects.toThrow('no list has been imported')
})

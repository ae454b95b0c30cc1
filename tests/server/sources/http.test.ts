import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { createSources } from '../../../server/sources/adapters/create.ts'
import { hangUp, json, remoteServer, silent, status } from '../../support/remoteSource.ts'

const server = await remoteServer()
const directory = mkdtempSync(join(tmpdir(), 'satyapan-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const sourcesWith = (env: Record<string, string> = {}) =>
  createSources(
    readConfig({
      SOURCE: 'http',
      SOURCE_URL: `${server.url}/base/`,
      SOURCE_KEY: 'k',
      SOURCE_TIMEOUT_MS: '5000',
      ...env,
    }),
  )

const question = {
  product: 'pan-check',
  query: { pan: 'AAACZ1000A', name: null },
  userId: 'usr_test',
  mode: 'live',
} as const
const record = { full_name: 'Zenith', status: 'VALID', aadhaar_linked: null, updated_on: '2026-03-14' }
const found = json({ outcome: 'found', data: record })

test('asks in the words of the mapping and reads the record back', async () => {
  server.replies(found)
  const answer = await sourcesWith().ask(question)
  expect(server.asked).toEqual([{ path: '/base/pan', authorization: 'Bearer k', body: { pan: 'AAACZ1000A' } }])
  expect(answer).toEqual({
    source: 'own-gateway',
    isDoubtful: false,
    fetchedAt: expect.stringMatching(/Z$/),
    tries: 1,
    found: true,
    record: { name: 'Zenith', active: true, aadhaarLinked: null, updatedOn: '2026-03-14' },
  })
})

test.each([200, 404])('not found is an answer, with status %i', async code => {
  server.replies(json({ outcome: 'not_found' }, code))
  expect(await sourcesWith().ask(question)).toMatchObject({ found: false, tries: 1 })
})

test('a test key asks the sandbox, whatever is configured', async () => {
  server.replies(found)
  expect(await sourcesWith().ask({ ...question, mode: 'test' })).toMatchObject({ source: 'sandbox' })
  expect(server.asked).toEqual([])
})

describe('what may pass is asked again', () => {
  test.each([
    ['5xx', status(503)],
    ['a broken connection', hangUp],
    ['no reply in time', silent],
  ])('%s, then an answer', async (_, trouble) => {
    server.replies(trouble, found)
    expect(await sourcesWith({ SOURCE_TIMEOUT_MS: '3000' }).ask(question)).toMatchObject({ found: true, tries: 2 })
  })

  test('three times at most', async () => {
    server.replies(status(500))
    await expect(sourcesWith().ask(question)).rejects.toThrow('it answered 500')
    expect(server.asked).toHaveLength(3)
  })
})

describe('what makes no sense is no answer, and asked once', () => {
  test.each([
    ['no object', json('found'), /neither found/],
    ['a refusal', status(401), /answered 401/],
    ['a redirect', status(302, { location: server.url }), /answered 302/],
    ['a bare 404', status(404), /no JSON/],
    ['an unknown outcome', json({ outcome: 'maybe', data: record }), /neither found nor not found/],
    ['found without a record', json({ outcome: 'found' }), /no sense: name, active/],
    ['a record of other types', json({ outcome: 'found', data: { ...record, full_name: 5 } }), /no sense: name/],
    ['a word that the mapping does not know', json({ outcome: 'found', data: { ...record, status: 'X' } }), /active/],
    [
      'a reply without end',
      json({ outcome: 'found', data: { ...record, filler: 'x'.repeat(300_000) } }),
      /longer than/,
    ],
  ])('%s', async (_, reply, why) => {
    server.replies(reply)
    const asking = sourcesWith().ask(question)
    await expect(asking).rejects.toThrow(why)
    await expect(asking).rejects.toBeInstanceOf(SourceUnavailable)
    expect(server.asked).toHaveLength(1)
  })
})

test('a source that keeps failing is left alone, shows as down, and only for its product', async () => {
  const sources = sourcesWith()
  const state = () => sources.health().filter(one => one.state === 'degraded' || one.state === 'down')
  server.replies(status(403))
  expect(sources.health()).toContainEqual({ product: 'pan-check', state: 'unknown' })
  for (let asked = 0; asked < 5; asked++) {
    await expect(sources.ask(question)).rejects.toThrow('it answered 403')
    expect(state()).toEqual([{ product: 'pan-check', state: asked < 4 ? 'degraded' : 'down' }])
  }
  await expect(sources.ask(question)).rejects.toThrow('left alone')
  expect(server.asked).toHaveLength(5)
  expect(state()).toEqual([{ product: 'pan-check', state: 'down' }])
})

test('a mapping file replaces the mapping of the products that it names', async () => {
  const file = join(directory, 'mapping.json')
  const mapping = {
    path: '/v2/identity/pan',
    body: { pan: 'id_number' },
    outcome: { at: 'meta.code', found: ['1'], notFound: ['2'] },
    record: { name: 'n', active: { at: 's', values: { Y: true, N: false } }, aadhaarLinked: 'a', updatedOn: 'u' },
  }
  writeFileSync(file, JSON.stringify({ 'pan-check': mapping }))
  server.replies(json({ meta: { code: 1 }, n: 'Zenith', s: 'N' }))
  const answer = await sourcesWith({ SOURCE_MAPPING: file }).ask(question)
  expect(server.asked[0]).toMatchObject({ path: '/base/v2/identity/pan', body: { id_number: 'AAACZ1000A' } })
  expect(answer).toMatchObject({ record: { name: 'Zenith', active: false, aadhaarLinked: null, updatedOn: null } })
  writeFileSync(file, '{"pan-check":{"path":"pan"}}')
  expect(() => sourcesWith({ SOURCE_MAPPING: file })).toThrow('Invalid')
})

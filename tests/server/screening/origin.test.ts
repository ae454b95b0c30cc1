import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { findOrCreateList } from '../../../server/screening/lists/lists.ts'
import { runImport } from '../../../server/screening/lists/runImport.ts'
import { startImport } from '../../../server/screening/lists/startImport.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

const english = { locale: 'en' } as const
const nobody = { kind: 'person', name: 'Zbigniew Nowhere' }

/** As the gateway answers. */
async function screened(input: object) {
  const { userId } = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, userId)
  const payload = { ...input, consent: true, purpose: 'other' }
  const reply = await app.inject({ method: 'POST', url: '/v1/aml-screen', headers: key.headers, payload })
  expect(reply.statusCode).toBe(200)
  return { userId, ...reply.json() }
}

async function importPublished(name: string) {
  const path = new URL(`../../support/publishedLists/${name}`, import.meta.url)
  const id = await ctx.db.transaction().execute(async trx => {
    const list = await findOrCreateList(trx, english, { ownerId: null, name, kind: 'sanctions', createdBy: 'test' })
    return startImport(trx, english, { listId: list.id, files: [{ name }], importedBy: 'test', allowFewer: false })
  })
  expect(await runImport(ctx, id, [{ name, open: () => createReadStream(path) }])).toBe(true)
}

test('published and own lists clear; every answer names the origin of each list', async () => {
  await importPublished('UK-Sanctions-List.csv')
  const { result } = await screened(nobody)
  expect(result.outcome).toBe('clear')
  const origins = Object.fromEntries(result.lists.map(({ list, origin }: Record<string, string>) => [list, origin]))
  expect(origins).toMatchObject({ 'UK-Sanctions-List.csv': 'published', 'Tests’ list': 'own' })
  const listed = await screened({ kind: 'organisation', name: 'Ships Ltd' })
  expect(listed.result).toMatchObject({ outcome: 'possible_match', hits: [{ entryKind: 'organisation' }] })
})

test('a list of made-up entries clears nobody: the answer, the screen’s list, the report and the export say so', async () => {
  await importList(ctx, {
    name: 'Sample',
    importedBy: 'sandbox',
    rows: ['S-1,person,Octavia Brandreth,,1970,GB,,Made up'],
  })
  const { id, userId, result } = await screened(nobody)
  expect(result.outcome).toBe('clear_on_samples')
  expect(result.lists).toContainEqual(expect.objectContaining({ list: 'Sample', kind: 'sanctions', origin: 'sample' }))
  const headers = await signedIn(ctx, { userId })
  const shown = await app.inject({ url: `/api/resources/aml-screen/${id}`, headers })
  expect(shown.json()).toMatchObject({ outcome: 'clear_on_samples' })
  const report = async (language: string) => {
    const url = `/api/verifications/${id}/pdf`
    const { rawPayload } = await app.inject({ url, headers: { ...headers, 'accept-language': language } })
    return (await readPdfPages(rawPayload)).map(({ text }) => text).join('')
  }
  const english = await report('en')
  for (const words of [
    'No match on sample lists (made-up entries)',
    'nobody on them exists',
    'Sample, made-up entries',
  ])
    expect(english).toContain(withoutSpaces(words))
  expect(english).not.toContain('Clear')
  expect(await report('hi')).toMatch(/नमूना.*बनावटी/)
  const { body } = await app.inject({ url: '/api/verifications/export?product=aml-screen', headers })
  for (const words of ['clear_on_samples', 'Origin: Sample, made-up entries']) expect(body).toContain(words)
})

test('a decision against a hit on a sample list does not make it clear either', async () => {
  const { id, userId, result } = await screened({ kind: 'person', name: 'Octavia Brandreth' })
  expect(result.outcome).toBe('possible_match')
  const headers = await signedIn(ctx, { userId })
  const payload = { entryKey: result.hits[0].entryKey, verdict: 'false_positive', note: 'Another passport was seen' }
  const decided = await app.inject({ method: 'POST', url: `/api/aml/${id}/decisions`, headers, payload })
  expect(decided.statusCode).toBe(200)
  const shown = await app.inject({ url: `/api/resources/aml-screen/${id}`, headers })
  expect(shown.json()).toMatchObject({ outcome: 'clear_on_samples' })
})

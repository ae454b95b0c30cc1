import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { testApp } from '../../support/app.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { uploadDocument, makeDraft, send, sign, tokenFor, show, inject } = esignOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
})

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object | undefined, as = headers) =>
  inject(as, { method, url: `/api/esign${path}`, ...(payload && { payload }) })

const made = async (kind: 'folder' | 'tag', name: string, as = headers) =>
  (await call('POST', '/labels', { kind, name }, as)).json<{ id: string }>().id

const labels = async (as = headers) => (await inject(as, { url: '/api/esign/labels' })).json()

const listed = async (filter: object, as = headers) =>
  (await inject(as, { url: `/api/resources/envelopes?filter=${encodeURIComponent(JSON.stringify(filter))}` })).json<
    ShownEnvelope[]
  >()

async function drafted(title = 'Lease of a shop', email = `asha.labels${count}@example.com`, as = headers) {
  const { id: file } = await uploadDocument(as)
  return makeDraft(as, { ...draftOf(file, [signerNamed('asha', 'Asha Rao', { email })]), title })
}

async function sent(email?: string) {
  const id = await drafted(undefined, email)
  expect((await send(headers, id)).statusCode).toBe(200)
  return id
}

describe('folders and tags', () => {
  test('hold envelopes, are found by, renamed and deleted; the envelopes stay', async () => {
    const [lease, offer] = [await drafted(), await drafted('Offer')]
    const folder = await made('folder', 'Rent')
    const [tag, urgent] = [await made('tag', '2026'), await made('tag', 'जरूरी')]
    expect((await call('POST', '/several/move', { ids: [lease], folder })).json()).toEqual({ changed: 1 })
    await call('POST', '/several/tag', { ids: [lease, offer], add: [tag], remove: [] })
    await call('POST', '/several/tag', { ids: [offer], add: [urgent], remove: [] })
    expect(await labels()).toEqual({
      folders: [{ id: folder, name: 'Rent', count: 1 }],
      tags: [
        { id: tag, name: '2026', count: 2 },
        { id: urgent, name: 'जरूरी', count: 1 },
      ],
    })
    expect((await listed({ folder })).map(({ id }) => id)).toEqual([lease])
    expect((await listed({ tags: [tag] })).map(({ id }) => id).toSorted()).toEqual([lease, offer].toSorted())
    expect(await listed({ tags: [tag, urgent] })).toMatchObject([
      { id: offer, folder: null, tags: [{ name: '2026' }, { name: 'जरूरी' }] },
    ])
    expect(await show(headers, lease)).toMatchObject({ folder: { name: 'Rent' }, tags: [{ name: '2026' }] })

    expect((await call('PUT', `/labels/${folder}`, { name: 'Leases' })).json()).toEqual({ id: folder, name: 'Leases' })
    await call('POST', '/several/tag', { ids: [lease], add: [], remove: [tag] })
    expect(await show(headers, lease)).toMatchObject({ folder: { name: 'Leases' }, tags: [] })
    expect((await call('DELETE', `/labels/${folder}`, undefined)).json()).toEqual({ id: folder })
    expect(await show(headers, lease)).toMatchObject({ folder: null })
    // A draft goes with its tags.
    expect((await call('DELETE', `/envelopes/${offer}`, undefined)).statusCode).toBe(200)
    expect(await labels()).toMatchObject({ folders: [], tags: [{ count: 0 }, { count: 0 }] })
  })

  test('are sealed where they lie', async () => {
    await made('folder', 'Verhandlung Sharma')
    const rows = await ctx.db.selectFrom('envelope_labels').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Sharma')
  })

  test('have each name once, without regard to case, also when two are made at once', async () => {
    const replies = await Promise.all([
      call('POST', '/labels', { kind: 'folder', name: 'Rent' }),
      call('POST', '/labels', { kind: 'folder', name: 'RENT' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const second = await call('POST', '/labels', { kind: 'tag', name: 'Rent' })
    expect(second.statusCode).toBe(200)
    const other = await made('folder', 'Other')
    const renamed = await call('PUT', `/labels/${other}`, { name: 'rent ' })
    expect([renamed.statusCode, renamed.json().error.fields]).toMatchObject([409, [{ field: 'name' }]])
    expect((await call('PUT', `/labels/${other}`, { name: 'OTHER' })).statusCode).toBe(200)
    expect((await call('POST', '/labels', { kind: 'folder', name: ' ' })).statusCode).toBe(400)
    expect((await call('POST', '/several/move', { ids: [], folder: null })).statusCode).toBe(400)
  })

  test('a tag is no folder, and what another account has is not found, moved or tagged', async () => {
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const theirs = await drafted('Theirs', 'theirs@example.com', stranger)
    const [folder, tag] = [await made('folder', 'Rent'), await made('tag', 'Rent')]
    expect((await call('POST', '/several/move', { ids: [theirs], folder: tag })).statusCode).toBe(404)
    expect((await call('POST', '/several/tag', { ids: [theirs], add: [folder], remove: [] })).statusCode).toBe(404)
    expect((await call('POST', '/several/move', { ids: [theirs], folder })).json()).toEqual({ changed: 0 })
    expect((await call('POST', '/several/tag', { ids: [theirs], add: [tag], remove: [] })).json()).toEqual({
      changed: 0,
    })
    expect((await call('POST', '/several/move', { ids: [theirs], folder }, stranger)).statusCode).toBe(404)
    expect((await call('PUT', `/labels/${folder}`, { name: 'Mine' }, stranger)).statusCode).toBe(404)
    expect((await call('DELETE', `/labels/${folder}`, undefined, stranger)).statusCode).toBe(404)
    expect(await labels(stranger)).toEqual({ folders: [], tags: [] })
    expect(await show(stranger, theirs)).toMatchObject({ folder: null, tags: [] })
  })
})

describe('several envelopes', () => {
  test('are voided, each by itself: what is refused for one does not keep it from the others', async () => {
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const theirs = await drafted('Theirs', 'theirs@example.com', stranger)
    const [out, draft] = [await sent(), await drafted()]
    const reply = await call('POST', '/several/void', { ids: [out, draft, theirs], reason: 'Wrong tenant' })
    expect(reply.json()).toMatchObject({ done: 1, refused: [{ id: draft }, { id: theirs }] })
    expect(await show(headers, out)).toMatchObject({ state: 'voided', reason: 'Wrong tenant' })
    expect(await show(headers, draft)).toMatchObject({ state: 'draft' })
    expect((await call('POST', '/several/void', { ids: [out] })).statusCode).toBe(400)
  })

  test('remind all who are asked now', async () => {
    const email = `asha.remind${count}@example.com`
    const [out, draft] = [await sent(email), await drafted()]
    const first = await tokenFor(email)
    const reply = await call('POST', '/several/remind', { ids: [out, draft] })
    expect(reply.json()).toMatchObject({ done: 1, refused: [{ id: draft }] })
    expect((await show(headers, out)).trail.map(({ kind }) => kind)).toContain('resent')
    expect(await tokenFor(email)).toBeTruthy()
    expect(first).toBeTruthy()
  })
})

describe('the list', () => {
  test('says what waits for the person who is signed in, by their address, and what waits for others', async () => {
    const mine = await sent(customer.email)
    const others = await sent()
    await drafted('A draft to myself', customer.email)
    expect((await listed({ waiting: 'me' })).map(({ id }) => id)).toEqual([mine])
    expect((await listed({ waiting: 'others' })).map(({ id }) => id)).toEqual([others])
    const counts = async () => (await inject(headers, { url: '/api/esign/envelopes/counts' })).json()
    expect(await counts()).toMatchObject({ waitingForMe: 1, sent: 2 })
    await sign(await tokenFor(customer.email))
    expect(await listed({ waiting: 'me' })).toEqual([])
    expect(await counts()).toMatchObject({ waitingForMe: 0 })
  })

  test('is exported as it is filtered, with names in place of ids and masked addresses nowhere in clear', async () => {
    const email = `asha.export${count}@example.com`
    const id = await sent(email)
    await drafted('Left out')
    const folder = await made('folder', 'Rent')
    await call('POST', '/several/move', { ids: [id], folder })
    const filter = encodeURIComponent(JSON.stringify({ folder }))
    const reply = await inject(headers, { url: `/api/resources/envelopes/export?filter=${filter}` })
    expect(reply.statusCode).toBe(200)
    const lines = reply.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Lease of a shop,sent,Asha Rao,Rent,,live,/)
    expect(reply.body).not.toContain(email)
    const book = await inject(headers, { url: `/api/resources/envelopes/export?format=xlsx&filter=${filter}` })
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})

describe('an open draft', () => {
  const open = (id: string, editor: string, as = headers) => call('POST', `/envelopes/${id}/editors`, { editor }, as)

  test('says who else has it open, and which revision is saved', async () => {
    const id = await drafted()
    expect((await open(id, 'builder-1')).json()).toEqual({ revision: 1, others: [] })
    expect((await open(id, 'builder-2')).json()).toMatchObject({ others: [{ isYou: true }] })
    await ctx.db
      .updateTable('envelope_editors')
      .set({ person: 'somebody else' })
      .where('editor', '=', 'builder-2')
      .execute()
    expect((await open(id, 'builder-1')).json()).toMatchObject({ others: [{ name: expect.any(String), isYou: false }] })
  })

  test('forgets whoever has been silent, and is a stranger’s to nobody', async () => {
    const id = await drafted()
    await open(id, 'builder-1')
    await ctx.db
      .updateTable('envelope_editors')
      .set({ seen_at: new Date(Date.now() - 60_000) })
      .where('editor', '=', 'builder-1')
      .execute()
    expect((await open(id, 'builder-2')).json()).toMatchObject({ others: [] })
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await open(id, 'builder-3', stranger)).statusCode).toBe(404)
    expect((await open(id, 'no')).statusCode).toBe(400)
  })
})

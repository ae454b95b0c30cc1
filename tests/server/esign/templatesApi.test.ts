import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownTemplate } from '../../../contracts/calls/esignTemplates.ts'
import type { ShownBulkRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { bulkOf, letterOf, sendAll } from '../../support/esign/bulk.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { makeTemplate, uploadDocument, inject } = bulkOf({ app, ctx })

type Headers = Record<string, string>

let customer: Customer
let live: Headers
let trial: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  live = (await makeKey(ctx, customer.userId, 'live')).headers
  trial = (await makeKey(ctx, customer.userId, 'test')).headers
})

const post = (headers: Headers, path: string, payload?: object, key = '') =>
  inject(
    { ...headers, ...(key && { 'idempotency-key': key }) },
    { method: 'POST', url: `/v1/esign${path}`, ...(payload && { payload }) },
  )
const get = (headers: Headers, path: string) => inject(headers, { url: `/v1/esign${path}` })
const uploaded = async (headers: Headers) => (await uploadDocument(headers, undefined, '/v1/esign/files')).id
const envelopes = () =>
  ctx.db
    .selectFrom('envelopes')
    .select(['id', 'mode'])
    .where('user_id', '=', customer.userId)
    .where('is_template', '=', false)
    .execute()
const listed = async (headers: Headers) =>
  (await get(headers, '/templates')).json<{ templates: { id: string }[] }>().templates.map(({ id }) => id)

describe('templates of a key', () => {
  test('are made once, read, listed and deleted', async () => {
    const draft = letterOf(await uploaded(live))
    const made = [
      await post(live, '/templates', { draft }, 'letter'),
      await post(live, '/templates', { draft }, 'letter'),
    ]
    const ids = made.map(reply => reply.json<ShownTemplate>().id)
    expect(new Set(ids).size).toBe(1)
    const [id = ''] = ids
    expect((await get(live, `/templates/${id}`)).json()).toMatchObject({
      id,
      title: 'Employment letter',
      mode: 'live',
      values: ['Salary', 'Shift', 'Agreed'],
      problems: [],
    })
    expect(await listed(live)).toEqual([id])
    const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: null }
    const sent = await post(trial, '/envelopes', { templateId: id, recipients: [asha] })
    expect(sent.statusCode).toBe(400)
    const remove = (headers: Headers) => inject(headers, { method: 'DELETE', url: `/v1/esign/templates/${id}` })
    // A test key uses it, and does not delete it.
    expect((await get(trial, `/templates/${id}`)).statusCode).toBe(200)
    expect((await remove(trial)).statusCode).toBe(404)
    expect((await remove(live)).statusCode).toBe(200)
    expect((await get(live, `/templates/${id}`)).statusCode).toBe(404)
  })

  test('say what keeps their envelopes from being sent', async () => {
    const letter = letterOf(await uploaded(live))
    const draft = { ...letter, fields: letter.fields.filter(({ kind }) => kind !== 'signature') }
    const { problems } = (await post(live, '/templates', { draft })).json<ShownTemplate>()
    expect(problems.map(({ field }) => field)).toEqual(['recipients.0'])
  })

  test('belong to their account and, if a test key has made them, to test mode', async () => {
    const made = await post(trial, '/templates', { draft: letterOf(await uploaded(trial)) })
    const { id } = made.json<ShownTemplate>()
    expect((await get(live, `/templates/${id}`)).statusCode).toBe(404)
    expect(await listed(live)).toEqual([])
    const stranger = (await makeKey(ctx, (await makeCustomer(ctx.db)).userId, 'test')).headers
    expect((await get(stranger, `/templates/${id}`)).statusCode).toBe(404)
    expect((await post(stranger, '/bulk', { templateId: id, rows: [{ recipients: [] }] })).statusCode).toBe(404)
    const { headers } = await makeKey(ctx, customer.userId, 'test', { scopes: ['pan-check'] })
    expect((await get(headers, '/templates')).statusCode).toBe(403)
  })

  test('need documents that are there', async () => {
    expect((await post(live, '/templates', { draft: letterOf('fil_none') })).statusCode).toBe(404)
  })
})

describe('an envelope that is refused', () => {
  test('leaves no draft, whatever was wrong with it', async () => {
    const file = await uploaded(live)
    const asha = signerNamed('asha', 'Asha Rao')
    const incomplete = await post(live, '/envelopes', { draft: draftOf(file, []) })
    expect([incomplete.statusCode, incomplete.json().error.fields[0].field]).toEqual([400, 'recipients'])
    const gone = await post(live, '/envelopes', { draft: draftOf('fil_none', [asha]) })
    expect(gone.statusCode).toBe(404)
    await ctx.db.updateTable('wallets').set({ available_paise: 0 }).where('user_id', '=', customer.userId).execute()
    expect((await post(live, '/envelopes', { draft: draftOf(file, [asha]) })).statusCode).toBe(402)
    expect(await envelopes()).toEqual([])
  })

  test('stays as a draft only if that was asked for', async () => {
    const file = await uploaded(live)
    const kept = await post(live, '/envelopes', { draft: draftOf(file, []), send: false })
    expect(kept.json()).toMatchObject({ state: 'draft' })
  })
})

describe('a list of a key', () => {
  const rowsFor = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      recipients: [{ name: `Person ${index}`, email: `${prefix}.${index}@example.com` }],
      values: { Salary: String(5000 + index), Shift: 'Night' },
    }))

  test('is checked and sent, once for one idempotency key, from the API wallet', async () => {
    const templateId = await makeTemplate(await signedIn(ctx, customer))
    const body = { templateId, rows: rowsFor('keyed', 3) }
    const replies = [await post(live, '/bulk', body, 'letters'), await post(live, '/bulk', body, 'letters')]
    const [{ id, unitPaise } = { id: '', unitPaise: 0 }, again] = replies.map(reply => reply.json<ShownBulkSend>())
    expect(again?.id).toBe(id)
    await sendAll(ctx, customer.userId)
    const done = (await get(live, `/bulk/${id}`)).json<ShownBulkSend>()
    expect(done).toMatchObject({ state: 'done', mode: 'live', counts: { sent: 3 } })
    const { rows } = (await get(live, `/bulk/${id}/rows?after=0`)).json<{ rows: ShownBulkRow[] }>()
    expect(rows.map(({ row, state }) => [row, state])).toEqual([
      [1, 'sent'],
      [2, 'sent'],
    ])
    expect((await get(live, `/envelopes/${rows[0]?.envelope}`)).json()).toMatchObject({ state: 'sent' })
    expect((await walletOf(ctx.db, customer.userId, 'api')).heldPaise).toBe(3 * unitPaise)
    expect((await get(trial, `/bulk/${id}`)).statusCode).toBe(404)
    expect((await post(live, `/bulk/${id}/resume`)).statusCode).toBe(409)
  })

  test('with one wrong row is refused as a whole, with the path of each problem', async () => {
    const templateId = await makeTemplate(await signedIn(ctx, customer))
    const [good] = rowsFor('refused', 1)
    const wrong = {
      recipients: [{ name: '', email: 'x@' }, { name: 'One more' }],
      values: { Salary: 'much', Bonus: '1' },
    }
    const reply = await post(live, '/bulk', { templateId, rows: [good, wrong] })
    expect(reply.statusCode).toBe(400)
    const fields = reply.json<{ error: { fields: { field: string }[] } }>().error.fields.map(({ field }) => field)
    expect(fields.toSorted()).toEqual([
      'rows.1.recipients',
      'rows.1.recipients.0.email',
      'rows.1.recipients.0.name',
      'rows.1.values.Bonus',
      'rows.1.values.Salary',
    ])
    expect(await envelopes()).toEqual([])
    expect(await ctx.db.selectFrom('bulk_sends').select('id').where('user_id', '=', customer.userId).execute()).toEqual(
      [],
    )
  })

  test('without balance for all is refused, and nothing is left', async () => {
    const templateId = await makeTemplate(await signedIn(ctx, customer))
    await ctx.db.updateTable('wallets').set({ available_paise: 10 }).where('user_id', '=', customer.userId).execute()
    expect((await post(live, '/bulk', { templateId, rows: rowsFor('poor', 2) })).statusCode).toBe(402)
    expect(await ctx.db.selectFrom('bulk_sends').select('id').where('user_id', '=', customer.userId).execute()).toEqual(
      [],
    )
  })

  test('of a test key costs nothing, stops, and goes on', async () => {
    const templateId = await makeTemplate(await signedIn(ctx, customer))
    const made = await post(trial, '/bulk', { templateId, rows: rowsFor('trial', 2) })
    const { id, totalPaise } = made.json<ShownBulkSend>()
    expect(totalPaise).toBe(0)
    expect((await post(trial, `/bulk/${id}/stop`)).json()).toMatchObject({ state: 'stopped' })
    expect((await post(trial, `/bulk/${id}/resume`)).json()).toMatchObject({ state: 'running' })
    await sendAll(ctx, customer.userId)
    expect((await envelopes()).map(({ mode }) => mode)).toEqual(['test', 'test'])
  })
})

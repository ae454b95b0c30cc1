import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ShownInquiry, ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { askQuestion } from '../../../server/inquiries/ask.ts'
import { chaseSources } from '../../../server/inquiries/chase.ts'
import { gatherInquiry, startInquiries, storeFigures } from '../../../server/inquiries/gather.ts'
import { inquiryScope, readInquiry } from '../../../server/inquiries/row.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

/* A source that is silent is named wherever the inquiry is read, and what it says later is counted. */

const { app, ctx } = await testApp({})
const [PAN, DOWN] = ['AAAPZ1000A', 'AAAPZ1503A']

let customer: Customer
let headers: Record<string, string>
beforeAll(async () => void (await startInquiries(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload })
const get = (url: string) => app.inject({ url, headers })
const show = async (id: string) => (await get(`/api/resources/inquiries/${id}`)).json<ShownInquiryDetail>()
const listed = async () => (await get('/api/resources/inquiries')).json<ShownInquiry[]>()[0]

async function start(value: string): Promise<string> {
  const about = { subjects: [{ kind: 'pan', value }], sections: ['identity'] }
  const reply = await post('/api/inquiries', { ...about, purpose: 'vendor_onboarding', basis: 'consent' })
  const { id } = reply.json<{ id: string }>()
  await gatherInquiry(ctx, id)
  return id
}

const setStatus = (status: 'awaiting_person' | 'completed') =>
  ctx.db.updateTable('verifications').set({ status }).where('user_id', '=', customer.userId).execute()
const checksOf = () => ctx.db.selectFrom('verifications').select('id').where('user_id', '=', customer.userId).execute()

test('a check that waits for a person is missing until it ends, and is then taken by itself', async () => {
  const id = await start(PAN)
  await setStatus('awaiting_person')
  await ctx.db.updateTable('inquiry_questions').set({ next_at: new Date() }).where('inquiry_id', '=', id).execute()
  await storeFigures(ctx, id)
  expect(await show(id)).toMatchObject({ status: 'ready', missing: 1 })
  expect(await listed()).toMatchObject({ missing: 1, chargedPaise: 0 })
  await chaseSources(ctx)
  expect((await show(id)).status).toBe('ready')
  await setStatus('completed')
  await chaseSources(ctx)
  expect((await show(id)).status).toBe('gathering')
  await gatherInquiry(ctx, id)
  expect(await listed()).toMatchObject({ status: 'ready', missing: 0 })
  expect((await listed())?.chargedPaise).toBeGreaterThan(0)
  await chaseSources(ctx)
  expect((await show(id)).status).toBe('ready')
})

test('what has been put back is not forgotten by figures that are stored at the same time', async () => {
  const id = await start(DOWN)
  await chaseSources(ctx, new Date(Date.now() + 6 * 60_000))
  expect(await storeFigures(ctx, id)).toBe(false)
  expect(await show(id)).toMatchObject({ status: 'gathering', missing: 1 })
})

test('what is given up is asked again by a person, at the price that was shown', async () => {
  const id = await start(DOWN)
  const asked = async () =>
    (await show(id)).nodes.flatMap(({ id: node, questions }) =>
      questions.flatMap(one => (one.product === 'pan-profile' ? [{ node, ...one }] : [])),
    )[0]
  const first = await asked()
  expect(first).toMatchObject({ state: 'unavailable', nextTryAt: expect.any(String) })
  const url = `/api/inquiries/${id}/expansions`
  const payload = { node: first?.node, products: ['pan-profile'], atMostPaise: first?.pricePaise }
  await post(url, payload)
  expect(await checksOf()).toHaveLength(1)
  await sql`update inquiry_questions set asked_at = now() - interval '4 days' where inquiry_id = ${id}`.execute(ctx.db)
  expect(await asked()).toMatchObject({ state: 'unavailable', nextTryAt: null })
  expect((await post(url, { ...payload, atMostPaise: 0 })).statusCode).toBe(409)
  expect((await post(url, payload)).statusCode).toBe(200)
  expect(await checksOf()).toHaveLength(2)
  expect(await asked()).toMatchObject({ state: 'unavailable', nextTryAt: null })
})

test('files name the source that has not answered', async () => {
  const id = await start(DOWN)
  expect((await get(`/api/inquiries/${id}/graph.csv`)).body).toContain('PAN profile: No answer from the source')
  expect((await get(`/api/inquiries/${id}/graph.graphml`)).body).toContain(
    '<data key="unanswered">PAN profile: No answer from the source</data>',
  )
})

test('what was paid before the balance ended is recorded and counted', async () => {
  const id = await start(PAN)
  const [node] = (await show(id)).nodes
  const [first, second] = node?.questions.filter(({ state }) => state === 'open') ?? []
  if (!node || !first || !second) throw new Error('Nothing is left to ask.')
  await ctx.db
    .updateTable('wallets')
    .set({ available_paise: first.pricePaise })
    .where('id', '=', customer.wallets.product.id)
    .execute()
  const before = (await listed())?.chargedPaise ?? 0
  const products = [first.product, second.product]
  const atMostPaise = first.pricePaise + second.pricePaise
  const reply = await post(`/api/inquiries/${id}/expansions`, { node: node.id, products, atMostPaise })
  expect(reply.statusCode).toBe(402)
  expect((await listed())?.chargedPaise).toBe(before + first.pricePaise)
  const expanded = ctx.db.selectFrom('audit_events').select('data').where('subject', '=', id)
  expect(await expanded.where('action', '=', 'inquiry.expanded').execute()).toMatchObject([
    { data: { products: [first.product] } },
  ])
})

test('an inquiry that is deleted while it gathers asks and pays nothing more', async () => {
  const id = await start(PAN)
  const inquiry = await readInquiry(ctx, ctx.db, id)
  if (!inquiry) throw new Error('There is no inquiry.')
  await post(`/api/inquiries/${id}/erase`)
  const question = { product: 'gstin-by-pan', input: { pan: PAN } } as const
  const before = await checksOf()
  await askQuestion(ctx, inquiryScope(inquiry), inquiry, question, { by: 'plan' })
  await expect(askQuestion(ctx, inquiryScope(inquiry), inquiry, question, { by: 'person' })).rejects.toThrow(
    'What this inquiry gathered has been deleted.',
  )
  expect(await checksOf()).toEqual(before)
  const left = await ctx.db.selectFrom('inquiry_questions').select('question').where('inquiry_id', '=', id).execute()
  expect(left).toEqual([])
})

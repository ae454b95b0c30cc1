import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { chaseSources } from '../../../server/inquiries/chase.ts'
import { gatherInquiry, startInquiries } from '../../../server/inquiries/gather.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

/* What an inquiry may cost, and who may go on asking. */

const { app, ctx } = await testApp({})

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
beforeAll(async () => void (await startInquiries(ctx, { work: false })))
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/inquiries/${id}`, headers })).json<ShownInquiryDetail>()

async function start(value = 'AAAPZ1000A', as = headers, url = '/api/inquiries'): Promise<string> {
  const about = { subjects: [{ kind: 'pan', value }], sections: ['identity', 'directorships'] }
  const reply = await post(url, { ...about, purpose: 'vendor_onboarding', basis: 'consent' }, as)
  expect([200, 202], reply.body).toContain(reply.statusCode)
  return reply.json<{ id: string }>().id
}

const checksOf = () => ctx.db.selectFrom('verifications').select('id').where('user_id', '=', customer.userId).execute()
const setPrice = async (product: string, pricePaise: number) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/admin-api/users/${customer.userId}/prices`,
    headers: await signedIn(ctx, { adminId: await makeAdmin(ctx.db) }),
    payload: { product, pricePaise, from: null, until: null, reason: 'Another agreement' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
}
const questionsOf = ({ nodes }: ShownInquiryDetail) => nodes.flatMap(({ questions }) => questions)

describe('a price that has risen since the start', () => {
  test('is not paid by itself, is named, and a person may ask at it', async () => {
    const id = await start()
    await setPrice('director-check', 9_900)
    await gatherInquiry(ctx, id)
    const shown = await show(id)
    expect(shown).toMatchObject({ status: 'ready', missing: 1 })
    expect(shown.chargedPaise).toBeLessThanOrEqual(shown.atMostPaise)
    const asked = shown.nodes.flatMap(({ id: node, questions }) =>
      questions.filter(({ product }) => product === 'director-check').map(question => ({ node, ...question })),
    )
    expect(asked[0]).toMatchObject({ state: 'blocked', blockedBy: 'price', pricePaise: 9_900 })
    const csv = await app.inject({ url: `/api/inquiries/${id}/graph.csv`, headers })
    expect(csv.body).toContain('Not asked: the price has risen since')
    const reply = await post(`/api/inquiries/${id}/expansions`, {
      node: asked[0]?.node,
      products: ['director-check'],
      atMostPaise: 9_900,
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await show(id)).toMatchObject({ missing: 0, chargedPaise: shown.chargedPaise + 9_900 })
  })

  test('is not paid when a source is asked again', async () => {
    const id = await start('AAAPZ1503A')
    await gatherInquiry(ctx, id)
    const before = (await checksOf()).length
    await setPrice('pan-profile', 9_900)
    await chaseSources(ctx, new Date(Date.now() + 6 * 60_000))
    await gatherInquiry(ctx, id)
    expect(questionsOf(await show(id)).find(({ product }) => product === 'pan-profile')).toMatchObject({
      state: 'blocked',
      blockedBy: 'price',
    })
    expect(
      await ctx.db
        .selectFrom('verifications')
        .select('id')
        .where('user_id', '=', customer.userId)
        .where('product', '=', 'pan-profile')
        .execute(),
    ).toHaveLength(1)
    expect(before).toBeGreaterThan(0)
  })
})

describe('whoever may not ask any more', () => {
  const stopped = async (id: string, as = show) => {
    await gatherInquiry(ctx, id)
    expect(await checksOf()).toEqual([])
    const row = await ctx.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'ready', charged_paise: 0 })
    expect(row.missing).toBeGreaterThan(0)
    // Nobody asks it by itself later.
    await chaseSources(ctx, new Date(Date.now() + 60 * 60_000))
    expect(
      (await ctx.db.selectFrom('inquiries').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    ).toBe('ready')
    return as(id)
  }

  test('a disabled secondary user; somebody else of the account may ask', async () => {
    const user = await makeSubUser(ctx.db, customer.userId)
    const id = await start('AAAPZ1000A', await signedIn(ctx, { userId: customer.userId, subUserId: user }))
    await ctx.db.updateTable('sub_users').set({ is_active: false }).where('id', '=', user).execute()
    const shown = await stopped(id)
    const open = questionsOf(shown).filter(({ blockedBy }) => blockedBy === 'account')
    expect(open.length).toBeGreaterThan(0)
    const [node] = shown.nodes
    const reply = await post(`/api/inquiries/${id}/expansions`, {
      node: node?.id,
      products: [open[0]?.product],
      atMostPaise: 100_000,
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await checksOf()).toHaveLength(1)
  })

  test('a blocked account', async () => {
    const id = await start()
    await ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', customer.userId).execute()
    expect(await stopped(id, async () => ({}) as ShownInquiryDetail)).toEqual({})
  })

  test('a revoked key', async () => {
    const key = await makeKey(ctx, customer.userId, 'test')
    const id = await start('AAAPZ1000A', key.headers, '/v1/intelligence/inquiries')
    await ctx.db
      .updateTable('api_keys')
      .set({ revoked_at: new Date() })
      .where('user_id', '=', customer.userId)
      .execute()
    expect((await stopped(id)).missing).toBeGreaterThan(0)
  })
})

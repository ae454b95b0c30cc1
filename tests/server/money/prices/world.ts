import { afterEach, beforeEach, vi } from 'vitest'
import { productOf } from '../../../../contracts/products/index.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

type Headers = Awaited<ReturnType<typeof signedIn>>

export const NOON = new Date('2026-12-10T12:00:00+05:30')
export const list = productOf('pan-check').pricePaise

/** A customer and a member of staff on a day whose clock is the test's; timers and the database go on as ever. */
export async function priceWorld() {
  const { app, ctx } = await testApp()
  const adminId = await makeAdmin(ctx.db)
  const who = {} as { staff: Headers; customer: Customer; headers: Headers }

  /** A session of the test's clock: the database's goes on as ever. */
  async function signIn(as: Parameters<typeof signedIn>[1]) {
    const headers = await signedIn(ctx, as)
    await ctx.db.updateTable('sessions').set({ proven_at: new Date(), last_used_at: new Date() }).execute()
    return headers
  }

  /** Who was signed in signs in again. */
  async function setClock(at: string | number | Date) {
    vi.setSystemTime(new Date(at))
    who.staff = await signIn({ adminId })
    who.headers = await signIn(who.customer)
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(NOON)
    await ctx.db.deleteFrom('prices').execute()
    ctx.prices.forget()
    who.customer = await makeCustomer(ctx.db)
    await setClock(NOON)
  })

  afterEach(async () => {
    vi.useRealTimers()
    const { broken } = await verifyLedger(ctx.db)
    if (broken) throw new Error(JSON.stringify(broken))
  })

  const post = (url: string, payload: object, by?: Headers) =>
    app.inject({ method: 'POST', url, headers: by ?? who.staff, payload })

  const set = (more: object = {}, userId = who.customer.userId, by?: Headers) => {
    const made = { product: 'pan-check', pricePaise: 120, from: null, until: null, reason: 'Volume agreement' }
    return post(`/admin-api/users/${userId}/prices`, { ...made, ...more }, by)
  }
  const end = (more: object = {}) =>
    post(`/admin-api/users/${who.customer.userId}/prices/end`, {
      product: 'pan-check',
      from: null,
      reason: 'Agreement over',
      ...more,
    })
  const change = (more: object = {}, by?: Headers) => {
    const made = { pricePaise: 180, costPaise: 90, from: null, reason: 'The source costs more' }
    return post('/admin-api/base-prices/pan-check', { ...made, ...more }, by)
  }
  const verify = (by = who.headers) =>
    post('/api/resources/pan-check', { input: productOf('pan-check').example, consent: true, purpose: 'other' }, by)

  const own = async (by = who.headers) => {
    const prices = (await app.inject({ url: '/api/prices', headers: by })).json<{ product: string }[]>()
    return prices.find(({ product }) => product === 'pan-check')
  }
  const find = async (filter: object) => {
    const url = `/admin-api/resources/user-prices?filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await app.inject({ url, headers: who.staff })).json()
  }
  const rows = (filter: object = {}) => find({ customer: who.customer.userId, ...filter })
  const priceNow = () => ctx.prices.priceOf(ctx.db, who.customer.userId, 'pan-check')

  return { app, ctx, who, signIn, setClock, set, end, change, verify, own, find, rows, priceNow }
}

import { beforeEach, expect } from 'vitest'
import type { Monitor, MonitorDetail } from '../../../contracts/resources/monitor.ts'
import { adjust, credit } from '../../../server/money/wallets/credits.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import type { TestApp } from '../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { importList } from '../../support/watchLists.ts'

const system = { kind: 'system', name: 'test' } as const

/** What every test has of its own: an account that nobody else monitors for, and a name that nobody else has. */
interface Own {
  customer: Customer
  headers: Awaited<ReturnType<typeof signedIn>>
  name: string
}

const firstNames = ['Quentin', 'Barnaby', 'Leopold', 'Ottoline', 'Percival']
const lastNames = ['Fairbrother', 'Winterbourne', 'Ashgrove', 'Thistlewood']

/** Steps of the tests of monitoring; `own` is renewed before each of them. */
export function monitoringSteps({ app, ctx }: Pick<TestApp, 'app' | 'ctx'>) {
  const own = {} as Own
  let turn = 0
  beforeEach(async () => {
    await ctx.db.updateTable('monitors').set({ status: 'ended' }).execute()
    own.customer = await makeCustomer(ctx.db)
    own.headers = await signedIn(ctx, own.customer)
    own.name = `${firstNames[turn % 5]} ${lastNames[turn % 4]}`
    turn += 1
  })

  const post = (url: string, payload?: object, as = own.headers) =>
    app.inject({ method: 'POST', url, headers: as, ...(payload && { payload }) })

  async function screened(more: object = {}): Promise<string> {
    const input = { kind: 'person', name: own.name, ...more }
    const payload = { input, consent: true, purpose: 'vendor_onboarding', reference: 'VEN-1' }
    const reply = await post('/api/resources/aml-screen', payload)
    expect(reply.statusCode).toBe(200)
    return reply.json<{ id: string }>().id
  }

  async function started(verificationId: string): Promise<Monitor> {
    const reply = await post('/api/monitors', { verificationId })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }

  const shown = async (id: string, as = own.headers) =>
    (await app.inject({ url: `/api/resources/monitors/${id}`, headers: as })).json<MonitorDetail>()

  const kindsOf = async (id: string) => (await shown(id)).events.map(({ kind }) => kind).toReversed()

  const balance = async (kind: 'product' | 'api' = 'product') =>
    (await walletOf(ctx.db, own.customer.userId, kind)).availablePaise

  const checks = () =>
    ctx.db.selectFrom('verifications').selectAll().where('user_id', '=', own.customer.userId).orderBy('id').execute()

  const mails = async () => (await listMessages(ctx, own.customer.email)).map(({ text }) => text)

  /** The list gets another version: somebody of the test's name with this programme, or nobody. */
  const listing = (programme: string | null) =>
    importList(ctx, {
      name: 'Monitored',
      rows: ['0,person,Zoran Unrelated,,,RS,,Kept', ...(programme ? [`1,person,${own.name},,,GB,,${programme}`] : [])],
    })

  async function makeEndpoint() {
    const payload = { url: 'https://hooks.example.com/a', events: ['monitor.changed', 'monitor.paused'] }
    await post('/api/resources/webhooks', payload)
  }

  const hooks = async () => {
    const rows = await ctx.db
      .selectFrom('webhook_deliveries')
      .select(['event', 'body'])
      .where('user_id', '=', own.customer.userId)
      .orderBy('id')
      .execute()
    return rows.map(({ event, body }) => ({ event, data: JSON.parse(body).data }))
  }

  async function courtChecked(input: object): Promise<string> {
    const payload = { input, consent: true, purpose: 'employee_onboarding' }
    const reply = await post('/api/resources/court-case-check', payload)
    expect(reply.statusCode).toBe(200)
    return reply.json<{ id: string }>().id
  }

  /** Spends all of the product wallet. */
  async function drain() {
    const amountPaise = -(await balance())
    const entry = {
      walletId: own.customer.wallets.product.id,
      key: newId('trf'),
      description: 'Drained',
      actor: system,
    }
    await adjust(ctx.db, { ...entry, amountPaise, reason: 'test' })
  }

  const topUp = (amountPaise: number) =>
    credit(ctx.db, {
      walletId: own.customer.wallets.product.id,
      key: newId('trf'),
      description: 'Top-up',
      actor: system,
      amountPaise,
      from: 'gateway',
    })

  /** As if the month since `from` had been paid, in January. */
  const paidSince = (id: string, from: string, until: string) =>
    ctx.db
      .updateTable('monitors')
      .set({ anchor: from, months: 1, paid_until: until, next_check_at: `${from}T04:00:00Z` })
      .where('id', '=', id)
      .execute()

  const charged = async (id: string) =>
    (await shown(id)).events
      .flatMap(({ kind, from, until }) => (kind === 'charged' ? [[from, until]] : []))
      .toReversed()

  return {
    own,
    post,
    screened,
    courtChecked,
    started,
    shown,
    kindsOf,
    balance,
    checks,
    mails,
    listing,
    makeEndpoint,
    hooks,
    drain,
    topUp,
    paidSince,
    charged,
  }
}

/** So many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

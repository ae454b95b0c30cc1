import { beforeAll, expect, test } from 'vitest'
import { credit } from '../../../../server/money/wallets/credits.ts'
import { reserve } from '../../../../server/money/wallets/holds.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const actor = { kind: 'system', name: 'test' } as const

let customer: Customer
let staff: Record<string, string>

beforeAll(async () => {
  customer = await makeCustomer(ctx.db, { paise: 50_000 })
  staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
})

const get = (url: string, headers = staff) => app.inject({ url: `/admin-api${url}`, headers })
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

test('a transaction shows both sides of its double entry', async () => {
  const held = { walletId: customer.wallets.api.id, amountPaise: 150, key: 'held', reference: 'ver_1' }
  const { transferId } = await reserve(ctx.db, { ...held, description: 'PAN check', actor })
  const shown = (await get(`/resources/transactions/${transferId}`)).json()
  expect(shown).toMatchObject({ kind: 'reserve', amountPaise: 0, heldPaise: 150, availableAfterPaise: 49_850 })
  expect(shown.lines).toEqual([
    { account: 'wallet', amountPaise: -150 },
    { account: 'hold', amountPaise: 150 },
  ])
})

test('the export is the filtered list, in rupees, formula-safe and audited', async () => {
  const entry = { walletId: customer.wallets.product.id, key: 'formula', description: '=1+1', actor }
  await credit(ctx.db, { ...entry, amountPaise: 12_345, from: 'gateway' })
  const query = filtered({ customer: customer.customerId, wallet: ['product'] })
  const reply = await get(`/resources/transactions/export?${query}`)
  expect(reply.headers['content-type']).toContain('text/csv')
  const [header, newest, opening, end] = reply.body.split('\r\n')
  expect(header).toMatch(/^\uFEFFTransaction ID,"Time, UTC",Kind,Customer ID/)
  expect(newest).toContain(`,${customer.customerId},Asha Traders,product,'=1+1,,123.45,0.00,623.45,`)
  expect(opening).toContain(',500.00,0.00,500.00,')
  expect(end).toBe('')
  const logged = ctx.db.selectFrom('audit_events').select('data').where('action', '=', 'transactions.exported')
  expect(await logged.execute()).toEqual([{ data: { filteredBy: ['wallet', 'customer'] } }])
})

test('an export of more than one page has each transaction once', async () => {
  const many = await makeCustomer(ctx.db, { paise: 0 })
  const { id: walletId } = many.wallets.api
  for (let index = 0; index < 520; index++) {
    const entry = { walletId, key: `many ${index}`, description: 'Top-up', actor }
    await credit(ctx.db, { ...entry, amountPaise: 100, from: 'gateway' })
  }
  const { body } = await get(`/resources/transactions/export?${filtered({ customer: many.customerId })}`)
  const ids = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0])
  expect(ids).toHaveLength(520)
  expect(new Set(ids).size).toBe(520)
})

test('an unknown filter is refused, and so is a customer', async () => {
  expect((await get(`/resources/transactions/export?${filtered({ nonsense: 1 })}`)).statusCode).toBe(400)
  const asCustomer = await signedIn(ctx, { userId: customer.userId })
  expect((await get('/resources/transactions/export', asCustomer)).statusCode).toBe(401)
})

test.each(['["id","DESC"]', '["apiPaise","DESC"]', '["apiPaise","ASC"]'])(
  'customers go on by cursor in the order %s, equals included',
  async sort => {
    const read = async (more: object) =>
      (await get(`/resources/users?sort=${encodeURIComponent(sort)}&range=[0,1]&${filtered(more)}`)).json()
    for (const paise of [700, 700, 900]) await makeCustomer(ctx.db, { paise })
    const whole = (await get(`/resources/users?sort=${encodeURIComponent(sort)}&range=[0,99]`)).json()
    const ids: string[] = []
    for (let page = await read({}); page.length > 0; page = await read({ after: ids.at(-1) }))
      ids.push(...page.map((user: { id: string }) => user.id))
    expect(ids).toEqual(whole.map((user: { id: string }) => user.id))
  },
)

test('the audit log names people, and what they acted upon', async () => {
  const headers = { ...staff, 'idempotency-key': 'named' }
  const payload = { wallet: 'api', amountPaise: 500, reason: 'Goodwill credit' }
  const { transferId } = (
    await app.inject({ method: 'POST', url: `/admin-api/users/${customer.userId}/adjust`, headers, payload })
  ).json()
  const { audit } = (await get(`/resources/users/${customer.userId}`)).json()
  const { name } = await ctx.db.selectFrom('admins').select('name').executeTakeFirstOrThrow()
  expect(audit[0]).toMatchObject({ action: 'wallet.adjusted', actor: name, subject: transferId })
})

test('the sources are told without the dashboard', async () => {
  const { sources } = (await get('/sources')).json()
  expect(sources).toContainEqual({ product: 'pan-check', state: 'operational' })
})

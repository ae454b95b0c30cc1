import { beforeEach, describe, expect, test } from 'vitest'
import type { StatementLayout } from '../../../contracts/bankStatements/statementLayouts.ts'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

type Headers = Record<string, string>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const rows = [
  ['04/MONTH/2025', 'SALARY NOVA TEXTILES', '', '50000.00', '60000.00'],
  ['05/MONTH/2025', 'EMI BAJAJ FINANCE', '8000.00', '', '52000.00'],
  ['12/MONTH/2025', 'RENT', '1500.00', '', '50500.00'],
]

/** Headings of no known word, with the date behind the texts: no reader can tell what its columns are. */
const unknown = (month: string) =>
  [
    'Account Number,50100012345678',
    'Opening Balance,10000.00',
    'Alfa,Bravo,Oskar,Delta,Echo,Foxtrot,Golf',
    ...rows.map(([date = '', text, out, into, balance], at) =>
      [at + 1, 'MUM', text, date.replace('MONTH', month), out, into, balance].join(','),
    ),
    'Closing Balance,50500.00',
  ].join('\n')
const kinds = ['none', 'none', 'description', 'date', 'debit', 'credit', 'balance']

/** Headings that say the opposite of what their columns hold. */
const swapped = [
  'Account Number,50100012345678',
  'Opening Balance,10000.00',
  'Date,Narration,Deposit Amt.,Withdrawal Amt.,Closing Balance',
  ...rows.map(row => row.join(',').replace('MONTH', '04')),
  'Closing Balance,50500.00',
].join('\n')

interface Shown {
  id: string
  status: string
  outcome: string | null
  error: string | null
  charge: { paise: number }
  result: { rows: number; debitsPaise: number } | null
}

const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })

async function ended(id: string, as = headers): Promise<Shown> {
  for (;;) {
    const shown = (await get(`/api/resources/bank-statement/${id}`, as)).json<Shown>()
    if (shown.status !== 'queued' && shown.status !== 'in_progress') return shown
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function checked(content: string, as = headers): Promise<Shown> {
  const { id } = (await upload(app, as, 'april.csv', content)).json<UploadedFile>()
  const payload = { input: { files: [id] }, consent: true, purpose: 'customer_onboarding' }
  const made = await app.inject({ method: 'POST', url: '/api/resources/bank-statement', headers: as, payload })
  return ended(made.json<Shown>().id, as)
}

const map = (id: string, as = headers, chosen: string[] = kinds, file = 0) =>
  app.inject({
    method: 'PUT',
    url: `/api/bank-statements/${id}/layout`,
    headers: as,
    payload: { file, kinds: chosen },
  })

const balance = async () =>
  (
    await ctx.db
      .selectFrom('wallets')
      .select('available_paise')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'product')
      .executeTakeFirstOrThrow()
  ).available_paise

const keptIds = async (as = headers) =>
  (await get('/api/statement-layouts', as)).json<{ layouts: { id: string }[] }>().layouts.map(({ id }) => id)

describe('a statement whose columns nobody can tell', () => {
  test('is mapped free of charge, charged once when it is read, and so is the next file of the layout', async () => {
    const before = await balance()
    const unread = await checked(unknown('04'))
    expect(unread).toMatchObject({ status: 'rejected_input', charge: { paise: 0 } })
    expect(unread.error).toContain('its columns could not be identified')
    const layout = (await get(`/api/bank-statements/${unread.id}/layout`)).json<StatementLayout>()
    expect(layout).toMatchObject({ file: 0, files: 1, name: 'april.csv', isMapped: false })
    expect(layout.columns.map(({ heading }) => heading)).toEqual('Alfa Bravo Oskar Delta Echo Foxtrot Golf'.split(' '))
    expect(layout.rows[1]?.cells).toEqual(['2', 'MUM', 'EMI BAJAJ FINANCE', '05/04/2025', '8000.00', '', '52000.00'])

    expect((await map(unread.id)).json()).toEqual({ rows: 3, replaced: false })
    expect(await balance()).toBe(before)
    const again = await app.inject({
      method: 'POST',
      url: `/api/verifications/${unread.id}/rerun`,
      headers: { ...headers, 'idempotency-key': 'again-1' },
      payload: { atMostPaise: 2_500 },
    })
    const read = await ended(again.json<Shown>().id)
    expect(read).toMatchObject({ status: 'completed', outcome: 'reconciled', charge: { paise: 2_500 } })
    expect(await balance()).toBe(before - 2_500)
    const { files } = (await get(`/api/bank-statements/${read.id}`)).json<{
      files: { notices: { code: string }[] }[]
    }>()
    expect(files[0]?.notices.map(({ code }) => code)).toContain('columnsMapped')

    expect(await checked(unknown('05'))).toMatchObject({ status: 'completed', outcome: 'reconciled' })
    const [kept = ''] = await keptIds()
    await app.inject({ method: 'DELETE', url: `/api/statement-layouts/${kept}`, headers })
    expect(await keptIds()).toEqual([])
    expect((await checked(unknown('06'))).status).toBe('rejected_input')
  })

  test('is mapped by its own account only, and only for its own files', async () => {
    const { id } = await checked(unknown('04'))
    await map(id)
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get(`/api/bank-statements/${id}/layout`, stranger)).statusCode).toBe(404)
    expect((await map(id, stranger)).statusCode).toBe(404)
    expect(await keptIds(stranger)).toEqual([])
    const [kept = ''] = await keptIds()
    const removed = await app.inject({ method: 'DELETE', url: `/api/statement-layouts/${kept}`, headers: stranger })
    expect(removed.statusCode).toBe(404)
    expect((await checked(unknown('04'), stranger)).status).toBe('rejected_input')
    expect(await keptIds()).toEqual([kept])
  })

  test('keeps no mapping that reads nothing, and says what is wrong with one', async () => {
    const { id } = await checked(unknown('04'))
    expect((await map(id, headers, kinds.with(3, 'none'))).statusCode).toBe(400)
    expect((await map(id, headers, kinds.slice(1))).statusCode).toBe(400)
    expect((await map(id, headers, kinds, 1)).statusCode).toBe(404)
    const noDates = await map(id, headers, kinds.with(0, 'date').with(3, 'none').with(6, 'none').with(4, 'none'))
    expect(noDates.statusCode).toBe(409)
    expect(await keptIds()).toEqual([])
  })

  test('shows its columns in the access log, and nothing of it lies in the mapping', async () => {
    const { id } = await checked(unknown('04'))
    await get(`/api/bank-statements/${id}/layout`)
    await map(id)
    const log = (await get(`/api/verifications/${id}/access-log`)).json<{ action: string }[]>()
    expect(log.map(({ action }) => action)).toContain('bankStatement.columnsShown')
    const stored = await ctx.db
      .selectFrom('bank_statement_layouts')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .execute()
    for (const word of ['50100012345678', 'NOVA', 'Alfa']) expect(JSON.stringify(stored)).not.toContain(word)
  })
})

test('columns of an answered check are mapped free of charge: its analysis and its result are replaced', async () => {
  const wrong = await checked(swapped)
  expect(wrong).toMatchObject({ status: 'completed', outcome: 'unreconciled', charge: { paise: 2_500 } })
  const before = await balance()
  const layout = (await get(`/api/bank-statements/${wrong.id}/layout`)).json<StatementLayout>()
  expect(layout.columns.map(({ kind }) => kind)).toEqual(['date', 'description', 'credit', 'debit', 'balance'])
  const right = ['date', 'description', 'debit', 'credit', 'balance']
  expect((await map(wrong.id, headers, right)).json()).toEqual({ rows: 3, replaced: true })
  expect(await ended(wrong.id)).toMatchObject({
    outcome: 'reconciled',
    charge: { paise: 2_500 },
    result: { rows: 3, debitsPaise: 950_000 },
  })
  expect(await balance()).toBe(before)
  expect((await get(`/api/bank-statements/${wrong.id}/layout`)).json<StatementLayout>().isMapped).toBe(true)
})

test('by key: a live key maps and lists, a test key sees neither the check nor the mapping', async () => {
  const live = (await makeKey(ctx, customer.userId, 'live')).headers
  const practice = (await makeKey(ctx, customer.userId, 'test')).headers
  const { id } = await checked(unknown('04'))
  const url = `/v1/bank-statements/${id}/layout`
  expect((await get(url, live)).json<StatementLayout>().columns).toHaveLength(7)
  expect((await get(url, practice)).statusCode).toBe(404)
  const put = (as: Headers) => app.inject({ method: 'PUT', url, headers: as, payload: { file: 0, kinds } })
  expect((await put(practice)).statusCode).toBe(404)
  expect((await put(live)).json()).toEqual({ rows: 3, replaced: false })
  expect((await get('/v1/statement-layouts', live)).json()).toMatchObject({ layouts: [{ bank: null, kinds }] })
  expect((await get('/v1/statement-layouts', practice)).json()).toEqual({ layouts: [] })
  const [kept = ''] = await keptIds()
  const remove = (as: Headers) => app.inject({ method: 'DELETE', url: `/v1/statement-layouts/${kept}`, headers: as })
  expect((await remove(practice)).statusCode).toBe(404)
  expect((await remove(live)).json()).toEqual({ removed: true })
})

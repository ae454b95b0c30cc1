import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { bankStatement } from '../../../server/sources/runners/bankStatement.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { bytesOnDisk, upload } from '../../support/uploads.ts'

const { app, ctx } = await testApp({}, {}, { work: true })

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

/** A month of a made-up account; `opening` in rupees. */
const statement = (month: string, opening: number, broken = false) => {
  const rows = [
    ['01', 'NEFT CR SALARY NOVA TEXTILES PVT LTD', 0, 50_000],
    ['05', 'NACH DR BAJAJ FINANCE LTD EMI 4411', 8_000, 0],
    ['12', '=HYPERLINK("http://x") UPI/DR/ravi@okaxis', 1_500, 0],
  ] as const
  let balance = opening
  const lines = rows.map(([day, text, debit, credit], at) => {
    balance += credit - debit
    const shown = broken && at === 1 ? balance + 100 : balance
    return `${day}/${month}/2025,"${text.replaceAll('"', '""')}",${debit || ''},${credit || ''},${shown.toFixed(2)}`
  })
  return {
    closing: balance,
    csv: [
      'Account Name,MEERA NAIR',
      'Account Number,50100012345678',
      'IFSC,HDFC0000001',
      `Opening Balance,${opening.toFixed(2)}`,
      'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      ...lines,
      `Closing Balance,${balance.toFixed(2)}`,
    ].join('\n'),
  }
}

const stored = async (content: string, name = 'april.csv', as = headers) => {
  const reply = await upload(app, as, name, content)
  expect(reply.statusCode).toBe(200)
  return reply.json<UploadedFile>()
}
const check = (files: string[], more: object = {}, as = headers) =>
  app.inject({
    method: 'POST',
    url: '/api/resources/bank-statement',
    headers: as,
    payload: { input: { files, ...more }, consent: true, purpose: 'customer_onboarding' },
  })

interface Shown {
  id: string
  status: string
  error: string | null
  outcome: string | null
  charge: { paise: number }
  result: { rows: number; holder: string; missingDays: number | null; ifscListed: boolean } | null
  timeline: { event: string }[]
}

/** Waits for the end of a check. */
async function ended(id: string, as = headers): Promise<Shown> {
  for (;;) {
    const shown = (await app.inject({ url: `/api/resources/bank-statement/${id}`, headers: as })).json<Shown>()
    if (shown.status !== 'queued' && shown.status !== 'in_progress') return shown
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
const checked = async (contents: string[], more: object = {}) => {
  const ids: string[] = []
  for (const [at, content] of contents.entries()) ids.push((await stored(content, `month-${at}.csv`)).id)
  return ended((await check(ids, more)).json<Shown>().id)
}
const get = (url: string, as: Record<string, string> = headers) => app.inject({ url, headers: as })
const balance = async () =>
  (
    await ctx.db
      .selectFrom('wallets')
      .select('available_paise')
      .where('user_id', '=', customer.userId)
      .where('kind', '=', 'product')
      .executeTakeFirstOrThrow()
  ).available_paise

describe('statements that add up', () => {
  test('the sample is answered as the documentation says', async () => {
    const { id } = (await check(['sample_statement'])).json<Shown>()
    expect((await ended(id)).result).toEqual(bankStatement.example)
  })

  test('are read once, charged once, and every part can be read; nobody else sees anything', async () => {
    const april = statement('04', 10_000)
    const may = statement('05', april.closing)
    const before = await balance()
    const shown = await checked([april.csv, may.csv], { from: '2025-04-01', to: '2025-06-30' })
    expect(shown).toMatchObject({ status: 'completed', outcome: 'reconciled', error: null, charge: { paise: 2_500 } })
    expect(shown.result).toMatchObject({ rows: 6, ifscListed: true })
    expect(shown.result?.missingDays).toBeGreaterThan(0)
    expect(shown.timeline.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['queued', 'reading', 'checking', 'answered', 'captured']),
    )
    expect(await balance()).toBe(before - 2_500)

    const url = `/api/bank-statements/${shown.id}`
    const analysis = (await get(url)).json<Omit<StatementAnalysis, 'rows'> & { rowCount: number }>()
    expect(analysis).toMatchObject({ rowCount: 6, accounts: [{ reconciliation: { verdict: 'reconciled' } }] })
    const rows = (await get(`${url}/rows?direction=debit&text=bajaj&perPage=1`)).json<{
      rows: { description: string; category: string }[]
      total: number
      debitsPaise: number
    }>()
    expect(rows).toMatchObject({ total: 2, debitsPaise: 1_600_000 })
    expect(rows.rows).toHaveLength(1)

    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const path of [url, `${url}/rows`, `${url}/export?format=json`])
      expect((await get(path, stranger)).statusCode).toBe(404)
    const raw = await ctx.db.selectFrom('bank_statements').selectAll().where('id', '=', shown.id).executeTakeFirst()
    const object = await bytesOnDisk(ctx, raw?.object_id ?? '')
    expect(object.includes('NOVA')).toBe(false)
  })

  test('are exported: no spreadsheet runs what a narration says', async () => {
    const { id } = await checked([statement('04', 10_000).csv])
    const sheet = await get(`/api/bank-statements/${id}/export?format=xlsx`)
    const { sheets } = await readXlsx(sheet.rawPayload)
    const cells = JSON.stringify(sheets[0]?.rows)
    expect(cells).toContain('=HYPERLINK')
    expect(cells).not.toContain('"formula"')
    const json = (await get(`/api/bank-statements/${id}/export?format=json`)).json<StatementAnalysis>()
    expect(json.rows).toHaveLength(3)
  })

  test('a rule of the customer decides, first in the next analysis and on wish in an earlier one', async () => {
    const { id } = await checked([statement('04', 10_000).csv])
    const rules = [{ id: 'rule-1', category: 'rent', words: ['ravi@okaxis'] }]
    const put = (as: Headers) =>
      app.inject({ method: 'PUT', url: '/api/statement-rules', headers: as, payload: { rules } })
    expect((await put(headers)).json()).toEqual({ rules })
    const applied = await app.inject({ method: 'POST', url: `/api/bank-statements/${id}/rules`, headers })
    expect(applied.json()).toEqual({ changed: 1 })
    const { rows } = (await get(`/api/bank-statements/${id}/rows?category=rent`)).json<{ rows: { rule: string }[] }>()
    expect(rows.map(({ rule }) => rule)).toEqual(['own:rule-1'])
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    expect((await get('/api/statement-rules', stranger)).json()).toEqual({ rules: [] })
  })
})

test('a row that does not add up is named with its reason', async () => {
  const shown = await checked([statement('04', 10_000, true).csv])
  expect(shown.outcome).not.toBe('reconciled')
  const { total } = (await get(`/api/bank-statements/${shown.id}/rows?broken=yes`)).json<{ total: number }>()
  expect(total).toBeGreaterThan(0)
})

describe('a file that cannot be read', () => {
  test('ends the check free of charge, says why, and staff see the reason without its name', async () => {
    const before = await balance()
    const shown = await checked([statement('04', 10_000).csv, 'Name,Age\nMeera,30\n'])
    expect(shown).toMatchObject({ status: 'rejected_input', charge: { paise: 0 } })
    expect(shown.error).toContain('month-1.csv')
    expect(await balance()).toBe(before)
    expect((await get(`/api/bank-statements/${shown.id}`)).statusCode).toBe(404)
    const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    const filter = encodeURIComponent(JSON.stringify({ q: shown.id }))
    const list = await get(`/admin-api/resources/statement-files?filter=${filter}`, staff)
    expect(list.json<{ problem: string | null }[]>().map(({ problem }) => problem)).toContain('notStatement')
    expect(list.body).not.toContain('month-1')
    const { id } = list.json<{ id: string }[]>()[0] ?? { id: '' }
    const again = await app.inject({
      method: 'POST',
      url: `/admin-api/statement-files/${id}/reread`,
      headers: staff,
      payload: { reason: 'The reader was mended.' },
    })
    expect(again.json()).toEqual({ read: 1, unread: 1 })
    expect(await balance()).toBe(before)
  })

  test('is not there', async () => {
    expect((await check(['fil_00000000000000000000000000000000'])).statusCode).toBe(400)
  })

  test('its password is kept sealed until it has been read, then forgotten', async () => {
    const locked = await stored('%PDF-1.7\n1 0 obj << /Encrypt 2 0 R >> endobj\n%%EOF', 'locked.pdf')
    expect(locked).toMatchObject({ isLocked: true, isUnlocked: false })
    const give = (as: Headers) =>
      app.inject({
        method: 'PUT',
        url: `/api/files/${locked.id}/password`,
        headers: as,
        payload: { password: 'S3cret!' },
      })
    expect((await give(await signedIn(ctx, await makeCustomer(ctx.db)))).statusCode).toBe(404)
    expect((await give(headers)).json()).toMatchObject({ isUnlocked: true })
    const row = () => ctx.db.selectFrom('files').selectAll().where('id', '=', locked.id).executeTakeFirstOrThrow()
    expect((await row()).password_sealed).not.toContain('S3cret')
    const shown = await ended((await check([locked.id])).json<Shown>().id)
    expect(shown.status).toBe('rejected_input')
    await expect.poll(async () => (await row()).password_sealed).toBeNull()
  })
})

test('by key: 200 with the summary, rows by page, and a test key never sees live ones', async () => {
  const live = (await makeKey(ctx, customer.userId, 'live')).headers
  const practice = (await makeKey(ctx, customer.userId, 'test')).headers
  const { id: file } = (
    await upload(app, live, 'april.csv', statement('04', 10_000).csv, '/v1/files')
  ).json<UploadedFile>()
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/bank-statement',
    headers: live,
    payload: { files: [file], consent: true, purpose: 'customer_onboarding' },
  })
  expect(reply.statusCode).toBe(200)
  const { id, status } = reply.json<Shown>()
  expect(status).toBe('completed')
  expect((await get(`/v1/bank-statements/${id}/rows`, live)).json<{ total: number }>().total).toBe(3)
  expect((await get(`/v1/bank-statements/${id}`, practice)).statusCode).toBe(404)
})

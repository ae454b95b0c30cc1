import { expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panFile, panOf, shown, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const customer = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)
const product = () => walletOf(ctx.db, customer.userId, 'product')

test('checking a file is free; running it charges each valid row once and reports once', async () => {
  const lines = [
    'Vendor no;PAN number;Full name',
    `7;${panOf(1)};"Rao; Sons"`,
    '8;ABCDE1234A;Asha Menon',
    `9;${panOf(1)};Somebody else`,
    '',
    '10;;Sai Freight',
    `11;${panOf(2)};=HYPERLINK("x")`,
  ]
  const job = await checked(app, headers, `\ufeff${lines.join('\r\n')}\r\n`)
  expect(job).toMatchObject({
    status: 'ready',
    counts: { total: 5, ready: 2, problem: 2, duplicate: 1 },
    unitPaise: 150,
    atMostPaise: 300,
    mapping: [
      { source: 'pan', column: 1 },
      { source: 'name', column: 2 },
    ],
  })
  expect(job.columns[0]).toEqual({ header: 'Vendor no', samples: ['7', '8', '9'] })

  const rows = await app.inject({ url: `/api/bulk-jobs/${job.id}/rows`, headers })
  expect(rows.json()).toMatchObject({
    rows: [
      { row: 3, state: 'problem', problems: [{ field: 'pan', at: 3 }] },
      { row: 4, state: 'duplicate', duplicateOf: 2, problems: [] },
      { row: 6, state: 'problem', cells: [{ source: 'pan', value: '' }, { value: 'Sai Freight' }] },
    ],
    next: null,
  })

  expect((await start(app, headers, job)).json()).toMatchObject({ status: 'running' })
  const done = await left(app, headers, job.id, 'running')
  expect(done).toMatchObject({ status: 'completed', counts: { done: 2, cancelled: 0 } })
  expect(await product()).toMatchObject({ availablePaise: 100_000 - done.capturedPaise, heldPaise: 0 })
  expect(done.capturedPaise).toBe((done.counts.completed + done.counts.notFound) * 150)

  const result = await app.inject({ url: `/api/bulk-jobs/${job.id}/result.csv`, headers })
  expect(result.headers['content-disposition']).toContain('attachment')
  const table = result.body.split('\r\n').map(line => line.split(','))
  expect(table[0]?.slice(0, 5)).toEqual(['\ufeffRow', 'Vendor no', 'PAN number', 'Full name', 'Status'])
  expect(table.slice(1, -1).map(cells => cells[0])).toEqual(['2', '3', '4', '6', '7'])
  expect(table[2]?.[4]).toBe('problem')
  expect(result.body).toContain(`"'=HYPERLINK(""x"")"`)
  const written = await ctx.db.selectFrom('verifications').selectAll().where('job_id', '=', job.id).execute()
  expect(written).toHaveLength(2)
  expect(written[0]).toMatchObject({ channel: 'bulk', reference: 'FY27', charge_paise: 150, wallet: 'product' })
  expect(written[0]?.transfer_id).toMatch(/^trf_/)
})

test('a job of several chunks charges each row once', async () => {
  const job = await checked(app, headers, panFile(130, 100))
  await start(app, headers, job)
  const done = await left(app, headers, job.id, 'running')
  expect(done.counts.done).toBe(130)
  const charges = await ctx.db
    .selectFrom('transfers')
    .select(['kind', 'amount_paise'])
    .where('reference', '=', job.id)
    .where('kind', '=', 'capture')
    .execute()
  expect(charges.length).toBeGreaterThan(2)
  expect(charges.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(done.capturedPaise)
  expect(await shown(app, headers, job.id)).toMatchObject({ secondsLeft: null })
})

test('a finished file is mailed once with a link to its result, and not at all when the mail is switched off', async () => {
  const { userId, email } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const run = async () => {
    const job = await checked(app, headers, panFile(30), { name: 'vendors.csv' })
    await start(app, headers, job)
    return left(app, headers, job.id, 'running')
  }
  const mails = async () => (await listMessages(ctx, email)).map(({ text }) => text)
  const job = await run()
  expect(job.status).toBe('completed')
  expect(await mails()).toEqual([expect.stringMatching(/vendors\.csv.*Charged: ₹.*\/unsubscribe\//s)])
  expect((await mails())[0]).toContain(job.id)

  const payload = { topic: 'bulkFinished', on: false }
  await app.inject({ method: 'PUT', url: '/api/mail-preferences', headers, payload })
  await run()
  expect(await mails()).toHaveLength(1)
})

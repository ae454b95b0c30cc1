import type { Insertable } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '../../../server/platform/db/schema.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const support = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support') })
const finance = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'finance') })
const customer = await makeCustomer(ctx.db)
const owner = await signedIn(ctx, customer)
const get = (url: string, headers = support) => app.inject({ url, headers })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

async function file(values: Partial<Insertable<Schema['bank_statement_files']>>) {
  const verification_id = await makeVerification(ctx.db, customer.userId, { product: 'bank-statement' })
  const id = newId('bsf')
  const row = { user_id: customer.userId, position: 0, kind: 'pdf', bytes: 100, row_count: 0, read_at: new Date() }
  await ctx.db
    .insertInto('bank_statement_files')
    .values({ id, verification_id, ...row, ...values })
    .execute()
  return id
}

test('failures are counted by bank and format, now and before, without what is not the reader’s', async () => {
  const bank = 'Coop Bank'
  const known = { bank, verdict: 'reconciled' }
  for (const problem of ['columnsUnknown', 'columnsUnknown', 'noTableInScan']) await file({ bank, problem })
  await file(known)
  await file({ bank, verdict: 'unreconciled' })
  await file({ bank, problem: 'needsPassword' })
  for (const days of [40, 41]) await file({ ...known, created_at: daysAgo(days) })
  await file({ bank, problem: 'columnsUnknown', created_at: daysAgo(42) })
  await file({ bank, problem: 'columnsUnknown', created_at: daysAgo(100) })
  const { layouts, weeks, days } = (await get('/admin-api/statement-failures')).json()
  expect(days).toBe(30)
  expect(layouts).toEqual([
    {
      bank,
      kind: 'pdf',
      files: 6,
      failed: 3,
      unreconciled: 1,
      filesBefore: 3,
      failedBefore: 1,
      reason: 'columnsUnknown',
    },
  ])
  expect(weeks).toHaveLength(8)
  const sum = (key: 'files' | 'failed') =>
    weeks.reduce((all: number, week: Record<string, number>) => all + (week[key] ?? 0), 0)
  expect([sum('files'), sum('failed')]).toEqual([9, 4])
  expect(weeks.at(-1)).toMatchObject({ files: 6, failed: 3 })
  const filter = encodeURIComponent(JSON.stringify({ bank, problem: ['noTableInScan'], customer: customer.customerId }))
  expect((await get(`/admin-api/resources/statement-files?filter=${filter}`)).json()).toHaveLength(1)
})

test('a file without an analysis shows the mappings of its account alone, and the opening is recorded', async () => {
  const id = await file({ problem: 'columnsUnknown' })
  const mapping = (user_id: string) => ({
    id: newId('bsl'),
    user_id,
    mode: 'live',
    key: 'a'.repeat(32),
    bank: 'Coop Bank',
    anchors: '[]',
    columns: JSON.stringify([{ left: 0, right: 10, kind: 'date' }]),
  })
  const other = await makeCustomer(ctx.db)
  await ctx.db
    .insertInto('bank_statement_layouts')
    .values([mapping(customer.userId), mapping(other.userId)])
    .execute()
  const opened = await get(`/admin-api/statement-files/${id}/analysis`)
  expect(opened.json()).toMatchObject({ read: null, mappings: [{ bank: 'Coop Bank', kinds: ['date'] }] })
  const seen = ctx.db.selectFrom('audit_events').selectAll().where('action', '=', 'bankStatement.opened')
  expect(await seen.where('user_id', '=', customer.userId).execute()).toHaveLength(1)
  expect((await get('/admin-api/statement-files/bsf_missing/analysis')).statusCode).toBe(404)
})

test('other staff and customers are refused', async () => {
  const id = await file({})
  for (const [as, status] of [
    [finance, 403],
    [owner, 401],
  ] as const)
    for (const url of ['/admin-api/statement-failures', `/admin-api/statement-files/${id}/analysis`])
      expect((await get(url, as)).statusCode).toBe(status)
})

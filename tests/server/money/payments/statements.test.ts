import { expect, test } from 'vitest'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { sellerOf } from '../../../../server/money/invoices/parties.ts'
import { statementDocument } from '../../../../server/money/invoices/statements/document.ts'
import { findStatement } from '../../../../server/money/invoices/statements/list.ts'
import { makeStatements } from '../../../../server/money/invoices/statements/make.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { credit } from '../../../../server/money/wallets/credits.ts'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeVerification, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const { db } = ctx
const staff = await signedIn(ctx, { adminId: await makeAdmin(db) })
const { actor } = paymentsSystemScope

/** October 2026 in India begins on 30 September, 18:30 UTC. */
const [before, first, last, after] = [
  '2026-09-30T18:29:00Z',
  '2026-09-30T18:30:00Z',
  '2026-10-31T18:29:00Z',
  '2026-10-31T18:30:00Z',
]
const november = new Date('2026-11-03T10:00:00Z')

const one = await buyer(suite, { accountType: 'Postpaid' })
await db
  .updateTable('users')
  .set({ created_at: before } as never)
  .where('id', '=', one.userId)
  .execute()
let moves = 0

async function charge(at: string, amountPaise: number) {
  const wallet = await db
    .selectFrom('wallets')
    .select('id')
    .where('user_id', '=', one.userId)
    .where('kind', '=', 'api')
    .executeTakeFirstOrThrow()
  const entry = { actor, description: 'Check', reference: 'check', at: new Date(at) }
  const { holdId } = await reserve(db, { ...entry, walletId: wallet.id, amountPaise, key: `s:r:${++moves}` })
  const { transferId } = await capture(db, { ...entry, holdId, amountPaise, key: `s:c:${moves}` })
  return { walletId: wallet.id, transferId }
}

test('a month of India, by product, with what was paid and what is owed at its end; made once', async () => {
  await charge(before, 1_000)
  const { transferId } = await charge(first, 150)
  await makeVerification(db, one.userId, { wallet: 'api', charge_paise: 150, transfer_id: transferId })
  const { walletId } = await charge(last, 50)
  const paid = { walletId, actor, description: 'Paid', from: 'adjustment' as const, key: 'paid', at: new Date(last) }
  await credit(db, { ...paid, amountPaise: 400 })
  await charge(after, 7_000)

  await Promise.all([makeStatements(db, november), makeStatements(db, november)])
  await makeStatements(db, november)
  const list = await app.inject({ url: '/api/resources/statements', headers: one.headers })
  expect(list.json()).toMatchObject([
    {
      month: '2026-10',
      chargedPaise: 200,
      paidPaise: 400,
      refundedPaise: 0,
      outstandingPaise: 800,
      lines: [
        { product: 'pan-check', calls: 1, chargedPaise: 150 },
        { product: 'other', calls: 0, chargedPaise: 50 },
      ],
    },
  ])
  const { id } = list.json()[0]
  const statement = await findStatement(ctx, id)
  expect(JSON.stringify(statementDocument(statement, sellerOf(ctx.config)))).toContain('Statement, October 2026')

  const pdf = async (headers: Record<string, string>, at = '/api') =>
    app.inject({ url: `${at}/statements/${id}/pdf`, headers })
  const own = await pdf(one.headers)
  expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const digestOf = async (content: Buffer) =>
    (await verifyPdf(content, { anchors: { ours: [], known: [] } })).contentDigest
  expect(await digestOf((await pdf(staff, '/admin-api')).rawPayload)).toBe(await digestOf(own.rawPayload))
  expect(await digestOf(own.rawPayload)).toMatch(/^[\da-f]{64}$/)
  expect((await pdf((await buyer(suite)).headers)).statusCode).toBe(404)
})

test('who joined later, or pays in advance, has none', async () => {
  const [prepaid, late] = [await buyer(suite), await buyer(suite, { accountType: 'Postpaid' })]
  await db
    .updateTable('users')
    .set({ created_at: after } as never)
    .where('id', '=', late.userId)
    .execute()
  await makeStatements(db, november)
  for (const { headers } of [prepaid, late])
    expect((await app.inject({ url: '/api/resources/statements', headers })).json()).toEqual([])
})

test('staff see every statement, and what they fetch is on record', async () => {
  const filter = encodeURIComponent(JSON.stringify({ customer: one.userId }))
  const url = `/admin-api/resources/postpaid-statements?filter=${filter}`
  const [statement] = (await app.inject({ url, headers: staff })).json()
  expect(statement).toMatchObject({ month: '2026-10', userId: one.userId })
  const { subject } = await db
    .selectFrom('audit_events')
    .select('subject')
    .where('action', '=', 'statement.downloaded')
    .where('user_id', '=', one.userId)
    .executeTakeFirstOrThrow()
  expect(subject).toBe(statement.id)
})

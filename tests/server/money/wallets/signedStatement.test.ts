import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorReply } from '../../../../contracts/calls/define.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { credit } from '../../../../server/money/wallets/credits.ts'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../../support/factories.ts'
import { readPdfPages, withoutSpaces } from '../../../support/pdfPages.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const actor: SystemActor = { kind: 'system', name: 'test' }

let asha: Customer
let hers: Record<string, string>

const ask = (headers: Record<string, string>, filter: object) =>
  app.inject({
    url: `/api/wallet-entries/statement?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
    headers,
  })

async function textOf(headers: Record<string, string>, filter: object): Promise<string> {
  const reply = await ask(headers, filter)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/pdf')
  return (await readPdfPages(reply.rawPayload)).map(({ text }) => text).join('')
}

const add = (customer: Customer, amountPaise: number, description: string) =>
  credit(db, {
    key: newId('req'),
    walletId: customer.wallets.api.id,
    amountPaise,
    description,
    reference: null,
    actor,
    from: 'gateway',
  })

async function charge(customer: Customer, amountPaise: number, reference: string) {
  const entry = { description: 'PAN check', reference, actor }
  const { holdId } = await reserve(db, { ...entry, key: newId('req'), walletId: customer.wallets.api.id, amountPaise })
  await capture(db, { ...entry, key: newId('req'), holdId, amountPaise })
}

const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)
/** Two days, because midnight may pass in between. */
const now = { createdFrom: dayIn(-1), createdTo: dayIn(1) }

/** ₹1,000, two checks of ₹4 together, and ₹10. */
beforeAll(async () => {
  asha = await makeCustomer(db)
  hers = await signedIn(ctx, { userId: asha.userId })
  await charge(asha, 150, 'ver_first')
  await charge(asha, 250, 'ver_second')
  await add(asha, 1_000, 'Added by hand')
})

describe('the signed statement', () => {
  test('opening balance and entries add up to the closing balance, and the file is signed', async () => {
    const filter = { wallet: ['api'], ...now }
    const text = await textOf(hers, filter)
    for (const part of [
      'API wallet',
      'Money added ₹1,010.00',
      'Charged −₹4.00',
      'Closing balance ₹1,006.00',
      'ver_second',
    ])
      expect(text).toContain(withoutSpaces(part))
    expect(text).not.toContain(withoutSpaces('Product wallet'))
    const signed = (await ask(hers, filter)).rawPayload
    expect(await verifyPdf(signed, { anchors: { ours: [], known: [] } })).toMatchObject({ verdict: 'valid' })
  })

  test('what is older than the period is in its opening balance', async () => {
    const later = await textOf(hers, { wallet: ['api'], createdFrom: dayIn(2), createdTo: dayIn(3) })
    for (const part of ['Opening balance ₹1,006.00', 'Closing balance ₹1,006.00', 'No entries in this period.'])
      expect(later).toContain(withoutSpaces(part))
    const earlier = await textOf(hers, { wallet: ['api'], createdFrom: dayIn(-9), createdTo: dayIn(-8) })
    for (const part of ['Opening balance ₹0.00', 'Closing balance ₹0.00'])
      expect(earlier).toContain(withoutSpaces(part))
  })

  test('speaks Hindi', async () => {
    const text = await textOf({ ...hers, 'accept-language': 'hi' }, now)
    expect(text).toContain(withoutSpaces('वॉलेट स्टेटमेंट'))
    expect(text).not.toContain(withoutSpaces('PAN check'))
    // Written by a person.
    expect(text).toContain(withoutSpaces('Added by hand'))
  })

  test.each([
    ['no days', {}, 'first and the last day'],
    ['only one day', { createdTo: '2026-02-01' }, 'first and the last day'],
    ['days in the wrong order', { createdFrom: '2026-02-02', createdTo: '2026-02-01' }, 'after the last'],
    ['too many days', { createdFrom: '2025-01-01', createdTo: '2026-02-01' }, `${limits.walletStatement.days} days`],
  ])('%s is refused and says why', async (_, filter, message) => {
    const reply = await ask(hers, filter)
    expect(reply.statusCode).toBe(400)
    expect(reply.json<ErrorReply>().error.message).toContain(message)
  })

  test('another account has its own, and nobody without a session has any', async () => {
    const other = await signedIn(ctx, { userId: (await makeCustomer(db)).userId })
    expect(await textOf(other, now)).not.toContain('ver_second')
    expect((await ask(clientHeaders(ctx), now)).statusCode).toBe(401)
  })

  test('is written down in the audit log', async () => {
    await textOf(hers, now)
    const row = await db
      .selectFrom('audit_events')
      .select('data')
      .where('action', '=', 'statement.exported')
      .where('subject', '=', asha.userId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(row?.data).toMatchObject({ from: now.createdFrom, to: now.createdTo })
  })
})

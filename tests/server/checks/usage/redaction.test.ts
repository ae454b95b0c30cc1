import { expect, test } from 'vitest'
import { sandboxOutcomes } from '../../../../contracts/products/define.ts'
import { productIds, productOf } from '../../../../contracts/products/index.ts'
import { redactReply, redactRequest } from '../../../../server/checks/usage/requestLogValues.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { readsFiles } from '../../../support/products.ts'
import { until } from '../../../support/until.ts'
import { callAndWait } from './support.ts'

const { app, ctx } = await testApp()
const post = (url: string, headers: Record<string, string>, payload: object) =>
  callAndWait(app, ctx, { method: 'POST', url, headers, payload })

test('no identifier, name, key or header stands in a logged row, whatever the product and its answer', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, userId)
  const secrets: string[] = [key.key]
  let calls = 0
  for (const product of productIds.filter(id => !readsFiles(id)))
    for (const outcome of productOf(product).sandbox ? sandboxOutcomes : (['success'] as const)) {
      const { subject, holder } = productOf(product).keys
      const value = productOf(product).sandbox?.[outcome] ?? String(productOf(product).example[subject])
      const input = { ...productOf(product).example, [subject]: value }
      const payload = {
        ...input,
        consent: true,
        purpose: 'other',
        reference: `order ${productOf(product).sandbox ? value : 1}`,
      }
      const reply = await app.inject({ method: 'POST', url: `/v1/${product}`, headers: key.headers, payload })
      const { sandbox, isImpersonal } = productOf(product)
      if (!isImpersonal) secrets.push(value, ...('name' in input ? [String(input.name)] : []))
      const found = holder && sandbox && reply.json().result?.[holder]
      if (found) secrets.push(found)
      await app.inject({ url: `/v1/verifications/${reply.json().id}`, headers: key.headers })
      calls += 2
    }
  const rows = await until(async () => {
    const logged = await ctx.db.selectFrom('request_log').selectAll().where('user_id', '=', userId).execute()
    expect(logged).toHaveLength(calls)
    return logged
  })
  const text = JSON.stringify(rows)
  for (const secret of secrets) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/authorization|bearer/i)
  expect(rows.find(row => row.product === 'pan-check' && row.reference === 'order AAxxxx000A')).toMatchObject({
    request_body: { pan: 'AAxxxx000A', name: 'Z••••• C•••••• P•••••• L••••••', consent: true, purpose: 'other' },
    reply_body: { product: 'pan-check', status: 'completed', result: { status: 'valid', holderType: 'C' } },
  })
})

test('what a caller makes up is not kept: other fields, names of fields, wrong types, identifiers in a wrong place', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, userId, 'test')
  const { row } = await post('/v1/pan-check', key.headers, {
    pan: { number: 'AAACZ1000A' },
    panNumber: 'AAACZ1000A',
    AAACZ1000A: 'yes',
    purpose: '27AAACZ1000A1Z7',
    reference: 'mail asha@example.test, call +91 98765 43210, car MH12AB1000, aadhaar 2345 6789 0124',
  })
  expect(row).toMatchObject({ status_code: 400, outcome: 'refused', mode: 'test', charge_paise: 0 })
  expect(row.request_body).toEqual({
    pan: '•••',
    panNumber: '•••',
    '•••': '•••',
    purpose: '•••',
    reference: expect.stringMatching(/^mail •••, call •••, car \S+, aadhaar •••$/),
  })
  expect(JSON.stringify(row)).not.toMatch(/AAACZ1|Z1000A|asha@|98765|MH12AB1000|6789/)
})

test('text that no jsonb can hold is kept without it, and costs no other row of the log', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const key = await makeKey(ctx, userId, 'test')
  const { row } = await post('/v1/pan-check', key.headers, { reference: 'a\u0000b\ud800', consent: true })
  expect(row.reference).toBe('ab\ufffd')
})

test('a body is cut where it is long, and left out whole where it is still too long', () => {
  const cut = redactRequest('pan-check', { reference: 'x'.repeat(900) }) as { reference: string }
  expect(cut.reference).toHaveLength(201)
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${'a'.repeat(index)}`, 1]))
  expect(Object.keys(redactRequest('pan-check', many) ?? {}).length).toBeLessThanOrEqual(40)
  const fields = Array.from({ length: 40 }, () => ({ field: 'x', message: 'y'.repeat(200) }))
  expect(redactReply('pan-check', { error: { fields } })).toEqual({ truncated: true, bytes: expect.any(Number) })
})

test('a refusal is logged with its error and no input; a call that never arrived whole has no body', async () => {
  const { userId } = await makeCustomer(ctx.db, { paise: 0 })
  const key = await makeKey(ctx, userId)
  const poor = await post('/v1/pan-check', key.headers, {
    ...productOf('pan-check').example,
    consent: true,
    purpose: 'other',
  })
  expect(poor.row).toMatchObject({
    status_code: 402,
    outcome: 'refused',
    reply_body: { error: { code: 'insufficient_balance' } },
  })
  const broken = await callAndWait(app, ctx, {
    method: 'POST',
    url: '/v1/pan-check',
    headers: { ...key.headers, 'content-type': 'application/json' },
    payload: '{"pan": "AAACZ',
  })
  expect(broken.row).toMatchObject({ status_code: 400, outcome: 'refused' })
  expect(JSON.stringify(broken.row)).not.toContain('AAACZ')
})

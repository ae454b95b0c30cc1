import { expect, test, vi } from 'vitest'
import { createAadhaarEsign } from '../../../server/esign/aadhaar/create.ts'
import { testApp } from '../../support/app.ts'
import { aadhaarSignerOf, type Form } from '../../support/esign/aadhaar.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, signerNamed } from '../../support/esign/signers.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp({ AADHAAR_ESIGN_VERSION: '3.2' }, { heavy: heavyInline })
const calls = esignOf({ app, ctx })
const { uploadDocument, makeDraft, send, show, tokenFor } = calls
const { begin, enter, prove, state } = aadhaarSignerOf({ app }, calls)

const customer = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)
const asha = signerNamed('asha', 'Asha Rao', { email: 'asha.third@example.com', method: 'aadhaar' })

async function sent(): Promise<string> {
  const { id: file } = await uploadDocument(headers)
  const id = await makeDraft(headers, draftOf(file, [asha]))
  expect((await send(headers, id)).json()).toMatchObject({ state: 'sent' })
  return id
}

test('with API 3.2 the provider reads the one document, answers by itself and sends the browser back', async () => {
  const id = await sent()
  const token = await tokenFor(asha.email ?? '')
  const begun = (await begin(token)).json<Form>()
  expect(begun.fields.map(({ name }) => name)).toEqual(['txnref'])
  const transaction = await enter(begun)
  const kept = await ctx.db
    .selectFrom('sandbox_esign_transactions')
    .selectAll()
    .where('transaction', '=', transaction)
    .executeTakeFirstOrThrow()
  const request = ctx.vault.open(kept.request_sealed, {
    column: 'sandbox_esign_transactions.request_sealed',
    id: [transaction],
  })
  const { pathname } = new URL(/docUrl="([^"]+)"/.exec(request)?.[1] ?? '')
  const document = await app.inject({ url: pathname })
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  for (const wrong of [pathname.slice(0, -1), pathname.replace(/\.[\w-]+$/, ''), '/public/aadhaar-esign/documents/x.y'])
    expect((await app.inject({ url: wrong })).statusCode).toBe(404)
  const answered = (await prove(transaction, { name: 'Asha Rao' })).json<Form>()
  // It has signed before the browser comes back.
  expect(await state(token)).toMatchObject({ end: 'answered' })
  expect(answered).toMatchObject({ action: '/public/aadhaar-esign/return', fields: [] })
  for (const method of ['GET', 'POST'] as const) {
    const reply = await app.inject({ method, url: answered.action })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/aadhaar-esign/back'])
  }
  expect((await show(headers, id)).trail.filter(({ kind }) => kind === 'signed')).toHaveLength(1)
  // The address has ended with the transaction.
  expect((await app.inject({ url: pathname })).statusCode).toBe(404)
})

test('where nothing is set up, or a real provider would sign a test, a document is not sent', async () => {
  const { id: file } = await uploadDocument(headers)
  const draft = draftOf(file, [asha])
  const state_ = ctx.aadhaarEsign.state
  const refused = { error: { fields: [{ field: 'recipients.0.method' }] } }
  try {
    ctx.aadhaarEsign.state = 'off'
    const reply = await send(headers, await makeDraft(headers, draft))
    expect([reply.statusCode, reply.json()]).toMatchObject([400, refused])
    ctx.aadhaarEsign.state = 'on'
    const { headers: key } = await makeKey(ctx, customer.userId, 'test')
    const byKey = await app.inject({ method: 'POST', url: '/v1/esign/envelopes', headers: key, payload: { draft } })
    expect([byKey.statusCode, byKey.json()]).toMatchObject([400, refused])
  } finally {
    ctx.aadhaarEsign.state = state_
  }
  const production = { ...ctx.config, production: true }
  expect(createAadhaarEsign(production, ctx).state).toBe('off')
})

test('a provider that is down takes nothing, and the person may try again at once', async () => {
  await sent()
  const token = await tokenFor(asha.email ?? '')
  const { SourceUnavailable } = await import('../../../server/platform/ports/sources.ts')
  vi.spyOn(ctx.aadhaarEsign, 'begin').mockRejectedValueOnce(new SourceUnavailable('test', 'down'))
  const reply = await begin(token)
  expect(reply.statusCode).toBe(503)
  expect(await state(token)).toMatchObject({ state: 'failed' })
  expect((await begin(token)).json()).toMatchObject({ state: 'begun' })
})

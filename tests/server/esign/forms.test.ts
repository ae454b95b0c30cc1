import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownForm } from '../../../contracts/esign/forms.ts'
import { sealEnvelope } from '../../../server/esign/seal.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { formVisitsOf, openDraft, tokenOf } from '../../support/esign/formVisits.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { draftOf, esignOf, fieldOf, signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { ask, read, sign, inject, show } = esignOf({ app, ctx })
const { makeTemplate, form, openForm, sendCode, codeFor, enter, visit } = formVisitsOf({ app, ctx })

let customer: Customer
let headers: Record<string, string>
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  count += 1
  await ctx.db.deleteFrom('rate_windows').execute()
})

const kavya = () => ({ name: 'Kavya Nair', email: `kavya.form${count}@example.com` })
const dev = () => ({ name: 'Dev Shah', email: `dev.form${count}@example.com` })
const copies = () =>
  ctx.db
    .selectFrom('envelopes')
    .select(['id', 'state'])
    .where('user_id', '=', customer.userId)
    .where('is_template', '=', false)
    .execute()
const formShown = async (id: string) => (await form(headers, id)).json<{ form: ShownForm; problems: string[] }>()

describe('whoever opens a public form', () => {
  test('shows by a code who they are, and signs a copy of their own at the sender’s cost', async () => {
    const token = await openForm(headers, await makeTemplate(headers))
    expect((await ask('/esign-forms/read', { token })).json()).toEqual({
      state: 'open',
      title: 'Lease of a shop',
      askedBy: 'Asha Traders',
      message: '',
    })
    expect((await sendCode(token, kavya())).json()).toMatchObject({ state: 'sent' })
    expect(await copies()).toEqual([])
    const own = (await enter(token, kavya())).json<{ token: string; pass: string }>()
    expect((await read(own.token)).json()).toMatchObject({ state: 'code' })
    expect((await read(own.token, { pass: own.pass })).json()).toMatchObject({ state: 'open', name: 'Kavya Nair' })
    expect((await sign(own.token, { pass: own.pass })).json()).toEqual({ state: 'done', isLast: true })
    const [copy] = await copies()
    await sealEnvelope(ctx, copy?.id ?? '')
    const done = await show(headers, copy?.id ?? '')
    expect(done).toMatchObject({ state: 'completed', chargedPaise: 2_500, recipients: [{ code: 'email' }] })
    expect(done.trail.map(({ kind }) => kind)).toContain('codeRight')
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('gets no code without a solved captcha, and no copy without the code', async () => {
    const token = await openForm(headers, await makeTemplate(headers))
    const refused = await ask('/esign-forms/code', { token, ...kavya() })
    expect([refused.statusCode, refused.headers['x-captcha']]).toEqual([429, 'required'])
    await sendCode(token, kavya())
    const code = await codeFor(kavya())
    expect((await enter(token, kavya(), code === '111111' ? '222222' : '111111')).statusCode).toBe(400)
    // The code is of one address only.
    expect((await enter(token, dev(), code)).statusCode).toBe(400)
    expect(await copies()).toEqual([])
  })

  test('gets one copy, however often they come before they have signed, and another one afterwards', async () => {
    const token = await openForm(headers, await makeTemplate(headers))
    const first = (await visit(token, kavya())).json<{ token: string; pass: string }>()
    const again = (await visit(token, kavya())).json<{ token: string; pass: string }>()
    expect(again.token).not.toBe(first.token)
    expect(await copies()).toHaveLength(1)
    await sign(first.token, { pass: first.pass })
    expect((await visit(token, kavya())).json()).toMatchObject({ state: 'open' })
    expect(await copies()).toHaveLength(2)
  })

  test('gets one copy of two requests at the same time', async () => {
    const token = await openForm(headers, await makeTemplate(headers))
    await sendCode(token, kavya())
    const one = await codeFor(kavya())
    await sendCode(token, kavya())
    const two = await codeFor(kavya())
    const replies = await Promise.all([
      enter(token, kavya(), one),
      enter(token, kavya(), two),
      enter(token, kavya(), two),
    ])
    expect(await copies()).toHaveLength(1)
    expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(2_500)
  })

  test('goes on with the copy that a process has begun and not finished', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id, { copiesMost: 1 })
    await sendCode(token, kavya())
    const channels = { send: async () => Promise.reject(new Error('killed')) }
    const { openByForm } = await import('../../../server/esign/forms/makeCopy.ts')
    const scope = { actor: { kind: 'system', name: 'visitor' }, ip: null, requestId: null, locale: 'en' } as const
    const dying = openByForm(
      { ...ctx, channels },
      { scope, agent: '' },
      { token, ...kavya(), code: await codeFor(kavya()) },
    )
    await expect(dying).rejects.toThrow('killed')
    expect((await visit(token, kavya())).json()).toMatchObject({ state: 'open' })
    expect((await copies()).map(({ state }) => state)).toEqual(['sent'])
  })

  test('signs by Aadhaar or with a certificate if the template says so, at the price that its sender is shown', async () => {
    const by = (method: 'aadhaar' | 'certificate') => (file: string) =>
      draftOf(file, [signerNamed('tenant', '', { email: null, method })])
    const aadhaar = await makeTemplate(headers, by('aadhaar'))
    const token = await openForm(headers, aadhaar)
    const { pricePaise } = (await form(headers, aadhaar)).json<{ pricePaise: number }>()
    expect(pricePaise).toBe(4_000)
    const own = (await visit(token, kavya())).json<{ token: string; pass: string }>()
    expect((await read(own.token, { pass: own.pass })).json()).toMatchObject({ state: 'open', method: 'aadhaar' })
    expect((await walletOf(ctx.db, customer.userId, 'product')).heldPaise).toBe(pricePaise)
    const other = await openForm(headers, await makeTemplate(headers, by('certificate')))
    await visit(other, kavya())
    const sent = await ctx.db
      .selectFrom('envelopes')
      .select('working_file')
      .where('user_id', '=', customer.userId)
      .where('state', '=', 'sent')
      .execute()
    expect(sent.map(({ working_file }) => working_file !== null)).toEqual([true, true])
  })

  test('is refused a name that the document cannot show, or that does not fit into its field', async () => {
    const small = (file: string) => {
      const draft = openDraft(file)
      return { ...draft, fields: [...draft.fields, fieldOf('named', 'name', 'tenant', { width: 40, height: 9 })] }
    }
    const token = await openForm(headers, await makeTemplate(headers, small))
    const fox = await sendCode(token, { ...kavya(), name: '🦊 Fox' })
    expect(fox.json()).toMatchObject({ error: { fields: [{ field: 'name' }] } })
    await sendCode(token, kavya())
    const changed = await enter(token, { ...kavya(), name: '🦊 Fox' })
    expect(changed.json()).toMatchObject({ error: { fields: [{ field: 'name' }] } })
    const long = { ...kavya(), name: 'Venkata Subramanian Ramachandran Krishnamurthy Iyer' }
    expect((await visit(token, long)).json()).toMatchObject({ error: { fields: [{ field: 'name' }] } })
    expect(await copies()).toEqual([])
    expect((await visit(token, { ...kavya(), name: 'Jo' })).json()).toMatchObject({ state: 'open' })
  })
})

describe('a public form', () => {
  const stopMails = async () =>
    (await listMessages(ctx, customer.email)).filter(({ text }) => text.includes('public form')).length

  test('stops at its last copy, and its sender is told once', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id, { copiesMost: 1 })
    await visit(token, kavya())
    expect((await formShown(id)).form).toMatchObject({ stopped: 'copies', copies: 1 })
    expect(await stopMails()).toBe(1)
    expect((await ask('/esign-forms/read', { token })).json()).toMatchObject({ state: 'closed' })
    expect((await sendCode(token, dev())).json()).toMatchObject({ state: 'closed' })
    // Whoever has their copy still finds it.
    expect((await visit(token, kavya())).json()).toMatchObject({ state: 'open' })
    expect(await openForm(headers, id, { copiesMost: 2 })).toBe(token)
    expect((await visit(token, dev())).json()).toMatchObject({ state: 'open' })
  })

  test('takes no more than its copies of a day', async () => {
    const token = await openForm(headers, await makeTemplate(headers), { copiesPerDay: 1 })
    await visit(token, kavya())
    expect((await sendCode(token, dev())).json()).toMatchObject({
      state: 'closed',
      message: expect.stringContaining('today'),
    })
  })

  test('stops when the wallet is empty, and leaves nothing behind', async () => {
    customer = await makeCustomer(ctx.db, { paise: 0 })
    headers = await signedIn(ctx, customer)
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id)
    expect((await visit(token, kavya())).json()).toMatchObject({ state: 'closed' })
    expect(await copies()).toEqual([])
    expect((await formShown(id)).form).toMatchObject({ stopped: 'balance', copies: 0 })
    expect(await stopMails()).toBe(1)
  })

  test('is over with its last day, and takes no day that is over', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id)
    expect((await form(headers, id, 'PUT', { until: '2020-01-01' })).json()).toMatchObject({
      error: { fields: [{ field: 'until' }] },
    })
    await ctx.db
      .updateTable('form_links')
      .set({ until: new Date(Date.now() - 1_000) })
      .where('template_id', '=', id)
      .execute()
    expect((await ask('/esign-forms/read', { token })).json()).toMatchObject({ state: 'closed' })
    expect((await formShown(id)).form.stopped).toBe('until')
  })

  test('is switched off, and gets a new link, by its account only', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id)
    await form(headers, id, 'POST', 'stop')
    expect((await ask('/esign-forms/read', { token })).json()).toMatchObject({ state: 'closed' })
    await openForm(headers, id)
    const renewed = (await form(headers, id, 'POST', 'renew')).json<{ form: ShownForm }>()
    expect((await ask('/esign-forms/read', { token })).json()).toMatchObject({ state: 'closed' })
    expect((await ask('/esign-forms/read', { token: tokenOf(renewed.form.url) })).json()).toMatchObject({
      state: 'open',
    })
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    const codes = [
      await form(stranger, id),
      await form(stranger, id, 'PUT'),
      await form(stranger, id, 'POST', 'renew'),
      await form(stranger, id, 'POST', 'stop'),
    ].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([404, 404, 404, 404])
  })

  test('needs a template with one open role that signs first', async () => {
    const two = (file: string) =>
      draftOf(file, [signerNamed('a', '', { email: null }), signerNamed('b', '', { email: null })])
    const late = (file: string) =>
      draftOf(file, [signerNamed('a', 'Asha Rao'), signerNamed('b', '', { email: null, order: 2 })])
    const none = (file: string) => draftOf(file, [signerNamed('a', 'Asha Rao')])
    for (const draft of [two, late, none]) {
      const id = await makeTemplate(headers, draft)
      expect((await form(headers, id, 'PUT')).statusCode).toBe(409)
      expect((await formShown(id)).problems).not.toEqual([])
    }
    const made = await inject(headers, { method: 'POST', url: '/api/esign/envelopes', payload: {} })
    expect((await form(headers, made.json<{ id: string }>().id, 'PUT')).statusCode).toBe(404)
  })

  test('stops when its template cannot be sent any more', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id)
    const { revision, draft } = await show(headers, id)
    const broken = { ...draft, fields: [] }
    await inject(headers, {
      method: 'PUT',
      url: `/api/esign/envelopes/${id}/draft`,
      payload: { revision, draft: broken },
    })
    expect((await visit(token, kavya())).json()).toMatchObject({ state: 'closed' })
    expect((await formShown(id)).form.stopped).toBe('template')
    expect(await copies()).toEqual([])
  })

  test('goes with its template', async () => {
    const id = await makeTemplate(headers)
    const token = await openForm(headers, id)
    await visit(token, kavya())
    expect((await inject(headers, { method: 'DELETE', url: `/api/esign/envelopes/${id}` })).statusCode).toBe(200)
    expect((await ask('/esign-forms/read', { token })).json()).toMatchObject({ state: 'closed' })
    expect(await copies()).toHaveLength(1)
  })
})

import { expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const { userId } = await makeCustomer(ctx.db, { kycComplete: false })
const headers = await signedIn(ctx, { userId })
const url = '/api/resources/drafts'
const draft = {
  product: 'pan-check',
  input: [{ source: 'pan', value: 'AAACZ1000A' }],
  purpose: 'other',
  reference: 'V-1',
}

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, as = headers) =>
  app.inject({ method, url: url + path, headers: as, ...(payload && { payload }) })

test('a check that was begun is kept sealed, shown whole to its owner alone, changed and deleted; before KYC too', async () => {
  const made = (await ask('POST', '', draft)).json()
  expect(made).toMatchObject({ subject: expect.not.stringContaining('CZ1000'), purpose: 'other', input: draft.input })
  const days = (Date.parse(made.expiresAt) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(limits.drafts.keptDays)

  const row = await ctx.db.selectFrom('drafts').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('AAACZ1000A')
  const listed = await ask('GET')
  expect(listed.json()).toMatchObject([{ id: made.id, savedBy: 'Asha Rao' }])
  expect(listed.body).not.toContain('AAACZ1000A')

  const half = {
    input: [
      { source: 'pan', value: 'ABC' },
      { source: 'name', value: 'Asha' },
    ],
  }
  expect((await ask('PUT', `/${made.id}`, half)).json()).toMatchObject({ ...half, subject: null, purpose: 'other' })
  expect((await ask('DELETE', `/${made.id}`)).statusCode).toBe(200)
  expect((await ask('GET', `/${made.id}`)).statusCode).toBe(404)
  const logged = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', made.id).execute()
  expect(logged.map(({ action }) => action).toSorted()).toEqual(['draft.discarded', 'draft.saved'])
})

test('a field that the product has not, or a product that is none, is refused by name', async () => {
  const wrong = await ask('POST', '', { ...draft, input: [{ source: 'gstin', value: 'x' }] })
  expect([wrong.statusCode, wrong.json().error.fields[0].field]).toEqual([400, 'input.0.source'])
  expect((await ask('POST', '', { ...draft, product: 'astrology' })).statusCode).toBe(400)
  expect((await ask('POST', '', { ...draft, input: [] })).statusCode).toBe(400)
})

test('who only views reads drafts and keeps none; a draft that has expired is gone, and then its row', async () => {
  const { id } = (await ask('POST', '', draft)).json()
  const subUserId = await makeSubUser(ctx.db, userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const viewer = await signedIn(ctx, { userId, subUserId })
  expect((await ask('GET', '', undefined, viewer)).json()).toHaveLength(1)
  expect((await ask('POST', '', draft, viewer)).statusCode).toBe(403)
  expect((await ask('DELETE', `/${id}`, undefined, viewer)).statusCode).toBe(403)

  await ctx.db
    .updateTable('drafts')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute()
  expect((await ask('GET', `/${id}`)).statusCode).toBe(404)
  expect((await ask('GET')).json()).toEqual([])
  await cleanUpAccounts(ctx)
  expect(await ctx.db.selectFrom('drafts').select('id').where('id', '=', id).execute()).toEqual([])
})

test('an account keeps so many drafts and no more, also when they come at once', async () => {
  const values = Array.from({ length: limits.drafts.most - 1 }, (_, at) => ({
    id: `dft_${at}`,
    user_id: userId,
    product: 'pan-check',
    input_sealed: ctx.vault.seal('[]', { column: 'drafts.input_sealed', id: `dft_${at}` }),
    saved_by: 'Asha Rao',
    expires_at: new Date(Date.now() + 60_000),
  }))
  await ctx.db.insertInto('drafts').values(values).execute()
  const replies = await Promise.all([1, 2, 3].map(() => ask('POST', '', draft)))
  expect(replies.map(reply => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

import { beforeEach, expect, test } from 'vitest'
import { resealColumn } from '../../../../server/platform/sealing/reseal.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })

let userId: string
beforeEach(async () => {
  userId = (await makeCustomer(ctx.db)).userId
})

const url = (id = userId) => `/admin-api/notes/customer/${id}`
const add = (text: string, headers = staff, id = userId) => post(app, ctx, url(id), { text }, headers)
const read = async (headers = staff, id = userId) => {
  const reply = await app.inject({ url: url(id), headers })
  return { status: reply.statusCode, ...reply.json() }
}

test('staff note something about a customer: newest first, with author and time', async () => {
  expect(await read()).toEqual({ status: 200, notes: [], followUp: null })
  expect(await add('  Asked for PAN at ₹1.35.  ')).toMatchObject({ status: 200, text: 'Asked for PAN at ₹1.35.' })
  await add('Wants an invoice\nby the 5th.')
  const { notes } = await read()
  expect(notes).toMatchObject([
    { text: 'Wants an invoice\nby the 5th.', author: 'Meera Iyer' },
    { text: 'Asked for PAN at ₹1.35.', author: 'Meera Iyer' },
  ])
  const other = (await makeCustomer(ctx.db)).userId
  expect(await read(staff, other)).toMatchObject({ notes: [] })
})

test('the log says that, not what', async () => {
  const { id } = await add('Quite private')
  const event = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).executeTakeFirstOrThrow()
  expect(event).toMatchObject({ action: 'note.added', actor_id: adminId, user_id: userId })
  expect(JSON.stringify(event)).not.toContain('private')
})

test.each(['', '   ', 'x'.repeat(1_001)])('refuses a note of nothing or too much', async text => {
  expect(await add(text)).toMatchObject({ status: 400, error: { fields: [{ field: 'text' }] } })
  expect(await read()).toMatchObject({ notes: [] })
})

test('nobody has no notes, and customers see none', async () => {
  expect(await add('Hello', staff, 'usr_none')).toMatchObject({ status: 404 })
  expect(await read(staff, 'usr_none')).toMatchObject({ status: 404 })
  const customer = await signedIn(ctx, { userId })
  expect(await add('Hello', customer)).toMatchObject({ status: 401 })
  expect(await read(customer)).toMatchObject({ status: 401 })
})

test('a note from before notes were sealed is sealed at the start, and read as before', async () => {
  const { id } = await add('Wants an invoice')
  const row = () => ctx.db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await ctx.db.updateTable('notes').set({ text_sealed: 'Wants an invoice' }).where('id', '=', id).execute()
  await resealColumn(ctx, 'notes.text_sealed')
  expect((await row()).text_sealed).not.toContain('invoice')
  expect(await read()).toMatchObject({ notes: [{ text: 'Wants an invoice' }] })
})

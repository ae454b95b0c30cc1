import { expect, test } from 'vitest'
import { openRow } from '../../../../../server/platform/sealing/rows.ts'
import { testApp } from '../../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { getAs } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()
const change = (body: object, headers: Record<string, string>) => post(app, ctx, '/api/account/details', body, headers)

test('a customer changes name and company; the profile shows it and the log says what, not to which name', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const body = { firstName: ' Meenakshi ', lastName: 'Subramanian', companyName: 'Zenith Lending' }
  expect(await change(body, headers)).toEqual({ status: 200, ...body, firstName: 'Meenakshi' })
  const { result } = await getAs(app, ctx, `/api/getTrulogProfile/${userId}`, headers)
  expect(result).toMatchObject({ firstName: 'Meenakshi', lastName: 'Subramanian', companyName: 'Zenith Lending' })
  await change(body, headers)
  const log = await ctx.db
    .selectFrom('audit_events')
    .select('data')
    .where('user_id', '=', userId)
    .where('action', '=', 'account.changed')
    .execute()
  expect(log).toEqual([{ data: { changed: ['firstName', 'lastName', 'companyName'] } }])
})

test('an empty company is none; one that is not sent stays', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const name = { firstName: 'Asha', lastName: 'Rao' }
  expect(await change(name, headers)).toMatchObject({ companyName: 'Asha Traders' })
  expect(await change({ ...name, companyName: ' ' }, headers)).toMatchObject({ status: 200, companyName: null })
})

test('a secondary user, view-only too, changes the own name; the company is the account’s: 403', async () => {
  const { userId } = await makeCustomer(ctx.db)
  const subUserId = await makeSubUser(ctx.db, userId)
  await ctx.db.updateTable('sub_users').set({ access: 'view' }).where('id', '=', subUserId).execute()
  const headers = await signedIn(ctx, { userId, subUserId })
  const name = { firstName: 'Kavya', lastName: 'Nair' }
  expect(await change(name, headers)).toMatchObject({ status: 200, ...name })
  expect(await change({ ...name, companyName: 'Mine' }, headers)).toMatchObject({ status: 403 })
  const read = await getAs(app, ctx, `/api/user/subUserDetails/${subUserId}`, headers)
  expect(read.result).toMatchObject({ ...name, companyName: 'Asha Traders' })
  const holder = await ctx.db
    .selectFrom('users')
    .select(['id', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(openRow(ctx.vault, 'users', holder)).toMatchObject({ first_name: 'Asha' })
})

test.each([
  { firstName: '', lastName: 'Rao' },
  { firstName: 'Asha\n', lastName: 'R\u0000ao' },
  { firstName: 'Asha', lastName: 'Rao', companyName: 'x'.repeat(121) },
])('%j is refused: 400', async body => {
  const { userId } = await makeCustomer(ctx.db)
  expect(await change(body, await signedIn(ctx, { userId }))).toMatchObject({ status: 400 })
})

test('signed out: 401', async () => {
  expect(await change({ firstName: 'Asha', lastName: 'Rao' }, clientHeaders(ctx))).toMatchObject({ status: 401 })
})

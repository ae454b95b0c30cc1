import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { codes } from '../../../../contracts/platform/codes.ts'
import { createWallets } from '../../../../server/money/wallets/walletOf.ts'
import { newCustomerId, newId } from '../../../../server/platform/identity/ids.ts'
import { resealBeforeStart } from '../../../../server/platform/sealing/startResealing.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { getAs, newEmail, newPhone, register } from '../../../support/registration.ts'
import { newestCode, post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const staff = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })

beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
})

/** Everything that the database holds about customers and secondary users, as an intruder would read it. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select users::text as row from users union all select sub_users::text from sub_users`.execute(ctx.db)
  return rows.map(({ row }) => row).join('\n')
}

const found = async (q: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q }))
  const reply = await app.inject({ url: `/admin-api/resources/users?filter=${filter}`, headers: staff })
  return reply.json().map(({ id }: { id: string }) => id)
}

/** A row as it was before migration 0030. */
async function insertClear() {
  const email = newEmail()
  const names = { first_name: 'Meenakshi', last_name: 'Sundaram', company_name: 'Lotus Exports' }
  const row = {
    id: newId('usr'),
    customer_id: newCustomerId(),
    email,
    phone: newPhone(),
    country_code: '+91',
    ...names,
  }
  await ctx.db
    .insertInto('users')
    .values({ ...row, password_hash: null, kyc_completed_at: null })
    .execute()
  await createWallets(ctx.db, row.id)
  const sub = { id: newId('sub'), user_id: row.id, email: newEmail(), first_name: 'Karan', last_name: 'Bhatt' }
  await ctx.db
    .insertInto('sub_users')
    .values({ ...sub, password_hash: null, accepted_at: new Date() })
    .execute()
  return { ...row, sub }
}

/** The first start with this version. */
async function restart() {
  await ctx.db.deleteFrom('settings').where('key', '=', 'resealed').execute()
  await resealBeforeStart(ctx)
}

describe('a registration', () => {
  test('leaves no e-mail, phone or name in clear, and its owner signs in by either', async () => {
    const { email, phone } = await register(app, ctx)
    const { userId } = await makeCustomer(ctx.db)
    await makeSubUser(ctx.db, userId)
    const stored = await dump()
    for (const value of [email, phone, 'Asha', 'Rao', 'Asha Traders', 'Karthik', '@customer.test'])
      expect(stored).not.toContain(value)

    expect((await signIn(app, ctx, email)).token).toEqual(expect.any(String))
    const { verificationId } = await post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: phone })
    expect(verificationId).toEqual(expect.any(String))
    expect(await newestCode(ctx, `+91${phone}`)).toMatch(/^\d{4,}$/)
  })

  test('the index keeps e-mail and phone unique, also in a race and in another spelling', async () => {
    const { email, phone } = await register(app, ctx)
    expect((await register(app, ctx, email, newPhone())).reply.code).not.toBe(codes.ok)
    expect((await register(app, ctx, newEmail(), phone)).reply.code).not.toBe(codes.ok)
    const row = await ctx.db
      .selectFrom('users')
      .selectAll()
      .where('email_index', 'is not', null)
      .executeTakeFirstOrThrow()
    for (const taken of [{ phone_index: null }, { email_index: null }]) {
      const twin = { ...row, id: newId('usr'), customer_id: null, ...taken }
      await expect(ctx.db.insertInto('users').values(twin).execute()).rejects.toThrow(/unique/)
    }
  })
})

describe('staff find a customer by', () => {
  const of = async () => {
    const customer = await insertClear()
    await restart()
    return customer
  }

  test('whole words of the names, in any order and case', async () => {
    const { id } = await of()
    for (const q of ['meenakshi', 'SUNDARAM', 'sundaram meenakshi', 'Lotus', 'exports, lotus', 'Meenakshi Lotus'])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])])
    for (const q of ['Meena', 'Lotus Imports', 'Karan']) expect([q, await found(q)]).toEqual([q, []])
  })

  test('the whole e-mail, the phone in any spelling, and part of the customer ID', async () => {
    const { id, email, phone, customer_id } = await of()
    const spaced = `${phone.slice(0, 5)} ${phone.slice(5)}`
    for (const q of [
      email,
      email.toUpperCase(),
      phone,
      spaced,
      `+91 ${spaced}`,
      `0${phone}`,
      `91${phone}`,
      `0091-${phone}`,
    ])
      expect([q, await found(q)]).toEqual([q, [id]])
    expect(await found(customer_id.slice(0, -1))).toContain(id)
    expect(await found(email.slice(0, -1))).toEqual([])
    expect(await found(phone.slice(0, -1))).toEqual([])
  })
})

describe('rows from before', () => {
  test('are read as they are, then sealed with their indexes before the server listens', async () => {
    const { id, email, sub } = await insertClear()
    const shown = () => getAs(app, ctx, `/admin-api/resources/users/${id}`, staff)
    const before = await shown()
    expect(before).toMatchObject({ name: 'Meenakshi Sundaram', companyName: 'Lotus Exports', email })

    await restart()
    const stored = await dump()
    for (const value of [email, sub.email, 'Meenakshi', 'Sundaram', 'Lotus', 'Karan', 'Bhatt'])
      expect(stored).not.toContain(value)
    expect(await shown()).toEqual(before)
    expect(before.subUsers).toMatchObject([{ name: 'Karan Bhatt', email: sub.email }])
    for (const address of [email, sub.email])
      expect((await signIn(app, ctx, address)).token).toEqual(expect.any(String))
  })
})

test('lists, dashboards and audit logs show the names, and a value moved to another row does not open', async () => {
  const one = await makeCustomer(ctx.db, { paise: 10 })
  const two = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId: one.userId })
  expect(await getAs(app, ctx, `/api/getTrulogProfile/${one.userId}`, headers)).toMatchObject({
    result: { firstName: 'Asha', lastName: 'Rao', companyName: 'Asha Traders', email: one.email },
  })
  const filter = encodeURIComponent(JSON.stringify({ customer: one.customerId }))
  const moves = await app.inject({ url: `/admin-api/resources/transactions?filter=${filter}`, headers: staff })
  expect(moves.json()[0]).toMatchObject({ customer: 'Asha Traders', actor: 'test' })
  const { lowBalances } = await getAs(app, ctx, '/admin-api/dashboard', staff)
  expect(lowBalances.map(({ name }: { name: string }) => name)).toContain('Asha Traders')

  await sql`update users set email = (select email from users where id = ${two.userId}) where id = ${one.userId}`.execute(
    ctx.db,
  )
  expect(await getAs(app, ctx, `/admin-api/resources/users/${one.userId}`, staff)).toMatchObject({ status: 500 })
})

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { createLog } from '../../../server/platform/log.ts'
import { sealRow } from '../../../server/platform/sealing/rows.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, smsCode } from '../../support/challans.ts'
import { makeCustomer } from '../../support/factories.ts'
import { newestCode, post, requestCode, submitCode } from '../../support/signIn.ts'

const lines: string[] = []
const log = createLog({ LOG_LEVEL: 'debug', ROLE: 'all' }, { write: (line: string) => void lines.push(line) })
const { app, ctx } = await testApp({}, { log })

beforeEach(() => void lines.splice(0))

test('the log contains no code, token, password or e-mail address', async () => {
  const { email, userId } = await makeCustomer(ctx.db)
  await requestCode(app, ctx, email)
  const otp = await newestCode(ctx, email)
  const { token, refreshToken } = await submitCode(app, ctx, email, otp)
  const authorization = `Bearer ${token}`
  await app.inject({ url: `/api/getTrulogProfile/${userId}`, headers: { authorization, 'x-client-token': 'sandbox' } })
  await post(app, ctx, '/login-api/user/authenticate', { token: refreshToken })
  await post(app, ctx, '/login-api/user/authenticate', { token: `${refreshToken}x` })
  await post(app, ctx, '/admin-api/login', { email: 'root@staff.test', password: 'the-secret-password' })
  await app.inject({ url: `/sandbox/messages?to=${email}`, headers: { host: 'localhost' } })
  log.info({ body: { otp, token, refreshToken, password: 'the-secret-password' } }, 'a careless line')

  const written = lines.join('')
  expect(lines.length).toBeGreaterThan(6)
  for (const secret of [otp, token, refreshToken, 'the-secret-password', 'root@staff.test', email, userId])
    expect(written).not.toContain(secret)
})

const phone = '9876543210'

test('A100: the log contains no phone, code, vehicle number or token, not even from a URL', async () => {
  const brand = await makeBrand(ctx)
  const sent = await post(app, ctx, '/public/echallan-send-otp', { mobileNumber: phone, authToken: brand.token })
  const otp = await smsCode(ctx, phone)
  const body = { otp, verificationToken: sent.token }
  const { accessToken } = await post(app, ctx, '/public/echallan-verify-otp', body)
  const vehicleNumber = challanVehicles.mix.rcNo
  await post(app, ctx, '/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })
  await post(app, ctx, '/public/vehicle-echallan-detail-V2', { vehicleNumber: 7, accessToken })
  const query = new URLSearchParams({ accessToken, pageNo: '1' })
  await app.inject({ url: `/public/vehicle-echallan-paidList-V2?${query}`, headers: { 'x-client-token': 'sandbox' } })
  await app.inject({ url: `/public/no-such-call?${query}` })
  log.info(
    { accessToken, body: { otp, accessToken, authToken: brand.token, verificationToken: sent.token } },
    'careless',
  )
  await new Promise(resolve => setImmediate(resolve))
  expect(lines.length).toBeGreaterThanOrEqual(6)
  const whole = lines.join('\n')
  for (const secret of [accessToken, sent.token, brand.token, phone, vehicleNumber])
    expect(whole.includes(String(secret)), String(secret)).toBe(false)
  const told = lines.map(line => JSON.parse(line) as { route?: string })
  expect(told.map(line => line.route)).toContain('/public/vehicle-echallan-detail-V2')
})

test('a database error is logged without its text, its details and the values in them', async () => {
  const { email } = await makeCustomer(ctx.db)
  const twice = {
    email,
    id: 'usr_twice',
    country_code: '+91',
    first_name: 'Asha',
    last_name: 'Rao',
    company_name: null,
  }
  const row = sealRow(ctx.vault, 'users', { ...twice, customer_id: null, phone: null, password_hash: null })
  const insert = ctx.db.insertInto('users').values(row)
  const unique = await insert.execute().catch((error: unknown) => error)
  const cast = await sql`select ${email}::int`.execute(ctx.db).catch((error: unknown) => error)
  const wrapped = new Error('the verb failed', { cause: unique })
  for (const error of [unique, cast, wrapped]) log.error({ err: error }, 'request failed')

  expect(lines).toHaveLength(3)
  const [first, second, third] = lines.map(line => JSON.parse(line) as { err: Record<string, unknown> })
  expect(first?.err).toMatchObject({ type: 'DatabaseError', code: '23505', table: 'users' })
  expect(second?.err).toMatchObject({ message: 'SQLSTATE 22P02' })
  expect(third?.err).toMatchObject({ message: 'the verb failed', cause: { code: '23505' } })
  expect(lines.join('\n')).not.toContain(email)
})

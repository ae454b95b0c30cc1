import { expect, test } from 'vitest'
import { createLog } from '../../../../server/platform/log.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { newestCode, post, requestCode, submitCode } from '../../../support/signIn.ts'

const lines: string[] = []
const log = createLog({ LOG_LEVEL: 'debug', ROLE: 'all' }, { write: (line: string) => void lines.push(line) })
const { app, ctx } = await testApp({}, { log })

test('no code, token, password or address of a person stands in the log', async () => {
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

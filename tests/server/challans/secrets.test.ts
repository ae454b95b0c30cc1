import { expect, test } from 'vitest'
import { challanVehicles } from '../../../contracts/challanSandbox.ts'
import { createLog } from '../../../server/platform/log.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, smsCode } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'

const lines: string[] = []
const to = { write: (line: string) => void lines.push(line) }
const log = createLog({ LOG_LEVEL: 'debug', ROLE: 'api' }, to)
const { app, ctx } = await testApp({}, { log })
const phone = '9876543210'

test('A100: no log line shows a phone, a code, a vehicle, or a token, not even of one in an address', async () => {
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

import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { changeUser } from '../../../support/people.ts'
import { productionEnv } from '../../../support/productionEnv.ts'
import { getAs, newPhone } from '../../../support/registration.ts'
import { post } from '../../../support/signIn.ts'

/** A sandbox that sends real messages, but none by WhatsApp. */
const real = {
  CHANNELS: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_FROM: 'us@satyapan.test',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_KEY: 'key',
}
const { app, ctx } = await testApp(real)

const abroad = { ph_no: '7123456789', countryCode: '+44' }
const whole = { ph_no: '+447123456789' }

let phone: string
beforeEach(async () => {
  await ctx.db.deleteFrom('rate_windows').execute()
  ;({ phone } = await makeCustomer(ctx.db))
})

/** Neither a message nor a code is made. */
async function traceOf(reply: object) {
  const made = await Promise.all(
    (['messages', 'otp_codes'] as const).map(table => ctx.db.selectFrom(table).select('id').execute()),
  )
  return { reply, made: made.flat() }
}

const refused = (message: string) => ({ reply: { status: 200, code: 101, message }, made: [] })

const WHATSAPP_OFF = 'WhatsApp is not set up here. Choose another way to sign in.'
const SIGN_IN_OFF = 'We cannot send codes to phone numbers outside India. Sign in with your e-mail address.'
const ABROAD_OFF = 'We cannot send codes to phone numbers outside India. Use an Indian number.'

describe('without WhatsApp', () => {
  test('WhatsApp sign-in is refused for known and unknown numbers', async () => {
    for (const ph_no of [phone, newPhone()]) {
      const body = { ph_no, countryCode: '+91' }
      expect(await traceOf(await post(app, ctx, '/api/userLogin/sendWhatsappOtp', body))).toEqual(refused(WHATSAPP_OFF))
      const otp = { ...body, otp: '123456' }
      expect(await traceOf(await post(app, ctx, '/api/userLogin/verifyWhatsappOtp', otp))).toEqual(
        refused(WHATSAPP_OFF),
      )
    }
  })

  test('a number outside India is told before any code is made, whether or not it has an account', async () => {
    const { userId } = await makeCustomer(ctx.db)
    await changeUser(ctx, userId, { phone: abroad.ph_no, country_code: abroad.countryCode })
    expect(await traceOf(await post(app, ctx, '/login-api/login/sendOtpV1', whole))).toEqual(refused(SIGN_IN_OFF))
    expect(await traceOf(await post(app, ctx, '/api/userLogin/sendWhatsappOtp', abroad))).toEqual(refused(SIGN_IN_OFF))
    expect(
      await traceOf(await post(app, ctx, '/api/userLogin/sendWhatsappOtp', { ...abroad, ph_no: '7123456780' })),
    ).toEqual(refused(SIGN_IN_OFF))
    expect(await traceOf(await post(app, ctx, '/login-api/user/phoneOtpSend', whole))).toEqual(refused(ABROAD_OFF))
    expect(await traceOf(await post(app, ctx, '/login-api/user/whatsApp/SendOtp', abroad))).toEqual(refused(ABROAD_OFF))
    const verification = { ph_no: abroad.ph_no, verificationId: 'otp_1', otp: '123456' }
    expect(await traceOf(await post(app, ctx, '/login-api/user/whatsApp/verifyOtp', verification))).toEqual(
      refused(WHATSAPP_OFF),
    )
  })

  test('a number in India gets its code by SMS', async () => {
    expect(await post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: phone })).toMatchObject({ code: 100 })
    const sent = await ctx.db.selectFrom('messages').select('channel').execute()
    expect(sent).toEqual([{ channel: 'sms' }])
    await ctx.db.deleteFrom('messages').execute()
    await ctx.db.deleteFrom('otp_codes').execute()
  })
})

test('production without Google and exchange rates: neither is offered, and nothing is sent', async () => {
  const live = await testApp(productionEnv)
  const call = (path: string, body: object) => post(live.app, live.ctx, path, body)
  const options = await getAs(live.app, live.ctx, '/api/signInOptions')
  expect(options).toMatchObject({ google: null, captcha: { provider: 'altcha' } })
  const off = { status: 200, code: 101, message: 'Google sign-in is not set up here.' }
  expect(await call('/api/user/googleSendOtp', { ph_no: newPhone() })).toEqual(off)
  expect(await call('/api/user/googleSendWhatsappOtp', abroad)).toEqual(off)
  expect(await call('/api/user/googleSignIn', { token: 'x' })).toEqual(off)
  expect(await live.ctx.db.selectFrom('otp_codes').select('id').execute()).toEqual([])
  expect(await live.ctx.rates.usd()).toBeNull()
})

test('where WhatsApp is set up, a number outside India gets its code by it', async () => {
  const env = { ...real, WHATSAPP_PHONE_ID: '55', WHATSAPP_TOKEN: 'token' }
  const set = await testApp(env)
  expect(await post(set.app, set.ctx, '/login-api/user/whatsApp/SendOtp', abroad)).toMatchObject({ code: 100 })
  expect(await set.ctx.db.selectFrom('messages').select('channel').execute()).toEqual([{ channel: 'whatsapp' }])
})

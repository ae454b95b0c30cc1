import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { changeUser } from '../../../support/people.ts'
import { getAs, newPhone } from '../../../support/registration.ts'
import { newestCode, post } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()

let phone: string
let userId: string
beforeEach(async () => {
  ;({ phone, userId } = await makeCustomer(ctx.db))
  await ctx.db.deleteFrom('rate_windows').execute()
})

const check = (number: string) => getAs(app, ctx, `/api/checkMobile/${encodeURIComponent(number)}`)
const send = (ph_no: string) => post(app, ctx, '/login-api/login/sendOtpV1', { ph_no })
const verify = (body: object) => post(app, ctx, '/login-api/login/verifyOtpV1', body)
const whatsapp = (what: string, body: object) => post(app, ctx, `/api/userLogin/${what}`, body)
const deactivate = () => ctx.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute()
const unregistered = 'Unable to locate any account associated with this phone number. Please proceed with registration.'

describe('checkMobile', () => {
  test('A6: a known number is code 100, an unknown one 103 with the exact words', async () => {
    expect(await check(phone)).toMatchObject({ status: 200, code: 100, isActive: true })
    expect(await check(newPhone())).toEqual({ status: 200, code: 103, message: unregistered })
  })

  test('A18: a deactivated account is told so', async () => {
    await deactivate()
    const message = 'Your account has been deactivated. Please contact admin.'
    expect(await check(phone)).toEqual({ status: 200, code: 100, isActive: false, message })
  })

  test('specification §5: what is no number gets the exact words', async () => {
    for (const wrong of ['12345', '5876543210', '+91', 'x'])
      expect(await check(wrong)).toEqual({ status: 200, code: 101, message: 'Please Enter a Valid Phone Number' })
  })

  test('a number abroad names its country', async () => {
    const abroad = { phone: '7123456789', country_code: '+44' }
    await changeUser(ctx, userId, abroad)
    expect(await check('+447123456789')).toMatchObject({ code: 100 })
    expect(await check('7123456789')).toMatchObject({ code: 103 })
  })

  test('A113: it is limited, whatever is asked', async () => {
    for (let asked = 0; asked < limits.phoneLookups.perAddress; asked++) await check(newPhone())
    expect(await check(phone)).toMatchObject({ status: 429, code: 429 })
  })
})

describe('sign-in by phone', () => {
  test('A10, A11: sendOtpV1 by SMS, verifyOtpV1 answers the session', async () => {
    const { verificationId, ...sent } = await send(phone)
    expect(sent).toMatchObject({ status: 200, code: 100 })
    expect((await listMessages(ctx, `+91${phone}`))[0]).toMatchObject({ channel: 'sms' })
    const otp = await newestCode(ctx, `+91${phone}`)
    const reply = await verify({ ph_no: phone, verificationId, otp })
    expect(reply).toMatchObject({ status: 200, code: 100, isActive: true })
    expect(JSON.parse(atob(reply.token.split('.')[1]))).toMatchObject({ id: userId, role: 'customer' })
    expect(await verify({ ph_no: phone, verificationId, otp })).toMatchObject({ status: 200, code: 102 })
  })

  test('A9: without its verificationId a code opens nothing here', async () => {
    await send(phone)
    const otp = await newestCode(ctx, `+91${phone}`)
    expect(await verify({ ph_no: phone, otp })).toMatchObject({ code: 101 })
    expect(await verify({ ph_no: phone, verificationId: 'otp_other', otp })).toMatchObject({ code: 102 })
  })

  test('a code belongs to the number it was sent to', async () => {
    const other = await makeCustomer(ctx.db)
    const { verificationId } = await send(phone)
    const otp = await newestCode(ctx, `+91${phone}`)
    expect(await verify({ ph_no: other.phone, verificationId, otp })).toMatchObject({ code: 102 })
  })

  test('a stranger gets the same answer, and no message', async () => {
    const known = await send(phone)
    const stranger = newPhone()
    const unknown = await send(stranger)
    expect({ ...unknown, verificationId: '' }).toEqual({ ...known, verificationId: '' })
    expect(unknown.verificationId).toHaveLength(known.verificationId.length)
    expect(await listMessages(ctx, `+91${stranger}`)).toEqual([])
  })

  test('five tries, then code 104', async () => {
    const { verificationId } = await send(phone)
    for (let tries = 0; tries < 5; tries++)
      expect(await verify({ ph_no: phone, verificationId, otp: 'wrong' })).toMatchObject({ code: 102 })
    const otp = await newestCode(ctx, `+91${phone}`)
    expect(await verify({ ph_no: phone, verificationId, otp })).toMatchObject({ code: 104 })
  })

  test('A18: a deactivated account gets no tokens', async () => {
    await deactivate()
    const { verificationId } = await send(phone)
    const otp = await newestCode(ctx, `+91${phone}`)
    const reply = await verify({ ph_no: phone, verificationId, otp })
    expect(reply).toMatchObject({ code: 100, isActive: false })
    expect(reply.token).toBeUndefined()
  })

  test('A8: a number abroad gets its code by WhatsApp, also under "phone"', async () => {
    const abroad = { phone: '7123456780', country_code: '+44' }
    await changeUser(ctx, userId, abroad)
    expect(await send('+447123456780')).toMatchObject({ code: 100 })
    expect((await listMessages(ctx, '+447123456780'))[0]).toMatchObject({ channel: 'whatsapp' })
  })

  test('bad input is code 101, a missing client token 403', async () => {
    expect(await send('1234567890')).toMatchObject({ code: 101, message: 'Please Enter a Valid Phone Number' })
    const headers = { 'x-client-token': 'wrong' }
    expect(await post(app, ctx, '/login-api/login/sendOtpV1', { ph_no: phone }, headers)).toMatchObject({ status: 403 })
  })
})

describe('sign-in by WhatsApp, on the main service', () => {
  test('A9: verifying names the country and no verificationId', async () => {
    const asked = { ph_no: phone, countryCode: '+91' }
    expect(await whatsapp('sendWhatsappOtp', asked)).toMatchObject({ status: 200, code: 100 })
    expect((await listMessages(ctx, `+91${phone}`))[0]).toMatchObject({ channel: 'whatsapp' })
    const otp = await newestCode(ctx, `+91${phone}`)
    expect(await whatsapp('verifyWhatsappOtp', { ...asked, countryCode: '+1', otp })).toMatchObject({ code: 102 })
    expect(await whatsapp('verifyWhatsappOtp', { ...asked, otp })).toMatchObject({ code: 100, isActive: true })
  })
})

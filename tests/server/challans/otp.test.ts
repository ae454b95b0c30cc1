import { beforeEach, describe, expect, test } from 'vitest'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { issueChallanAccess, verifyChallanAccess } from '../../../server/challans/common/access.ts'
import { createVault } from '../../../server/platform/vault.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, signInCitizen, smsCode, wrongCode } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
const brand = await makeBrand(ctx)
const phone = '9876543210'

const send = (mobileNumber = phone, authToken = brand.token) =>
  post(app, ctx, '/public/echallan-send-otp', { mobileNumber, authToken })
const verify = (otp: string, verificationToken: string) =>
  post(app, ctx, '/public/echallan-verify-otp', { otp, verificationToken })

beforeEach(async () => {
  for (const table of ['rate_windows', 'messages', 'otp_codes'] as const) await ctx.db.deleteFrom(table).execute()
})

describe('sending a code (A90, A91, A116)', () => {
  test('200 and a token; the SMS names the brand, and the sandbox inbox shows the code', async () => {
    const sent = await send()
    expect(sent).toMatchObject({ status: 200, code: 200, message: expect.any(String), token: expect.any(String) })
    const [message] = await listMessages(ctx, `+91${phone}`)
    expect(message).toMatchObject({ channel: 'sms', otp: expect.stringMatching(/^\d{6}$/) })
    expect(message?.text).toContain(brand.title)
    expect(message?.text).toContain(message?.otp)
  })

  test.each(['', '12345', '1234567890', '98765432101', '+14155550100', 'abcdefghij', '+91 5876543210'])(
    '%j is no Indian mobile: 400 with the specification’s words',
    async number => {
      const reply = await send(number)
      expect(reply).toMatchObject({ status: 200, code: 400, message: 'Please Enter a Valid Phone Number' })
      expect(await listMessages(ctx)).toEqual([])
    },
  )

  test('an unknown brand and a switched-off one are 404, and nothing is sent', async () => {
    const off = await makeBrand(ctx, { is_active: false })
    for (const token of ['nobody', off.token, off.name, ''])
      expect(await send(phone, token)).toMatchObject({ code: 404 })
    expect(await listMessages(ctx)).toEqual([])
  })

  test('a brand’s earlier token works until it ends (A93)', async () => {
    const until = (ms: number) => ({ earlier_token_until: new Date(Date.now() + ms) })
    const live = await makeBrand(ctx, { earlier_token: 'old-and-live-token', ...until(60_000) })
    const over = await makeBrand(ctx, { earlier_token: 'old-and-over-token', ...until(-1) })
    expect(await send(phone, live.earlier_token as string)).toMatchObject({ code: 200 })
    expect(await send(phone, over.earlier_token as string)).toMatchObject({ code: 404 })
  })

  test('429 after five codes for a number, whatever the brand', async () => {
    const other = await makeBrand(ctx)
    for (let sent = 0; sent < limits.otpSends.perIdentifier; sent++)
      expect(await send(phone, sent % 2 ? brand.token : other.token)).toMatchObject({ code: 200 })
    expect(await send()).toMatchObject({ status: 429, code: 429, message: expect.stringContaining('minutes') })
    expect(await send('9876543211')).toMatchObject({ code: 200 })
  })

  test('429 for a network address without a solved challenge, and for a brand', async () => {
    const count = (key: object) => ctx.db.updateTable('rate_windows').set(key).where('key', 'like', '%:from:%')
    await send()
    await count({ hits: limits.otpSends.perAddress }).execute()
    expect(await send('9876543212')).toMatchObject({ status: 429, code: 429 })
    await ctx.db.deleteFrom('rate_windows').execute()
    await send()
    await ctx.db
      .updateTable('rate_windows')
      .set({ hits: challanLimits.codesPerBrand.max })
      .where('key', '=', `challan-codes:${brand.id}`)
      .execute()
    expect(await send('9876543213')).toMatchObject({ status: 429, code: 429 })
  })

  test('403 without the client token', async () => {
    const payload = { mobileNumber: phone, authToken: brand.token }
    const reply = await app.inject({ method: 'POST', url: '/public/echallan-send-otp', payload })
    expect([reply.statusCode, reply.json().code]).toEqual([403, 403])
  })
})

describe('entering it (A90, A91, A116)', () => {
  test('the right one gives an access token bound to phone and brand', async () => {
    const access = await verifyChallanAccess(ctx, await signInCitizen(app, ctx, brand))
    expect(access).toEqual({
      phone: `+91${phone}`,
      phoneIndex: expect.any(String),
      brandId: brand.id,
      brandName: brand.name,
      until: expect.any(Date),
    })
  })

  test('400 for a wrong one, and the right one still works; 429 once five tries are gone', async () => {
    const { token } = await send()
    const right = await smsCode(ctx, phone)
    expect(await verify(wrongCode(right), token)).toMatchObject({ status: 200, code: 400 })
    expect(await verify(right, token)).toMatchObject({ code: 200 })
    const { token: second } = await send()
    const next = await smsCode(ctx, phone)
    for (let tried = 0; tried < limits.otp.tries; tried++)
      expect(await verify(wrongCode(next), second)).toMatchObject({ code: 400 })
    expect(await verify(next, second)).toMatchObject({ status: 429, code: 429 })
  })

  test('410 for one that is used or expired, and for a token that we never gave; others of the phone change nothing', async () => {
    const { token } = await send()
    const otp = await smsCode(ctx, phone)
    expect(await verify(otp, token)).toMatchObject({ code: 200 })
    expect(await verify(otp, token)).toMatchObject({ status: 200, code: 410 })
    const { token: earlier } = await send()
    const first = await smsCode(ctx, phone)
    const { token: newest } = await send()
    for (let tried = 0; tried < limits.otp.tries; tried++) await verify('wrong', newest)
    expect(await verify(first, earlier)).toMatchObject({ code: 200 })
    await ctx.db
      .updateTable('otp_codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(await verify(await smsCode(ctx, phone), newest)).toMatchObject({ code: 410 })
    const place = { token: 'challan-code' } as const
    const ours = [ctx.vault.seal('otp_1', place), ctx.vault.seal('challan-code\n\n\n', { token: 'challan-access' })]
    for (const forged of ['', 'x', ...ours, createVault('another').seal('challan-code\n\n\n', place)])
      expect(await verify('123456', forged)).toMatchObject({ code: 410 })
  })

  test('a code of one brand opens none other, and one of a sign-in none here', async () => {
    const other = await makeBrand(ctx)
    const [{ token }, mine] = [await send(), await smsCode(ctx, phone)]
    const { token: theirs } = await send(phone, other.token)
    const its = await smsCode(ctx, phone)
    // Once in a million runs both brands draw the same code.
    expect((await verify(mine === its ? wrongCode(its) : mine, theirs)).code).toBe(400)
    expect(await verify(mine, token)).toMatchObject({ code: 200 })
  })
})

describe('the access token', () => {
  test('shows nothing of the phone, and opens for us alone', async () => {
    const token = await issueChallanAccess(ctx, { phone: '+919876543210', brandId: brand.id })
    const [, claims = ''] = token.split('.')
    expect(Buffer.from(claims, 'base64url').toString()).not.toContain('9876543210')
    expect(await verifyChallanAccess(ctx, token)).not.toBeNull()
    const strange = createVault('another secret that nobody here has')
    expect(
      await verifyChallanAccess(ctx, await issueChallanAccess({ vault: strange }, { phone: '+91', brandId: brand.id })),
    ).toBeNull()
    for (const bad of ['', 'x', `${token}x`, token.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')])
      expect(await verifyChallanAccess(ctx, bad)).toBeNull()
  })

  test('ends with its brand', async () => {
    const brief = await makeBrand(ctx)
    const token = await issueChallanAccess(ctx, { phone: '+919876543210', brandId: brief.id })
    await ctx.db.updateTable('challan_brands').set({ is_active: false }).where('id', '=', brief.id).execute()
    expect(await verifyChallanAccess(ctx, token)).toBeNull()
  })
})

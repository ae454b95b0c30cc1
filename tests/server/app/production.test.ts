import { expect, test } from 'vitest'
import { pages } from '../../../contracts/pages/pages.ts'
import { verifyChain } from '../../../server/platform/audit/chain.ts'
import { apiClientAt, type Tokens } from '../../support/apiClient.ts'
import { startProgram } from '../../support/children.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { aadhaarNumber, openAddresses, productionTwins } from '../../support/production.ts'
import { goodPassword, newPhone, solveCaptchaAt } from '../../support/registration.ts'
import { codeOf } from '../../support/secondFactor.ts'
import { startServer, temporaryDataEnv } from '../../support/server.ts'

const email = 'owner@first.test'
const customer = 'vendor@first.test'

const twins = await productionTwins()

/**
 * The README's production section in a process of its own, over an empty database: every open address answers, a super-admin is created, and the
 * first customer comes from the registration to an answered check. Outside services are twins behind https.
 */
test('production on an empty database: open addresses, create-admin, registration, KYC, approval, top-up, first check', {
  timeout: 600_000,
}, async () => {
  const place = { ...twins.env, LOG_LEVEL: 'error', ...(await temporaryDataEnv()) }
  const first = await startServer(place)
  await expectOpenAddresses(first.url, place)

  // The embedded database lets one process in.
  expect(place.DATABASE_URL ? 0 : await first.stop()).toBe(0)
  const command = startProgram('server/people/staff/createAdminCommand.ts', ['--email', email], place)
  expect([await command.exit, command.errors]).toEqual([0, []])
  const { url, stop, child } = place.DATABASE_URL ? first : await startServer(place)
  const headers = { 'x-client-token': place.CLIENT_TOKEN }
  const call = apiClientAt(url, headers)
  const as = (token: string | undefined) => apiClientAt(url, { ...headers, authorization: `Bearer ${token}` })

  // The link's page, its password, and that it works once.
  const link = new URL(command.lines.find(line => line.includes('https://'))?.trim() ?? '')
  expect([link.origin, link.searchParams.get('for')]).toEqual([place.PUBLIC_URL, 'staff'])
  const token = link.pathname.split('/').at(-1)
  const choose = () => call('POST', '/api/user/resetPassword', { token, password: goodPassword })
  expect(await choose()).toMatchObject({ code: 100 })
  expect(await choose()).toMatchObject({ code: 102 })

  // Until the second factor is set up, nothing else is allowed.
  const signIn = () => call<Record<string, string>>('POST', '/admin-api/login', { email, password: goodPassword })
  const staff = as((await signIn()).token)
  await expect(staff('GET', '/admin-api/kyc/pending')).rejects.toThrow(' 403 ')
  const { secret } = await staff<{ secret: string }>('POST', '/admin-api/second-factor/begin', {})
  await staff('POST', '/admin-api/second-factor/confirm', { code: codeOf(secret) })
  expect(await staff('GET', '/admin-api/kyc/pending')).toMatchObject({ total: 0 })
  expect(await signIn()).toMatchObject({ secondFactor: true, challenge: expect.any(String) })
  const { sources } = await staff<{ sources: object[] }>('GET', '/admin-api/sources')
  expect(sources).toContainEqual({ product: 'pan-check', state: 'unknown' })

  // The first customer proves an e-mail address and a phone, and registers.
  const phone = newPhone()
  await call('POST', '/api/user/userEmailOtp', { email: customer })
  const proof = { email: customer, otp: await twins.codeByMail(customer) }
  const { verificationId: emailVerificationId } = await call('POST', '/api/user/userEmailOtpVerification', proof)
  const { verificationId } = await call('POST', '/login-api/user/phoneOtpSend', { ph_no: phone })
  const otp = await twins.codeBySms(`+91${phone}`)
  await call('POST', '/login-api/user/phoneOtpVerification', { ph_no: phone, verificationId, otp })
  const registration = {
    email: customer,
    mobile_no: phone,
    countryCode: '+91',
    firstName: 'Asha',
    lastName: 'Rao',
    password: goodPassword,
    emailVerificationId,
    phoneVerificationId: verificationId,
  }
  expect(await call('POST', '/api/user/userRegisteration', registration)).toMatchObject({ code: 100 })
  const enter = async () => {
    const asked = { email: customer, password: goodPassword, recaptchaToken: await solveCaptchaAt(url) }
    return as((await call<Tokens>('POST', '/api/userLogin/authentication', asked)).token)
  }
  const newcomer = await enter()
  await expect(newcomer('GET', '/api/resources/pan-check')).rejects.toThrow(' 403 ')

  // The KYC of a person, with the code that the Aadhaar source sends.
  const step = (path: string, body: object) => newcomer('POST', `/api/kyc/individual/${path}`, body)
  await step('pan', { pan: 'AAAPZ1000A' })
  await step('aadhaar', { aadhaar: aadhaarNumber, consent: true })
  await step('aadhaar/verify', { aadhaar: aadhaarNumber, otp: twins.codeByAadhaar() })
  await step('use-case', { useCase: 'We check the vendors whom we pay, once a year.' })
  const { pending } = await staff<{ pending: { id: string }[] }>('GET', '/admin-api/kyc/pending')
  expect(pending).toHaveLength(1)
  await staff('POST', `/admin-api/kyc/${pending[0]?.id}/decide`, { decision: 'approve' })

  // A card payment funds the wallet that the first check is charged to.
  const member = await enter()
  const top = { amount: 2_000, walletName: 'product', currency: 'INR' }
  const { order_id } = await member<{ order_id: string }>('POST', '/payments/payment/order', top)
  const paid = { order_id, payment_id: twins.razorpay.pay(order_id).id }
  const { signature } = await member<{ signature: { signature: string } }>('POST', '/payments/signature', paid)
  const credit = { ...paid, signature: signature.signature }
  expect(await member('POST', '/payments/products/verifyPaymentV1/order', credit)).toMatchObject({ code: 100 })
  const check = { input: { pan: 'AAACZ1000A' }, consent: true, purpose: 'vendor_onboarding' }
  expect(await member('POST', '/api/resources/pan-check', check)).toMatchObject({
    status: 'completed',
    result: { status: 'valid', name: 'Asha Rao' },
    charge: { paise: 150 },
  })
  expect(twins.source.asked.at(-1)).toMatchObject({
    path: '/pan',
    authorization: 'Bearer key',
    body: { pan: 'AAACZ1000A' },
  })
  const after = await staff<{ sources: object[] }>('GET', '/admin-api/sources')
  expect(after.sources).toContainEqual({ product: 'pan-check', state: 'operational' })

  expect(await stop()).toBe(0)
  expect([...child.errors, ...child.lines]).toEqual([])
  expect(await withDatabaseOf(place, verifyChain)).toMatchObject({ broken: null })
  await expectLedgerIntact(place)
})

/** None fails; documentation, probes and the root of signatures are there; the sandbox is not. */
async function expectOpenAddresses(url: string, place: Record<string, string>): Promise<void> {
  const headers = { 'x-client-token': place.CLIENT_TOKEN ?? '' }
  const ask = async (path: string, more: Record<string, string> = {}) => {
    const reply = await fetch(url + path, { headers: { ...headers, ...more }, redirect: 'manual' })
    await reply.body?.cancel()
    return reply.status
  }
  const open = new Set([
    ...(await openAddresses(place)),
    ...pages.map(({ path }) => path.replaceAll(/:\w+/g, 'unknown')),
  ])
  const statuses: Record<string, number> = {}
  for (const path of [...open, '/robots.txt', '/favicon.ico']) statuses[path] = await ask(path)
  expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([])
  expect(open.size).toBeGreaterThan(100)
  for (const path of [
    '/openapi.json',
    '/docs',
    '/docs/console',
    '/docs/api.json',
    '/docs/console.json',
    '/healthz',
    '/readyz',
    '/public/signing-root.crl',
    '/public/signing-root.pem',
  ])
    expect([path, statuses[path]]).toEqual([path, 200])
  expect([statuses['/metrics'], statuses['/sandbox']]).toEqual([401, 404])
  expect(await ask('/metrics', { authorization: `Bearer ${place.METRICS_TOKEN}` })).toBe(200)
}

import { expect, test } from 'vitest'
import { verifyChain } from '../../../../server/platform/audit/chain.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { apiClientAt, type Tokens } from '../../../support/apiClient.ts'
import { startProgram } from '../../../support/children.ts'
import { withDatabaseOf } from '../../../support/ledger.ts'
import { productionEnv } from '../../../support/productionEnv.ts'
import { goodPassword, newPhone, solveCaptchaAt } from '../../../support/registration.ts'
import { codeOf } from '../../../support/secondFactor.ts'
import { startServer, temporaryDataEnv } from '../../../support/server.ts'

const hasPostgres = process.env.TEST_BACKEND === 'postgres'
const email = 'owner@first.test'
const customer = 'vendor@first.test'

/** The README's production section, from an empty PostgreSQL to the first approved KYC. */
test.runIf(hasPostgres)(
  'production: configure, start, create-admin, sign in, approve the first KYC',
  {
    timeout: 300_000,
  },
  async () => {
    const place = {
      ...productionEnv,
      METRICS_TOKEN: 'a token of the operator',
      SECOND_FACTOR_STAFF: 'required',
      SMS_URL: 'https://sms.test',
      SMS_KEY: 'key',
      LOG_LEVEL: 'silent',
      ...(await temporaryDataEnv()),
    }
    const { url } = await startServer(place)
    const headers = { 'x-client-token': productionEnv.CLIENT_TOKEN }
    const call = apiClientAt(url, headers)

    const command = startProgram('server/people/staff/createAdminCommand.ts', ['--email', email], place)
    expect([await command.exit, command.errors]).toEqual([0, []])
    const link = new URL(command.lines.find(line => line.includes('https://'))?.trim() ?? '')
    expect([link.origin, link.searchParams.get('for')]).toEqual([productionEnv.PUBLIC_URL, 'staff'])

    // The link's page, its password, and that it works once.
    const token = link.pathname.split('/').at(-1)
    const choose = () => call('POST', '/api/user/resetPassword', { token, password: goodPassword })
    expect(await choose()).toMatchObject({ code: 100 })
    expect(await choose()).toMatchObject({ code: 102 })

    // Until the second factor is set up, nothing else is allowed.
    const signIn = () => call<Record<string, string>>('POST', '/admin-api/login', { email, password: goodPassword })
    const staff = apiClientAt(url, { ...headers, authorization: `Bearer ${(await signIn()).token}` })
    await expect(staff('GET', '/admin-api/kyc/pending')).rejects.toThrow(' 403 ')
    const { secret } = await staff<{ secret: string }>('POST', '/admin-api/second-factor/begin', {})
    await staff('POST', '/admin-api/second-factor/confirm', { code: codeOf(secret) })
    expect(await staff('GET', '/admin-api/kyc/pending')).toMatchObject({ total: 0 })
    expect(await signIn()).toMatchObject({ secondFactor: true, challenge: expect.any(String) })

    // The first customer registers and submits a company. No mail server answers here: the codes wait in the outbox.
    const codeTo = (to: string) =>
      withDatabaseOf(place, async db => {
        const [newest] = await listMessages({ db, vault: createVault(productionEnv.SECRET_KEY) }, to)
        return newest?.otp ?? ''
      })
    const phone = newPhone()
    await call('POST', '/api/user/userEmailOtp', { email: customer })
    const proof = { email: customer, otp: await codeTo(customer) }
    const { verificationId: emailVerificationId } = await call('POST', '/api/user/userEmailOtpVerification', proof)
    const { verificationId } = await call('POST', '/login-api/user/phoneOtpSend', { ph_no: phone })
    const otp = await codeTo(`+91${phone}`)
    await call('POST', '/login-api/user/phoneOtpVerification', { ph_no: phone, verificationId, otp })
    const registration = {
      email: customer,
      mobile_no: phone,
      countryCode: '+91',
      firstName: 'Vikram',
      lastName: 'Shah',
    }
    const proofs = { emailVerificationId, phoneVerificationId: verificationId }
    const registered = { ...registration, ...proofs, password: goodPassword }
    expect(await call('POST', '/api/user/userRegisteration', registered)).toMatchObject({ code: 100 })
    const enter = async () => {
      const asked = { email: customer, password: goodPassword, recaptchaToken: await solveCaptchaAt(url) }
      const reply = await call<Tokens>('POST', '/api/userLogin/authentication', asked)
      return apiClientAt(url, { ...headers, authorization: `Bearer ${reply.token}` })
    }
    const console = await enter()
    await console('POST', '/api/kyc/company/details', {
      type: 'cin',
      number: 'U72900KA2016PTC093210',
      name: 'Zenith Components',
    })
    const directors = [{ name: 'Asha Rao', designation: 'Managing director' }]
    await console('POST', '/api/kyc/company/directors', { directors })
    await console('POST', '/api/kyc/company/director-details', { directors: [{ din: '01234567' }] })
    await console('POST', '/api/kyc/company/use-case', { useCase: 'We check the vendors whom we pay, once a year.' })

    // The super-admin approves it, and checks open to the customer.
    const { pending } = await staff<{ pending: { id: string; userId: string }[] }>('GET', '/admin-api/kyc/pending')
    expect(pending).toHaveLength(1)
    await staff('POST', `/admin-api/kyc/${pending[0]?.id}/decide`, { decision: 'approve' })
    expect(await (await enter())('GET', '/api/resources/pan-check')).toEqual([])
    await expect(fetch(`${url}/sandbox`)).resolves.toMatchObject({ status: 404 })

    expect(await withDatabaseOf(place, verifyChain)).toMatchObject({ broken: null })
  },
)

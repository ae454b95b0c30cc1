import { expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'

const { app, ctx } = await testApp()
const customer = await makeCustomer(ctx.db)
const { headers } = await makeKey(ctx, customer.userId)
const consent = { consent: true, purpose: 'vendor_onboarding' }
const licence = { dl: 'MH1420110062000' }
const person = { kind: 'person', name: 'Arvind Kalsi' }

const refused: [string, object, string, string][] = [
  ['bank-account-check', { account: '12345678901.0', ifsc: 'HDFC0000001' }, 'account', 'Did you mean 12345678901?'],
  ['bank-account-check', { account: '1.23457E11', ifsc: 'HDFC0000001' }, 'account', 'Excel has shortened this number.'],
  ['mobile-check', { phone: '9812345210.0' }, 'phone', 'Did you mean 9812345210?'],
  ['director-check', { din: '1234567.0' }, 'din', 'Did you mean 01234567?'],
  ['driving-licence-check', { ...licence, dob: '12/06/1968' }, 'dob', 'can be 1968-06-12 or 1968-12-06'],
  ['driving-licence-check', { ...licence, dob: '1968-02-30' }, 'dob', 'There is no such day as 1968-02-30.'],
  ['driving-licence-check', { ...licence, dob: '2199-01-01' }, 'dob', 'cannot be in the future'],
  ['driving-licence-check', { ...licence, dob: '1500-01-01' }, 'dob', 'not before 1900'],
  ['aml-screen', { ...person, birth: '1500' }, 'birth', 'not before 1900'],
  ['aml-screen', { ...person, country: 'Wakanda' }, 'country', '“Wakanda” is not a country of ISO 3166.'],
]

test.each(refused)('/v1/%s %j: %s is refused and named, and nothing is charged', async (id, input, field, reason) => {
  const before = (await walletOf(ctx.db, customer.userId, 'api')).availablePaise
  const reply = await app.inject({ method: 'POST', url: `/v1/${id}`, headers, payload: { ...input, ...consent } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([{ field, message: expect.stringContaining(reason) }])
  const hindi = await app.inject({
    method: 'POST',
    url: `/v1/${id}`,
    headers: { ...headers, 'accept-language': 'hi' },
    payload: { ...input, ...consent },
  })
  expect(hindi.json().error.fields).toMatchObject([{ field, message: expect.stringMatching(/\p{Script=Devanagari}/u) }])
  expect((await walletOf(ctx.db, customer.userId, 'api')).availablePaise).toBe(before)
})

test.each([
  ['gstin-check', { gstin: '07DELN10357E1DH' }, { constitution: 'Tax deductor (TDS)', state: 'Delhi' }],
  ['gstin-check', { gstin: '0717UNO00157UNO' }, { constitution: 'UN body or embassy (UIN)', state: 'Delhi' }],
  ['gst-returns', { gstin: '27PNEA06819B1DE', financialYear: '2024-25' }, { status: 'none_due' }],
  ['company-check', { companyNumber: 'F04662' }, { companyClass: 'Company incorporated outside India' }],
  ['company-check', { companyNumber: 'FAAA-1234' }, { activity: null }],
  ['vehicle-rc-check', { rc: '12 CD 123' }, { authority: 'Ministry of External Affairs' }],
  ['vehicle-rc-check', { rc: 'T 0823 MH 1234 AB' }, { authority: 'Maharashtra' }],
  ['driving-licence-check', { dl: 'RJ-13/DLC/12/123456', dob: '1986-04-12' }, { state: 'Rajasthan' }],
  ['driving-licence-check', { dl: 'TN45Z20100001234', dob: '1986-04-12' }, { state: 'Tamil Nadu' }],
])('/v1/%s answers %j', async (id, input, result) => {
  const reply = await app.inject({ method: 'POST', url: `/v1/${id}`, headers, payload: { ...input, ...consent } })
  expect(reply.json()).toMatchObject({ status: 'completed', result })
})

import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../contracts/calls/bgcFurther.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../support/app.ts'
import { bgcOf, type Headers } from '../../support/cases/bgc.ts'
import { type Customer, clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { upload } from '../../support/uploads.ts'
import { JPEG } from '../ocr/helpers.ts'

const { app, ctx } = await testApp()
const bgc = bgcOf({ app, ctx })

let customer: Customer
let headers: Headers
let other: Headers
let viewer: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
  const subUserId = await makeSubUser(ctx.db, customer.userId, 'view')
  viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
})

const post = (path: string, payload: object, as: Headers = headers) => bgc.post(`/api${path}`, payload, as)
const get = (path: string, as: Headers = headers) => app.inject({ url: `/api${path}`, headers: as })

const inputs = {
  [calls.searchBgcVoterId.path]: { epic: 'ZZZ1000009' },
  [calls.verifyBgcPassport.path]: { passportFile: 'BO1068123456789', dob: '1990-05-17' },
  [calls.verifyBgcVehicle.path]: { rc: 'MH12AB1234' },
  [calls.verifyBgcLicence.path]: { dl: 'MH1420110062000', dob: '1990-05-17' },
  [calls.readEpfoUser.path]: { uan: '100123457000' },
  [calls.readBankDetails.path]: { account: '12345678900', ifsc: 'HDFC0000001' },
}

describe('calls that run a check', () => {
  test.each(Object.entries(inputs))('%s makes the check, and a viewer may not (A121)', async (path, input) => {
    const made = await post(path, { input })
    expect(made.statusCode, made.body).toBe(200)
    expect(made.json()).toMatchObject({ code: 100, result: { id: expect.stringMatching(/^ver_/) } })
    expect((await post(path, { input: {} })).json()).toMatchObject({ code: 101 })
    expect((await post(path, { input }, viewer)).statusCode).toBe(403)
    expect((await post(path, { input }, clientHeaders(ctx))).statusCode).toBe(401)
  })

  test('charge once for a repeated request', async () => {
    const before = (await walletOf(ctx.db, customer.userId, 'product')).availablePaise
    const keyed = { ...headers, 'idempotency-key': 'voter-1' }
    const body = { input: { epic: 'ZZZ1000009' } }
    const [one, again] = [
      await post(calls.searchBgcVoterId.path, body, keyed),
      await post(calls.searchBgcVoterId.path, body, keyed),
    ]
    expect(again.json()).toEqual(one.json())
    const { charge_paise: charged } = await ctx.db
      .selectFrom('verifications')
      .select('charge_paise')
      .where('id', '=', one.json().result.id)
      .executeTakeFirstOrThrow()
    expect((await walletOf(ctx.db, customer.userId, 'product')).availablePaise).toBe(before - Number(charged))
  })
})

describe('calls that read a case', () => {
  const employer = {
    employer: 'Zenith Components Private Limited',
    designation: 'Engineer',
    from: '2021-04',
    to: '2024-03',
    hrName: 'Asha Rao',
    hrEmail: 'asha.rao@zenith.example',
  }
  const named = {
    referee: 'Meena Iyer',
    company: 'Kaveri Castings Private Limited',
    designation: 'Engineer',
    email: 'meena@kaveri-castings.example',
    phone: '9876501234',
  }
  const paths = [
    calls.readAddressVerification,
    calls.readEducationHistory,
    calls.readEmploymentHistory,
    calls.readTruKyc,
    calls.readHrStatus,
    calls.readHrDetails,
    calls.readGeoTags,
    calls.readGeoPhotos,
  ].map(({ path }) => path)
  const of = (path: string, id: string) => path.replace('{id}', id)

  async function candidate() {
    const checks = ['employment', 'reference']
    const id = await bgc.add(headers, await bgc.save(headers, checks))
    await bgc.agree(id, checks)
    await bgc.fillIn(id, 'reference-details', named)
    await bgc.answer(id, 'employment', { employers: [employer] })
    return id
  }

  test('say what was stated and found, masked, and how far HR and referees are', async () => {
    const id = await candidate()
    const employment = (await get(of(calls.readEmploymentHistory.path, id))).json()
    expect(employment).toMatchObject({ code: 100, result: { caseId: id, checks: [{ verdict: 'pending' }] } })
    expect((await get(of(calls.readEducationHistory.path, id))).json().result.checks).toEqual([])
    const all = (await get(of(calls.readTruKyc.path, id))).json().result
    expect(all.checks.map(({ name }: { name: string }) => name)).toEqual(['employment', 'reference'])
    expect(all).toMatchObject({ status: 'open', result: null, decision: null })
    const status = (await get(of(calls.readHrStatus.path, id))).json().result
    expect(status.people).toMatchObject([{ step: 'reference', relation: 'manager', status: 'asked', outcome: null }])
    const details = await get(of(calls.readHrDetails.path, id))
    expect(details.json().result.contacts).toHaveLength(2)
    expect(details.body).not.toContain('asha.rao@')
    expect(details.body).not.toContain('meena@')
    expect((await get(of(calls.readGeoTags.path, id))).json().result.tags).toEqual([])
  })

  test('are of the account alone', async () => {
    const id = await candidate()
    for (const path of paths) {
      expect((await get(of(path, id))).json(), path).toMatchObject({ code: 100, result: { caseId: id } })
      expect((await get(of(path, id), viewer)).json(), path).toMatchObject({ code: 100 })
      expect((await get(of(path, id), other)).statusCode, path).toBe(404)
      expect((await get(of(path, 'cas_none'))).statusCode, path).toBe(404)
      expect((await get(of(path, id), clientHeaders(ctx))).statusCode).toBe(401)
    }
  })
})

test.each([
  [180, 59, 18.2, 'underweight'],
  [170, 65, 22.5, 'normal'],
  [170, 67, 23.2, 'overweight'],
  [160, 64, 25, 'obese'],
])('a body of %i cm and %i kg has the index %f', async (heightCm, weightKg, bmi, band) => {
  expect((await post(calls.readBmi.path, { heightCm, weightKg })).json()).toMatchObject({
    code: 100,
    result: { bmi, band },
  })
  expect((await post(calls.readBmi.path, { heightCm: 0, weightKg })).json()).toMatchObject({ code: 101 })
})

test('a file is stored for the account, and not for a viewer', async () => {
  const path = `/api${calls.uploadCommonFile.path}`
  const stored = (await upload(app, headers, 'paper.jpg', JPEG, path)).json()
  expect(stored).toMatchObject({ code: 100, result: { type: 'jpeg', name: 'paper.jpg' } })
  expect((await get(`/files/${stored.result.id}/content`)).statusCode).toBe(200)
  expect((await get(`/files/${stored.result.id}/content`, other)).statusCode).toBe(404)
  expect((await upload(app, viewer, 'paper.jpg', JPEG, path)).statusCode).toBe(403)
})

import { beforeEach, expect, test } from 'vitest'
import { companyStep } from '../../../../contracts/people/kyc.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { type Applicant, applicant, useCase } from './helpers.ts'

const { app, ctx } = await testApp()

const gstin = '27AAACZ1000A1Z7'
const cin = 'U72900KA2016PTC093210'
const directors = [
  { name: 'Asha Rao', designation: 'Managing director' },
  { name: 'Vikram Shah', designation: 'Director' },
]
const dins = [{ din: '01234567' }, { din: '07654321' }]

let one: Applicant
beforeEach(async () => {
  one = await applicant(app, ctx)
})

const stepNow = async () => companyStep(await one.read('companyInfo'))

test('from nothing to pending, by GSTIN', async () => {
  expect(await stepNow()).toBe('CompanyKYC3')
  const details = await one.step('company/details', { type: 'gstin', number: gstin.toLowerCase() })
  expect(details).toMatchObject({ status: 200, companyDetails: { type: 'gstin', state: 'Maharashtra' } })
  expect(details.companyDetails.name).toContain('Private Limited')
  expect(details.companyDetails.number).not.toBe(gstin)
  expect(await stepNow()).toBe('CompanyKYC4')

  expect(await one.step('company/directors', { directors })).toMatchObject({ status: 200, directorData: directors })
  expect(await stepNow()).toBe('CompanyKYC5')

  const withDins = await one.step('company/director-details', { directors: dins })
  expect(withDins.directorDetails).toEqual([
    { name: 'Asha Rao', din: 'xxxx4567' },
    { name: 'Vikram Shah', din: 'xxxx4321' },
  ])
  expect(await stepNow()).toBe('use-case')
  expect(await one.step('company/use-case', { useCase })).toEqual({ status: 200, approvalStatus: 'Pending' })
  expect(await stepNow()).toBe('approval-pending')
  expect(await one.step('company/directors', { directors })).toMatchObject({ status: 409 })
})

test('by CIN: its form is checked here, the name is the customer’s word', async () => {
  const wrong = await one.step('company/details', { type: 'cin', number: 'X72900KA2016PTC093210', name: 'Zenith' })
  expect(wrong).toMatchObject({ status: 400, error: { fields: [{ field: 'number', at: 0 }] } })
  const details = await one.step('company/details', { type: 'cin', number: cin, name: 'Zenith Components' })
  expect(details).toMatchObject({
    status: 200,
    companyDetails: { type: 'cin', name: 'Zenith Components', state: 'Karnataka' },
  })
  expect(await one.step('company/details', { type: 'llpin', number: cin })).toMatchObject({ status: 400 })
})

test.each([
  ['a mistyped GSTIN', '27AAACZ1000A1Z9', 400, { code: 'bad_request', fields: [{ field: 'number' }] }],
  ['a GSTIN that no record has', '27AAACZ1404A1ZZ', 400, { code: 'bad_request', fields: [{ field: 'number' }] }],
  ['a cancelled registration', '27AAACZ1409A1ZU', 400, { code: 'bad_request', fields: [{ field: 'number' }] }],
  ['a source that is down', '27AAACZ1503A1ZZ', 503, { code: 'source_unavailable' }],
])('%s', async (_, number, status, error) => {
  expect(await one.step('company/details', { type: 'gstin', number })).toMatchObject({ status, error })
  expect(await stepNow()).toBe('CompanyKYC3')
})

test('GSTIN checks are limited and free', async () => {
  for (let made = 0; made < limits.kycTries.max; made++)
    await one.step('company/details', { type: 'gstin', number: '27AAACZ1404A1ZZ' })
  expect(await one.step('company/details', { type: 'gstin', number: gstin })).toMatchObject({ status: 429 })
  const asked = ctx.db.selectFrom('verifications').select('id').where('user_id', '=', one.userId)
  expect(await asked.execute()).toEqual([])
})

test('directors: in order, one DIN each, none twice', async () => {
  expect(await one.step('company/directors', { directors })).toMatchObject({ status: 409 })
  expect(await one.step('company/director-details', { directors: dins })).toMatchObject({ status: 409 })
  await one.step('company/details', { type: 'gstin', number: gstin })
  expect(await one.step('company/directors', { directors: [] })).toMatchObject({ status: 400 })
  const noName = await one.step('company/directors', { directors: [{ name: ' ', designation: 'Director' }] })
  expect(noName).toMatchObject({
    status: 400,
    error: { fields: [{ field: 'directors.0.name', message: 'Enter a name.' }] },
  })
  await one.step('company/directors', { directors })
  const fieldOf = async (details: object[]) =>
    (await one.step('company/director-details', { directors: details })).error?.fields[0].field
  expect(await fieldOf(dins.slice(0, 1))).toBe('directors')
  expect(await fieldOf([dins[0] as object, dins[0] as object])).toBe('directors.1.din')
  expect(await fieldOf([dins[0] as object, { din: '0123' }])).toBe('directors.1.din')
})

test('another company takes back its directors', async () => {
  await one.step('company/details', { type: 'gstin', number: gstin })
  await one.step('company/directors', { directors })
  await one.step('company/details', { type: 'cin', number: cin, name: 'Zenith Components' })
  expect(await one.read('companyInfo')).toMatchObject({ directorData: null, directorDetails: null })
})

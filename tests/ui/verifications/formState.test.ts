import { describe, expect, test } from 'vitest'
import { type ProductId, productIds, productOf, products } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import { verificationResources } from '../../../contracts/resources/index.ts'
import { attemptKeys } from '../../../src/dataProvider/attemptKeys.ts'
import {
  checkField,
  checkOnBlur,
  emptyFormValues,
  type FormValues,
  findSubmitBlocker,
  toVerificationBody,
  withSample,
} from '../../../src/resources/verifications/form/formState.ts'

const filled = (id: (typeof productIds)[number]): FormValues => ({
  ...withSample(productOf(id), emptyFormValues(productOf(id))),
  purpose: 'vendor_onboarding',
  consent: true,
})
const pan = productOf('pan-check')
const [panField] = pan.inputFields
const rc = productOf('vehicle-rc-check')
const [rcField] = rc.inputFields
if (!panField || !rcField) throw new Error('A product has inputs.')

describe.each(productIds)('the form of %s', id => {
  test('its sample can be sent as it is, in the body that its resource accepts', () => {
    expect(findSubmitBlocker(productOf(id), filled(id), 'en')).toBeUndefined()
    const taken = verificationResources[id].create?.safeParse(toVerificationBody(productOf(id), filled(id)))
    expect(taken?.success).toBe(true)
  })

  test('requires its first input that is not optional, or else its subject, before anything else', () => {
    const product = productOf(id)
    const first = product.inputFields.find(({ optional }) => !optional)
    expect(findSubmitBlocker(product, emptyFormValues(product), 'en')).toEqual({
      reason: first?.kind === 'file' ? 'add' : 'fill',
      field: first ?? subjectFieldOf(product, {}),
    })
  })
})

describe('what keeps the button disabled', () => {
  test('purpose, then consent', () => {
    const values = filled('pan-check')
    expect(findSubmitBlocker(pan, { ...values, purpose: '', consent: false }, 'en')).toEqual({ reason: 'purpose' })
    expect(findSubmitBlocker(pan, { ...values, consent: false }, 'en')).toEqual({ reason: 'consent' })
  })

  test('a wrong identifier, however incomplete', () => {
    const values = filled('pan-check')
    for (const wrong of ['ABCDE1234A', 'AAA'])
      expect(findSubmitBlocker(pan, { ...values, input: { ...values.input, pan: wrong } }, 'en')).toMatchObject({
        reason: 'correct',
      })
  })
})

describe('validation while typing', () => {
  test('a partial value that can still become valid shows no error', () => {
    expect(checkField(panField, 'AAAC', 'en')).toEqual({ state: 'typing' })
    expect(checkField(rcField, 'MH12', 'en').state).toBe('typing')
  })

  test('the wrong character is named before the rest is typed', () => {
    expect(checkField(panField, 'ABCD', 'en')).toMatchObject({ state: 'wrong', result: { at: 3, code: 'holder' } })
  })

  test('on blur, a value that is too short is invalid', () => {
    expect(checkOnBlur(panField, 'AAAC', 'en').state).toBe('wrong')
    expect(checkOnBlur(panField, '', 'en').state).toBe('empty')
  })

  test('what a spreadsheet has made of a number is named at once', () => {
    const account = productOf('bank-account-check').inputFields[0]
    if (!account) throw new Error('A product has inputs.')
    expect(checkField(account, '12345678901.0', 'en')).toMatchObject({
      state: 'wrong',
      result: { reason: expect.stringContaining('Did you mean 12345678901?') },
    })
    expect(checkField(account, '1.23457E11', 'hi')).toMatchObject({
      state: 'typing',
      result: { ok: false, reason: expect.stringContaining('Excel') },
    })
    expect(checkOnBlur(account, '1.23457E11', 'hi').state).toBe('wrong')
  })

  test('a valid value shows what it reveals', () => {
    const { result } = checkField(panField, 'AAACZ1000A', 'en')
    expect(result).toMatchObject({ ok: true, note: 'Company, 4th letter C' })
  })
})

test.each(['Zenith', ' Zenith ', 'Z'.repeat(120), 'Z'.repeat(121), 'Zen\u0000ith'])(
  'a name is validated like its schema does: %j',
  value => {
    const field = pan.inputFields.find(({ source }) => source === 'name')
    if (!field) throw new Error('The PAN check takes a name.')
    const taken = products['pan-check'].input.shape.name.safeParse(value).success
    expect(checkField(field, value, 'en').state).toBe(taken ? 'right' : 'wrong')
  },
)

test('a cleared input is sent as null', () => {
  const values = filled('pan-check')
  expect(toVerificationBody(pan, { ...values, input: { ...values.input, name: ' ' }, reference: '' })).toMatchObject({
    input: { name: null },
    reference: null,
  })
})

test('one key per attempt, and a new one for another body or after success', () => {
  const keys = attemptKeys()
  const first = keys.keyFor({ pan: 1 })
  expect(keys.keyFor({ pan: 1 })).toBe(first)
  const second = keys.keyFor({ pan: 2 })
  expect(second).not.toBe(first)
  keys.ended()
  expect(keys.keyFor({ pan: 2 })).not.toBe(second)
})

describe('an input that is no identifier is refused as a bulk file and the API refuse it', () => {
  const wrong: [ProductId, string, string, string][] = [
    ['driving-licence-check', 'dob', '12/06/1968', 'can be 1968-06-12 or 1968-12-06'],
    ['driving-licence-check', 'dob', '25/06/1968', 'Did you mean 1968-06-25?'],
    ['driving-licence-check', 'dob', '1968-02-30', 'There is no such day as 1968-02-30.'],
    ['driving-licence-check', 'dob', '1500-01-01', 'not before 1900'],
    ['passport-check', 'dob', '2199-01-01', 'in the future'],
    ['court-case-check', 'birthDate', '2199-01-01', 'in the future'],
    ['aml-screen', 'birth', '1500', 'not before 1900'],
    ['aml-screen', 'birth', '12/06/1968', 'YYYY-MM-DD'],
    ['aml-screen', 'country', 'Wakanda', 'not a country of ISO 3166'],
  ]

  test.each(wrong)('%s: %s %s', (id, source, value, reason) => {
    const product = productOf(id)
    const field = product.inputFields.find(one => one.source === source)
    if (!field) throw new Error(`${id} has no ${source}.`)
    expect(checkOnBlur(field, value, 'en')).toMatchObject({ state: 'wrong', problem: expect.stringContaining(reason) })
    expect(checkOnBlur(field, value, 'hi').problem).toMatch(/\p{Script=Devanagari}/u)
    const parsed = product.input.safeParse({ ...product.example, [source]: value })
    expect(parsed.error?.issues).toMatchObject([{ path: [source], message: checkOnBlur(field, value, 'en').problem }])
  })

  test.each([
    ['1968', 'India'],
    ['1968-06-12', 'in'],
    ['1900-01-01', 'भारत'],
  ])('%s and %s are taken', (birth, country) => {
    const product = productOf('aml-screen')
    expect(product.input.safeParse({ ...product.example, birth, country }).success).toBe(true)
  })
})

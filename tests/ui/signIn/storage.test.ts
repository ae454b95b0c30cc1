import { afterEach, expect, test } from 'vitest'
import { emptyPhone } from '../../../src/components/plain/phone/PhoneField.tsx'
import { firstLogin } from '../../../src/session/firstLogin.ts'
import { saveLandingProduct } from '../../../src/session/landing.ts'
import { adminTokens, customerTokens } from '../../../src/session/tokens.ts'
import { registerPhone } from '../../../src/signIn/registerPhone.ts'

const valuesOf = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(key => [
      key,
      storage.getItem(key),
    ]),
  )

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('tokens and firstLogin are in local storage under the specification’s keys (A24, A118)', () => {
  customerTokens.write({ token: 'a', refreshToken: 'b' })
  adminTokens.write({ token: 'c', refreshToken: 'd' })
  firstLogin.set()
  expect(valuesOf(localStorage)).toEqual({
    token: 'a',
    'refresh-token': 'b',
    'admin-auth': 'c',
    'admin-refresh-token': 'd',
    firstLogin: 'true',
  })
  expect(sessionStorage.length).toBe(0)
})

test('landing and registerPhone are in session storage (A24, A118)', () => {
  saveLandingProduct('esign')
  registerPhone.keep({ ...emptyPhone, number: '9876543210' })
  expect(Object.keys(valuesOf(sessionStorage)).sort()).toEqual(['landing', 'registerPhone'])
  expect(localStorage.length).toBe(0)
})

test('ending a customer’s session keeps the staff’s tokens (A23)', () => {
  customerTokens.write({ token: 'a', refreshToken: 'b' })
  adminTokens.write({ token: 'c', refreshToken: 'd' })
  customerTokens.clear()
  expect(customerTokens.read()).toBeNull()
  expect(adminTokens.read()).toEqual({ token: 'c', refreshToken: 'd' })
})

import { afterEach, expect, test } from 'vitest'
import { landingHome } from '../../../src/authProvider/landing.ts'
import { rememberReturnPath, samePath, takeReturnPath } from '../../../src/authProvider/returnPath.ts'
import { firstScreen } from '../../../src/signIn/firstScreen.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
])('a return path to elsewhere is refused: %j', value => {
  expect(samePath(value)).toBeNull()
})

test('sign-in and logout are no places to return to', () => {
  expect(['/login', '/logout?x=1', '/admin/login', '/'].map(samePath)).toEqual([null, null, null, null])
})

test('a deep link survives the sign-in with its query, once', () => {
  history.replaceState(null, '', '/bulk-pan-detail?id=ver_1#json')
  rememberReturnPath()
  expect(takeReturnPath()).toBe('/bulk-pan-detail?id=ver_1#json')
  expect(takeReturnPath()).toBeNull()
})

test('an address put into storage by somebody else is refused when it is taken', () => {
  sessionStorage.setItem('returnPath', '//evil.example/')
  expect(takeReturnPath()).toBeNull()
})

test.each([
  ['console', '/', false, 'signIn'],
  ['console', '/dashboard', false, 'signIn'],
  ['console', '/products/gstin-check/responses', false, 'signIn'],
  ['console', '/nowhere', false, 'notFound'],
  ['console', '/nowhere', true, 'app'],
  ['console', '/login', true, 'app'],
  ['console', '/app-login', false, 'signIn'],
  ['console', '/app-login', true, 'app'],
  ['console', '/reset-password-user/abc', false, 'link'],
  ['console', '/reset-password-user/abc', true, 'link'],
  ['console', '/subusers-verify-email/abc', false, 'link'],
  ['console', '/logout', true, 'logout'],
  ['console', '/sandbox', true, 'sandbox'],
  ['admin', '/admin', false, 'signIn'],
  ['admin', '/admin/user-accounts', false, 'signIn'],
  ['admin', '/admin/logout', true, 'logout'],
] as const)('%s at %s, signed in %s: %s', (side, path, signedIn, screen) => {
  expect(firstScreen(side, path, signedIn)).toBe(screen)
})

test('a landing value leads to its product, and to nowhere else (A20)', () => {
  const homes = ['esign', 'bgc', 'https://evil.example', 'constructor', null].map(value => {
    sessionStorage.clear()
    if (value) sessionStorage.setItem('landing', value)
    return landingHome()
  })
  expect(homes).toEqual(['/esign', '/bgc', null, null, null])
})

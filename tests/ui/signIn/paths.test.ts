import { afterEach, expect, test } from 'vitest'
import { entryPathFor, initialScreen } from '../../../contracts/pages/initialScreen.ts'
import { matchPage, type Page } from '../../../contracts/pages/pages.ts'
import { homeAfterProductLogin, landingHome } from '../../../src/session/landing.ts'
import { consumeReturnPath, sameOriginPath, saveReturnPath } from '../../../src/session/returnPath.ts'

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
])('a return path to another site is refused: %j', value => {
  expect(sameOriginPath(value)).toBeNull()
})

test('sign-in and logout are not valid return paths', () => {
  expect(['/login', '/logout?x=1', '/admin/login', '/'].map(sameOriginPath)).toEqual([null, null, null, null])
})

test('a deep link with its query survives the sign-in, once', () => {
  history.replaceState(null, '', '/bulk-pan-detail?id=ver_1#json')
  saveReturnPath()
  expect(consumeReturnPath()).toBe('/bulk-pan-detail?id=ver_1#json')
  expect(consumeReturnPath()).toBeNull()
})

test('an unsafe path in storage is refused when it is read', () => {
  sessionStorage.setItem('returnPath', '//evil.example/')
  expect(consumeReturnPath()).toBeNull()
})

test.each([
  ['/', false, 'landing'],
  ['/', true, 'app'],
  ['/dashboard', false, 'landing'],
  ['/products/gstin-check/responses', false, 'landing'],
  ['/nowhere', false, 'notFound'],
  ['/nowhere', true, 'app'],
  ['/login', false, 'signIn'],
  ['/login', true, 'app'],
  ['/app-login', false, 'signIn'],
  ['/app-login', true, 'app'],
  ['/esign/login', false, 'signIn'],
  ['/esign-responses', false, 'signIn'],
  ['/bgc', false, 'signIn'],
  ['/bgc/dashboard', true, 'app'],
  ['/maintenance', false, 'public'],
  ['/maintenance', true, 'public'],
  ['/sign-document/abc', true, 'public'],
  ['/reset-password-user/abc', false, 'link'],
  ['/reset-password-user/abc', true, 'link'],
  ['/subusers-verify-email/abc', false, 'link'],
  ['/logout', true, 'logout'],
  ['/sandbox', true, 'sandbox'],
  ['/admin', false, 'signIn'],
  ['/admin/user-accounts', false, 'signIn'],
  ['/admin/admin-sessions', false, 'signIn'],
  ['/admin/nowhere', false, 'notFound'],
  ['/admin/logout', true, 'logout'],
] as const)('at %s, signed in %s: %s', (path, signedIn, screen) => {
  expect(initialScreen(path, signedIn)).toBe(screen)
})

test.each([
  ['/dashboard', '/'],
  ['/esign-detail', '/esign/login'],
  ['/bgc', '/bgc/login'],
  ['/admin/admin-sessions', '/admin/login'],
])('a visitor at %s is sent to %s (A27, A55)', (path, door) => {
  expect(entryPathFor(matchPage(path) as Page)).toBe(door)
})

test('a signed-in user is redirected from a product’s sign-in page to its dashboard (A20)', () => {
  expect(['/esign/login', '/bgc/login', '/login'].map(homeAfterProductLogin)).toEqual([
    '/esign/dashboard',
    '/bgc/dashboard',
    null,
  ])
})

test('a landing value leads to its product and nowhere else (A20)', () => {
  const homes = ['esign', 'bgc', 'https://evil.example', 'constructor', null].map(value => {
    sessionStorage.clear()
    if (value) sessionStorage.setItem('landing', value)
    return landingHome()
  })
  expect(homes).toEqual(['/esign', '/bgc', null, null, null])
})

import { expect, test } from 'vitest'
import { paths } from '../../../../contracts/platform/paths.ts'
import {
  contentSecurityPolicy,
  docsContentSecurityPolicy,
  permissionsPolicy,
} from '../../../../server/platform/http/securityPolicies.ts'

const configured = { DEV: false, GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', RECAPTCHA_SITE_KEY: 'key' }

test('no other host is allowed unless it is configured', () => {
  expect(JSON.stringify(contentSecurityPolicy({ DEV: false }))).not.toContain('https:')
  expect(JSON.stringify(docsContentSecurityPolicy(configured))).not.toContain('https:')
})

test("Google's sign-in and captcha may load their scripts and frames where they are configured", () => {
  const { directives } = contentSecurityPolicy(configured)
  expect(directives['script-src']).toEqual([
    "'self'",
    'https://accounts.google.com/gsi/',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ])
  expect(directives['frame-src']).toContain('https://www.google.com/recaptcha/')
  expect(directives['connect-src']).toContain('https://accounts.google.com/gsi/')
  expect(directives['script-src']).not.toContain("'unsafe-inline'")
})

test('browsers never reach the bucket', () => {
  const bucket = { OBJECT_STORE: 's3', S3_ENDPOINT: 'https://files.test', S3_BUCKET: 'ours', S3_REGION: 'ap-south-1' }
  expect(contentSecurityPolicy({ DEV: false, ...bucket })).toEqual(contentSecurityPolicy({ DEV: false }))
})

test('the page of a link may use the camera and the place', () => {
  const token = '0123456789abcdefghijkl'
  const ofCandidates = [`/accept-bgc-request/${token}`, '/background-verification/address']
  for (const path of [`/i/${token}`, `/i/${token}/`, ...ofCandidates])
    expect(permissionsPolicy(path)).toContain('camera=(self), microphone=(), geolocation=(self)')
  for (const path of ['/i', '/i/', '/i/a/b', '/more/i/a', `/reject-bgc-request/${token}`])
    expect(permissionsPolicy(path)).toContain('camera=(), microphone=(), geolocation=()')
})

test('of the others, only the try-on pages may use the camera, and none the microphone', () => {
  for (const path of [paths.virtualTryOn, paths.virtualTryOnTestingUrl, `${paths.virtualTryOn}/`])
    expect(permissionsPolicy(path)).toContain('camera=(self), microphone=(), geolocation=()')
  for (const path of [paths.home, paths.dashboard, `${paths.virtualTryOn}/more`, `${paths.home}${paths.virtualTryOn}`])
    expect(permissionsPolicy(path)).toContain('camera=(), microphone=(), geolocation=()')
})

test('pages with a sign-in may use passkeys, the pages for everybody may not', () => {
  const ofPasskeys = (allowed: string) =>
    `publickey-credentials-create=(${allowed}), publickey-credentials-get=(${allowed})`
  const own = [paths.login, paths.adminLogin, paths.home, paths.myAccount, `${paths.dashboard}/`, paths.adminDashboard]
  for (const path of own) expect(permissionsPolicy(path)).toContain(ofPasskeys('self'))
  for (const path of [paths.docs, '/i/0123456789abcdefghijkl', '/no-such-page'])
    expect(permissionsPolicy(path)).toContain(ofPasskeys(''))
})

test('the configured challan API hosts are allowed (A92)', () => {
  const hosts = { CHALLAN_API_PRODUCTION: 'https://api.example', CHALLAN_API_DEVELOPMENT: 'https://dev-api.example' }
  const { directives } = contentSecurityPolicy({ DEV: false, ...hosts })
  expect(directives['connect-src']).toEqual(["'self'", 'https://api.example', 'https://dev-api.example'])
})

test("forms go to us only, and to Razorpay's checkout where it is configured", () => {
  expect(contentSecurityPolicy({ DEV: false }).directives['form-action']).toEqual(["'self'"])
  expect(docsContentSecurityPolicy(configured).directives['form-action']).toEqual(["'self'"])
  const { directives } = contentSecurityPolicy({ DEV: false, PAYMENTS: 'razorpay' })
  expect(directives['form-action']).toEqual(["'self'", 'https://api.razorpay.com'])
})

test("Razorpay's checkout is allowed only where it is configured", () => {
  const { directives } = contentSecurityPolicy({ DEV: false, PAYMENTS: 'razorpay' })
  expect(directives['script-src']).toEqual(["'self'", 'https://checkout.razorpay.com'])
  expect(directives['frame-src']).toContain('https://api.razorpay.com')
  expect(directives['frame-ancestors']).toEqual(["'none'"])
  expect(JSON.stringify(contentSecurityPolicy({ DEV: false, PAYMENTS: 'sandbox' }))).not.toContain('razorpay')
})

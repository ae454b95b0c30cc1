import { expect, test } from 'vitest'
import { contentPolicy, docsPolicy } from '../../../server/http/policy.ts'

const configured = { DEV: false, GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', RECAPTCHA_SITE_KEY: 'key' }

test('no other house is let in unless it is configured', () => {
  expect(JSON.stringify(contentPolicy({ DEV: false }))).not.toContain('https:')
  expect(JSON.stringify(docsPolicy(configured))).not.toContain('https:')
})

test("Google's sign-in and captcha may load their scripts and frames where they are configured", () => {
  const { directives } = contentPolicy(configured)
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

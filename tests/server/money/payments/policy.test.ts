import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/platform/config/config.ts'
import { contentSecurityPolicy } from '../../../../server/platform/http/securityPolicies.ts'
import { productionEnv } from '../../../support/productionEnv.ts'

test("Razorpay's checkout may load where it is configured, and nowhere else", () => {
  const { directives } = contentSecurityPolicy({ DEV: false, PAYMENTS: 'razorpay' })
  expect(directives['script-src']).toEqual(["'self'", 'https://checkout.razorpay.com'])
  expect(directives['frame-src']).toContain('https://api.razorpay.com')
  expect(directives['frame-ancestors']).toEqual(["'none'"])
  expect(JSON.stringify(contentSecurityPolicy({ DEV: false, PAYMENTS: 'sandbox' }))).not.toContain('razorpay')
})

test.each([
  ['PAYMENTS', 'sandbox'],
  ['RAZORPAY_KEY_ID', ''],
  ['RAZORPAY_KEY_SECRET', ''],
  ['RAZORPAY_WEBHOOK_SECRET', ''],
  ['RAZORPAY_URL', 'http://razorpay.test'],
  ['SELLER_NAME', ''],
  ['SELLER_GSTIN', '27AAACS1000A1ZE'],
  ['SELLER_GSTIN', '27AAACS1000A1Z9'],
  ['SELLER_ADDRESS', ''],
  ['SELLER_STATE', '00'],
])('production does not start with %s=%s', (name, value) => {
  expect(readConfig(productionEnv).production).toBe(true)
  expect(() => readConfig({ ...productionEnv, [name]: value })).toThrow(`- ${name}: `)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { matchPage, pages } from '../../contracts/pages/pages.ts'
import { features } from '../../contracts/people/features.ts'
import { productIds, productOf } from '../../contracts/products/index.ts'

const at = (path: string) => matchPage(path)?.name
const gated = pages.filter(({ gate }) => gate === 'kyc').map(({ path }) => path)

test('no two pages share a path', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test('/request-bulk-detail exists (A48)', () => {
  expect(at('/request-bulk-detail')).toBe('requestBulkDetail')
})

test('the intelligence report has its three spellings (A49)', () => {
  expect([at('/kyc-intelligence/req_1'), at('/kyc-inteligence'), at('/kyc-inteligence-report')]).toEqual([
    'kycIntelligence',
    'kycInteligence',
    'kycInteligenceReport',
  ])
})

test.each(['/bulk-hit-copy', '/bulk-hit-responses-copy', '/drafts', '/my-orders', '/ocr-apis', '/api-tracking-report'])(
  '%s resolves (A50)',
  path => {
    expect(matchPage(path)?.area).toBe('customer')
  },
)

test('each dashboard of e-sign and background check has two addresses (A51)', () => {
  expect(['/esign-dashboard', '/esign/dashboard'].map(path => matchPage(path)?.area)).toEqual(['esign', 'esign'])
  expect(['/bgc-dashboard', '/bgc/dashboard'].map(path => matchPage(path)?.area)).toEqual(['bgc', 'bgc'])
})

test('/dynamic-intelligence-details is a customer’s page, with a link in it the candidate’s (A52)', () => {
  expect(matchPage('/dynamic-intelligence-details')?.guard).toBe('customer')
  expect(matchPage('/dynamic-intelligence-details/a1b2')?.guard).toBe('none')
})

test('staff’s pages are not their customer twins (A53)', () => {
  expect(at('/admin/user-detail')).not.toBe(at('/admin/user-details'))
  expect([matchPage('/admin/bulk-hit')?.guard, matchPage('/bulk-hit')?.guard]).toEqual(['admin', 'customer'])
})

test('an unknown path is no page, and segments are compared whole (A54)', () => {
  expect(['/nowhere', '/api', '/admin/nowhere', '/products', '/products/x/y/z'].map(at)).toEqual([
    undefined,
    undefined,
    undefined,
    'products',
    undefined,
  ])
})

test('exactly these pages are for super-admins (A55)', () => {
  expect(pages.filter(({ area }) => area === 'restricted').map(({ path }) => path)).toEqual([
    '/admin/notification-recipients',
    '/admin/admin-accounts',
    '/admin/admin-accounts-details',
    '/admin/admin-sessions',
    // The specification does not name these.
    '/admin/access-reviews',
    '/admin/access-review',
    '/admin/issuer-keys',
  ])
})

test('exactly these of a customer’s pages are open before KYC (A64)', () => {
  const open = pages.filter(({ guard, gate }) => guard === 'customer' && !gate).map(({ path }) => path)
  expect(open.sort()).toEqual(
    [
      '/dashboard',
      '/templates',
      '/products',
      '/drafts',
      '/my-orders',
      '/api-pricing',
      '/my-account',
      '/wallet-statement',
      '/payments-received',
      '/whitelist-ip',
      '/video-tutorials',
      '/ocr-apis',
      '/vaahan-analytics',
      '/dynamic-intelligence',
      '/dynamic-intelligence-responses',
      '/dynamic-intelligence-details',
      '/challan-dashboard',
      '/challan-dashboard-payment',
      '/challan-lists',
      '/challan-view-details',
      '/payment-success',
      '/payment-failed',
    ].sort(),
  )
  expect(gated).toEqual(expect.arrayContaining(['/api-keys', '/aml', '/bulk-pan', '/esign', '/bgc', '/test-apis']))
})

test('a product’s gate is its pages’', () => {
  for (const id of productIds) {
    const { gate, paths } = productOf(id)
    const own = Object.values(paths).map(path => matchPage(path)?.gate)
    expect(own).toEqual(own.map(() => (gate === 'kyc' ? 'kyc' : undefined)))
  }
})

test('every flag hides something, under its exact name (A41)', () => {
  expect(features).toEqual([
    'OnboardingSolutions',
    'GlobalOcr',
    'VideoKyc',
    'ApiPricing',
    'GlobalOcrApi',
    'VaahanAnalytics',
    'DynamicIntelligence',
    'ChallanTool',
  ])
  const used = new Set(pages.map(({ flag }) => flag))
  expect(features.filter(feature => !used.has(feature))).toEqual(['GlobalOcrApi'])
})

test('the table is data: it knows no component', () => {
  expect(readFileSync('contracts/pages/pages.ts', 'utf8')).not.toMatch(/from '\.\.\/src|import\(/)
})

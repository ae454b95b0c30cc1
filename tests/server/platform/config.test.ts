import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/platform/config/config.ts'
import { productionEnv as production } from '../../support/productionEnv.ts'

const complaints = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n  - ').slice(1)
  }
}
const namesOf = (lines: string[]) => lines.map(line => line.split(':')[0] ?? '').sort((a, b) => a.localeCompare(b))

test('an empty environment is the sandbox on this machine', () => {
  expect(readConfig({})).toMatchObject({
    APP_MODE: 'sandbox',
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    DATA_DIR: './data',
    ROLE: 'all',
    CLIENT_TOKEN: 'sandbox',
    TRUST_PROXY: [],
    production: false,
  })
})

test('sessions end without use, and in production staff need two-step verification unless told otherwise', () => {
  expect(readConfig({})).toMatchObject({
    STAFF_IDLE_MINUTES: 30,
    CUSTOMER_IDLE_MINUTES: 720,
    FRESH_PROOF_MINUTES: 10,
    SECOND_FACTOR_STAFF: 'optional',
  })
  expect(readConfig(production).SECOND_FACTOR_STAFF).toBe('required')
  expect(readConfig({ ...production, SECOND_FACTOR_STAFF: 'optional' }).SECOND_FACTOR_STAFF).toBe('optional')
})

test('PUBLIC_URL loses a slash at its end, because paths are added to it', () => {
  expect(readConfig({ PUBLIC_URL: 'https://satyapan.test:8443/' }).PUBLIC_URL).toBe('https://satyapan.test:8443')
})

test('an empty value counts as absent, and unknown names are ignored', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', TEST_POSTGRES_URL: 'rubbish', HOME: '/home' })
  expect(config).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://127.0.0.1:3000' })
  expect(config.DATABASE_URL).toBeUndefined()
  expect(config).not.toHaveProperty('TEST_POSTGRES_URL')
})

test.each([
  ['none', []],
  ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
  ['::1,fd00::/8', ['::1', 'fd00::/8']],
])('TRUST_PROXY=%s', (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['APP_MODE', 'live'],
  ['ROLE', 'boss'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://satyapan.test/verify'],
  ['PUBLIC_URL', 'https://satyapan.test/?from=mail'],
  ['PUBLIC_URL', 'https://satyapan.test#start'],
  ['PUBLIC_URL', 'https://user@satyapan.test'],
  ['HOME_PATH', '//evil.test'],
  ['HOME_PATH', 'dashboard'],
  ['TERMS_URL', 'javascript:alert(1)'],
  ['API_DOCS_URL', '//evil.test'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,all'],
  ['SMTP_URL', 'https://mail.test'],
  ['STAFF_IDLE_MINUTES', '0'],
  ['CUSTOMER_IDLE_MINUTES', '99999'],
  ['FRESH_PROOF_MINUTES', '0'],
])('%s=%s is refused by name', (name, value) => {
  expect(namesOf(complaints({ [name]: value }))).toEqual([name])
})

test('all errors are listed at once', () => {
  const wrong = complaints({ PORT: 'abc', ROLE: 'boss', SOURCE: 'http', CHANNELS: 'smtp' })
  expect(namesOf(wrong)).toEqual(['PORT', 'ROLE', 'SMTP_FROM', 'SMTP_URL', 'SOURCE_KEY', 'SOURCE_URL'])
})

test('Razorpay requires its key and webhook secret, and all missing names are listed', () => {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']
  expect(namesOf(complaints({ PAYMENTS: 'razorpay' }))).toEqual(names)
  const key = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'key' }
  expect(namesOf(complaints({ PAYMENTS: 'razorpay', ...key }))).toEqual(['RAZORPAY_WEBHOOK_SECRET'])
  expect(complaints({ PAYMENTS: 'razorpay', ...key, RAZORPAY_WEBHOOK_SECRET: 'secret' })).toEqual([])
  expect(namesOf(complaints({ PAYMENTS: 'cash', RAZORPAY_TIMEOUT_MS: '99999' }))).toEqual([
    'PAYMENTS',
    'RAZORPAY_TIMEOUT_MS',
  ])
})

test('S3 requires region, bucket and key, and all missing names are listed', () => {
  const wrong = complaints({ OBJECT_STORE: 's3' })
  expect(namesOf(wrong)).toEqual(['S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_REGION', 'S3_SECRET_ACCESS_KEY'])
  const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(complaints({ OBJECT_STORE: 's3', S3_BUCKET: 'ours', S3_REGION: 'ap-south-1', ...key })).toEqual([])
  expect(namesOf(complaints({ OBJECT_STORE: 'ftp', S3_ENDPOINT: 'files' }))).toEqual(['OBJECT_STORE', 'S3_ENDPOINT'])
})

describe('in production', () => {
  test('a complete configuration is accepted', () => {
    expect(readConfig(production).production).toBe(true)
  })

  test('sandbox adapters, missing secrets, defaults and invalid values are refused together', () => {
    const wrong = complaints({ APP_MODE: 'production', PORT: 'abc' })
    expect(namesOf(wrong)).toEqual([
      'AADHAAR_KEY',
      'AADHAAR_SOURCE',
      'AADHAAR_URL',
      'CHALLAN_KEY',
      'CHALLAN_SOURCE',
      'CHALLAN_URL',
      'CHANNELS',
      'CLIENT_TOKEN',
      'METRICS_TOKEN',
      'PAYMENTS',
      'PORT',
      'PUBLIC_URL',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'SECRET_KEY',
      'SELLER_ADDRESS',
      'SELLER_GSTIN',
      'SELLER_NAME',
      'SIGNING_KEY',
      'SMS_KEY',
      'SMS_URL',
      'SMTP_FROM',
      'SMTP_URL',
      'SOURCE',
      'SOURCE_KEY',
      'SOURCE_URL',
    ])
  })

  test('one start lists all: whoever sets what the first list names is not refused again', () => {
    const named = namesOf(complaints({ APP_MODE: 'production' }))
    const set = named.map(name => [name, (production as Record<string, string>)[name] ?? ''])
    expect(complaints({ APP_MODE: 'production', ...Object.fromEntries(set) })).toEqual([])
  })

  test.each([
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY_OLD', production.SECRET_KEY],
    ['SIGNING_KEY', ''],
    ['SIGNING_KEY', 'short'],
    ['SIGNING_KEY', production.SECRET_KEY],
    ['CLIENT_TOKEN', 'sandbox'],
    ['CHANNELS', 'sandbox'],
    ['SOURCE', 'sandbox'],
    ['AADHAAR_SOURCE', 'sandbox'],
    ['AADHAAR_URL', ''],
    ['AADHAAR_KEY', ''],
    ['CHALLAN_SOURCE', 'sandbox'],
    ['CHALLAN_URL', ''],
    ['CHALLAN_KEY', ''],
    ['CHALLAN_PAGE_ORIGIN', 'https://challans.test/'],
    ['PUBLIC_URL', 'http://satyapan.test'],
    ['SMTP_FROM', ''],
    ['SMS_URL', ''],
    ['SMS_KEY', ''],
    ['METRICS_TOKEN', ''],
    ['WHATSAPP_TOKEN', 'token', 'WHATSAPP_PHONE_ID'],
    ['WHATSAPP_PHONE_ID', '55', 'WHATSAPP_TOKEN'],
    ['RECAPTCHA_SITE_KEY', 'key', 'RECAPTCHA_SECRET'],
    ['RECAPTCHA_SECRET', 'key', 'RECAPTCHA_SITE_KEY'],
    ['SIGNING_COMMAND', 'sign', 'SIGNING_CERTIFICATE'],
    ['SIGNING_CERTIFICATE', '/file.pem', 'SIGNING_COMMAND'],
    ['S3_ENDPOINT', 'http://files.test'],
    ['SOURCE_URL', 'http://source.test'],
    ['AADHAAR_URL', 'http://aadhaar.test'],
    ['CHALLAN_URL', 'http://challans.test'],
    ['SMS_URL', 'http://sms.test'],
    ['WHATSAPP_URL', 'http://whatsapp.test'],
    ['EXCHANGE_RATE_URL', 'http://rates.test'],
    ['RECAPTCHA_VERIFY_URL', 'http://captcha.test'],
    ['GOOGLE_CERTS_URL', 'http://certs.test'],
    ['SOURCE_KEY', ''],
    ['PAYMENTS', 'sandbox'],
    ['RAZORPAY_KEY_ID', ''],
    ['RAZORPAY_KEY_ID', 'rzp_test_key'],
    ['RAZORPAY_KEY_SECRET', ''],
    ['RAZORPAY_WEBHOOK_SECRET', ''],
    ['RAZORPAY_URL', 'http://razorpay.test'],
    ['RAZORPAY_URL', 'razorpay'],
    ['RAZORPAY_TIMEOUT_MS', '50'],
    ['SELLER_NAME', ''],
    ['SELLER_GSTIN', '27AAACS1000A1ZE'],
    ['SELLER_GSTIN', '27AAACS1000A1Z9'],
    ['SELLER_ADDRESS', ''],
    ['SELLER_STATE', '00'],
  ])('%s=%s alone is refused', (name, value, refused = name) => {
    expect(namesOf(complaints({ ...production, [name]: value }))).toEqual([refused])
  })
})

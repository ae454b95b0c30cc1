import { expect, test } from 'vitest'
import { type CapabilityName, isOffered, listCapabilities } from '../../../server/platform/config/capabilities.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { productionEnv as production } from '../../support/productionEnv.ts'

const statesOf = (env: Record<string, string>) =>
  Object.fromEntries(listCapabilities(readConfig(env)).map(({ name, state, missing }) => [name, { state, missing }]))

test('the sandbox stands in for every service; what it has nothing in place of is off', () => {
  const off = listCapabilities(readConfig({})).filter(({ state }) => state !== 'sandbox')
  expect(off.map(({ name, state }) => [name, state])).toEqual([
    ['lists', 'off'],
    ['recaptcha', 'off'],
    ['bucket', 'off'],
    ['certificate', 'off'],
    ['word', 'off'],
  ])
})

test('production has all that is required, and says what is off and which settings are missing', () => {
  const off = Object.entries(statesOf(production)).filter(([, { state }]) => state !== 'on')
  expect(Object.fromEntries(off)).toEqual({
    whatsapp: { state: 'off', missing: ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN'] },
    google: { state: 'off', missing: ['GOOGLE_CLIENT_ID'] },
    staffSso: {
      state: 'off',
      missing: ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'],
    },
    aadhaarEsign: {
      state: 'off',
      missing: [
        'AADHAAR_ESIGN',
        'AADHAAR_ESIGN_URL',
        'AADHAAR_ESIGN_STATUS_URL',
        'AADHAAR_ESIGN_ASP_ID',
        'AADHAAR_ESIGN_ASP_P12',
        'AADHAAR_ESIGN_ESP_CERT',
      ],
    },
    lists: { state: 'off', missing: ['LIST_FETCH'] },
    dollars: { state: 'off', missing: ['EXCHANGE_RATE_URL'] },
    recaptcha: { state: 'off', missing: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'] },
    bucket: {
      state: 'off',
      missing: ['OBJECT_STORE', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    },
    certificate: { state: 'off', missing: ['SIGNING_P12'] },
    word: { state: 'off', missing: ['SOFFICE_PATH'] },
  })
  const required = listCapabilities(readConfig(production)).filter(({ isRequired }) => isRequired)
  expect(required.map(({ state }) => state)).toEqual(required.map(() => 'on'))
})

test.each<[CapabilityName, Record<string, string>]>([
  ['whatsapp', { WHATSAPP_PHONE_ID: '55', WHATSAPP_TOKEN: 'token' }],
  ['google', { GOOGLE_CLIENT_ID: 'client' }],
  [
    'staffSso',
    {
      STAFF_OIDC_ISSUER: 'https://login.test',
      STAFF_OIDC_CLIENT_ID: 'client',
      STAFF_OIDC_CLIENT_SECRET: 'secret',
    },
  ],
  ['dollars', { EXCHANGE_RATE_URL: 'https://rates.test' }],
  ['recaptcha', { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' }],
  ['certificate', { SIGNING_P12: '/file.p12' }],
  ['word', { SOFFICE_PATH: '/usr/bin/soffice' }],
  ['certificate', { SIGNING_COMMAND: 'sign', SIGNING_CERTIFICATE: '/file.pem' }],
])('%s is on with %o', (name, env) => {
  expect(statesOf({ ...production, ...env })[name]).toEqual({ state: 'on', missing: [] })
})

test('the sandbox’s Aadhaar never stands beside a real source', () => {
  const env = { SOURCE: 'http', SOURCE_URL: 'https://source.test', SOURCE_KEY: 'key' }
  expect(statesOf(env).aadhaar).toEqual({ state: 'off', missing: ['AADHAAR_SOURCE', 'AADHAAR_URL', 'AADHAAR_KEY'] })
})

test('a sandbox that sends real mail offers no channel that it has not', () => {
  const real = { CHANNELS: 'smtp', SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'us@satyapan.test' }
  const offers = (env: Record<string, string>) =>
    (['email', 'sms', 'whatsapp'] as const).filter(name => isOffered(readConfig(env), name))
  expect(offers({})).toEqual(['email', 'sms', 'whatsapp'])
  expect(offers(real)).toEqual(['email'])
  expect(offers({ ...real, WHATSAPP_PHONE_ID: '55', WHATSAPP_TOKEN: 'token' })).toEqual(['email', 'whatsapp'])
})

import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

const complaints = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n  - ').slice(1)
  }
}
const namesOf = (lines: string[]) => lines.map(line => line.split(':')[0] ?? '').sort((a, b) => a.localeCompare(b))

const production = {
  APP_MODE: 'production',
  PUBLIC_URL: 'https://satyapan.test',
  SECRET_KEY: 'a secret of thirty-two characters or more',
  CLIENT_TOKEN: 'own',
  SOURCE: 'http',
  SOURCE_URL: 'https://source.test',
  SOURCE_KEY: 'key',
  CHANNELS: 'smtp',
  SMTP_URL: 'smtps://user:secret@mail.test',
  SMTP_FROM: 'Satyapan <us@mail.test>',
}

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

test('an empty value is an absent one, and names that are not ours are ignored', () => {
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
  ['HOME_PATH', '//evil.test'],
  ['HOME_PATH', 'dashboard'],
  ['TERMS_URL', 'javascript:alert(1)'],
  ['API_DOCS_URL', '//evil.test'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,all'],
  ['SMTP_URL', 'https://mail.test'],
])('%s=%s is refused by name', (name, value) => {
  expect(namesOf(complaints({ [name]: value }))).toEqual([name])
})

test('all that is wrong is listed at once', () => {
  const wrong = complaints({ PORT: 'abc', ROLE: 'boss', SOURCE: 'http', CHANNELS: 'smtp' })
  expect(namesOf(wrong)).toEqual(['PORT', 'ROLE', 'SMTP_FROM', 'SMTP_URL', 'SOURCE_KEY', 'SOURCE_URL'])
})

describe('in production', () => {
  test('a whole configuration is accepted', () => {
    expect(readConfig(production).production).toBe(true)
  })

  test('sandbox adapters, missing secrets and defaults are refused, beside what cannot be read', () => {
    const wrong = complaints({ APP_MODE: 'production', PORT: 'abc' })
    expect(namesOf(wrong)).toEqual(['CHANNELS', 'CLIENT_TOKEN', 'PORT', 'PUBLIC_URL', 'SECRET_KEY', 'SOURCE'])
  })

  test.each([
    ['SECRET_KEY', 'short'],
    ['CLIENT_TOKEN', 'sandbox'],
    ['CHANNELS', 'sandbox'],
    ['SOURCE', 'sandbox'],
    ['PUBLIC_URL', 'http://satyapan.test'],
    ['SMTP_FROM', ''],
    ['SOURCE_KEY', ''],
  ])('%s=%s alone is enough to refuse', (name, value) => {
    expect(namesOf(complaints({ ...production, [name]: value }))).toEqual([name])
  })
})

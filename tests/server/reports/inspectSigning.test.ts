import { describe, expect, test } from 'vitest'
import { inspectSigning } from '../../../server/reports/signing/inspectSigning.ts'
import { makeCertificate, makeKeys, makeP12, writeFiles } from '../../support/signingFiles.ts'

const keys = makeKeys()
const others = makeKeys()
const certificate = makeCertificate(keys)

/** What a program for a token does: it signs the digest on its standard input (PKCS #1). */
const signer = (key: string) => `
import { privateEncrypt } from 'node:crypto'
import { readFileSync } from 'node:fs'
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex')
process.stdout.write(privateEncrypt(${JSON.stringify(key)}, Buffer.concat([digestInfo, readFileSync(0)])))`

const files = writeFiles({
  'good.p12': makeP12(keys, certificate, 'right'),
  'mixed.p12': makeP12(keys, makeCertificate(others), 'right'),
  'ended.p12': makeP12(keys, makeCertificate(keys, { from: -20, until: -10 }), 'right'),
  'future.p12': makeP12(keys, makeCertificate(keys, { from: 10, until: 100 }), 'right'),
  'ending.p12': makeP12(keys, makeCertificate(keys, { until: 20 }), 'right'),
  'text.p12': 'no PKCS #12 file',
  'other.p12': Buffer.from('300302012a', 'hex'),
  'good.pem': certificate,
  'damaged.pem': '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
  'empty.pem': 'nothing here',
  'sign.mjs': signer(keys.privatePem),
  'otherwise.mjs': signer(others.privatePem),
  'fail.mjs': 'process.exitCode = 3',
})

const missing = '/nowhere/file'
const inspect = (config: Partial<Parameters<typeof inspectSigning>[0]>) =>
  inspectSigning({
    SIGNING_P12: undefined,
    SIGNING_P12_PASSWORD: '',
    SIGNING_COMMAND: undefined,
    SIGNING_CERTIFICATE: undefined,
    SIGNING_TRUST: undefined,
    ...config,
  })
const withP12 = (file: string, password = 'right') => inspect({ SIGNING_P12: file, SIGNING_P12_PASSWORD: password })
const withCommand = (program: keyof typeof files, file: string = files['good.pem']) =>
  inspect({ SIGNING_COMMAND: `"${process.execPath}" "${files[program]}"`, SIGNING_CERTIFICATE: file })

test('nothing is wrong where nothing is set, with a good file, and with a command that signs', async () => {
  const nothing = { problems: [], warnings: [] }
  expect(await inspect({ SIGNING_TRUST: files['good.pem'] })).toEqual(nothing)
  expect(await withP12(files['good.p12'])).toEqual(nothing)
  expect(await withCommand('sign.mjs')).toEqual(nothing)
})

describe('SIGNING_P12', () => {
  test.each([
    ['a wrong password', 'good.p12', 'wrong', /^SIGNING_P12_PASSWORD: it does not open the file of SIGNING_P12\.$/],
    ['a text', 'text.p12', 'right', /^SIGNING_P12: the file is no PKCS #12 file\.$/],
    ['another structure', 'other.p12', 'right', /^SIGNING_P12: the file is no PKCS #12 file\.$/],
    ['another certificate', 'mixed.p12', 'right', /^SIGNING_P12: it signs with another key than that of the cert/],
    ['a certificate that has ended', 'ended.p12', 'right', /^SIGNING_P12: its certificate ended on \d{4}-\d\d-\d\d\.$/],
    ['a certificate that begins later', 'future.p12', 'right', /^SIGNING_P12: its certificate begins on \d{4}-/],
  ] as const)('%s is named', async (_what, file, password, words) => {
    expect(await withP12(files[file], password)).toEqual({ problems: [expect.stringMatching(words)], warnings: [] })
  })

  test('a file that is not there is named', async () => {
    expect((await withP12(missing)).problems).toEqual(['SIGNING_P12: the file cannot be read (ENOENT).'])
  })

  test('a certificate that ends soon is a warning', async () => {
    const { problems, warnings } = await withP12(files['ending.p12'])
    expect([problems, warnings]).toEqual([[], [expect.stringMatching(/^SIGNING_P12: its certificate ends on /)]])
  })

  test('beside a command it is ambiguous', async () => {
    const both = { SIGNING_P12: files['good.p12'], SIGNING_P12_PASSWORD: 'right', SIGNING_COMMAND: 'true' }
    expect((await inspect(both)).problems).toEqual(['SIGNING_COMMAND: set this or SIGNING_P12, not both.'])
  })
})

describe('SIGNING_COMMAND', () => {
  test('a command that fails, or signs with another key, is named', async () => {
    expect((await withCommand('fail.mjs')).problems).toEqual(['SIGNING_COMMAND: it ended with 3 and 0 bytes.'])
    expect((await withCommand('otherwise.mjs')).problems).toEqual([
      'SIGNING_COMMAND: it signs with another key than that of the certificate.',
    ])
  })

  test.each([
    ['that is not there', missing, 'the file cannot be read (ENOENT).'],
    ['without a certificate', files['empty.pem'], 'the file holds no certificate.'],
    ['that is damaged', files['damaged.pem'], 'the file is damaged: a certificate in it cannot be read.'],
  ])('a file %s is named, as SIGNING_CERTIFICATE and as SIGNING_TRUST', async (_what, file, words) => {
    expect((await withCommand('sign.mjs', file)).problems).toEqual([`SIGNING_CERTIFICATE: ${words}`])
    expect((await inspect({ SIGNING_TRUST: file })).problems).toEqual([`SIGNING_TRUST: ${words}`])
  })
})

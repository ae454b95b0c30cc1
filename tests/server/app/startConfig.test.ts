import { expect, test } from 'vitest'
import { readStartConfig } from '../../../server/app/startConfig.ts'
import { startProgram } from '../../support/children.ts'
import { productionEnv } from '../../support/productionEnv.ts'
import { writeFiles } from '../../support/signingFiles.ts'

const files = writeFiles({ 'text.json': 'no JSON', 'other.json': '{"send":{}}' })

const wrong = {
  ...productionEnv,
  PUBLIC_URL: 'https://satyapan.test/verify',
  SMS_URL: '',
  SOURCE_MAPPING: files['text.json'],
  AADHAAR_MAPPING: files['other.json'],
  CHALLAN_MAPPING: '/nowhere/file',
  SIGNING_P12: '/nowhere/file',
  SIGNING_TRUST: '/nowhere/file',
}

const lines = [
  'PUBLIC_URL: an address without a path, query or user, such as https://verify.example.com',
  'SMS_URL: the SMS gateway; registration and phone sign-in send codes through it.',
  'SOURCE_MAPPING: the file is no JSON.',
  expect.stringMatching(/^AADHAAR_MAPPING: the file does not fit: send\.path: .*; verify: /),
  'CHALLAN_MAPPING: the file cannot be read (ENOENT).',
  'SIGNING_P12: the file cannot be read (ENOENT).',
  'SIGNING_TRUST: the file cannot be read (ENOENT).',
]

test('settings, and the files that they name, are refused in one list', async () => {
  const error = await readStartConfig(wrong).catch((refusal: Error) => refusal.message.split('\n  - ').slice(1))
  expect(error).toEqual(lines)
})

test('the server prints the list and ends with 1; a complete configuration is accepted', async () => {
  const { exit, errors } = startProgram('server/main.ts', [], wrong)
  expect(await exit).toBe(1)
  expect(errors[0]).toBe('The configuration cannot be used:')
  expect(errors.slice(1).map(line => line.slice('  - '.length))).toEqual(lines)
  expect(await readStartConfig(productionEnv)).toMatchObject({ config: { production: true }, warnings: [] })
})

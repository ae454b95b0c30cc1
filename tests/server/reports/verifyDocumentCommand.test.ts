import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { documentVerification as en } from '../../../contracts/messages/en/documentVerification.ts'
import { documentVerification as hi } from '../../../contracts/messages/hi/documentVerification.ts'
import { startProgram } from '../../support/children.ts'
import { encryptedSample } from '../../support/pdfs/encryptedPdf.ts'

const folder = await mkdtemp(join(tmpdir(), 'satyapan-command-'))
afterAll(() => rm(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const locked = at('locked.pdf')
const password = 'पासवर्ड'
await writeFile(locked, encryptedSample('aes-256-password'))

async function verify(...args: string[]) {
  const command = startProgram('server/reports/verifyDocumentCommand.ts', args, { DATA_DIR: folder })
  return { code: await command.exit, printed: [...command.lines, ...command.errors].join('\n') }
}

async function withPasswords(lines: string, ...args: string[]) {
  await writeFile(at('password'), lines)
  return verify(locked, '--password-file', at('password'), ...args)
}

test('an encrypted document is opened with the first line of a file, and with nothing else', async () => {
  const without = await verify(locked)
  expect(without).toMatchObject({ code: 2, printed: expect.stringContaining(en.password.headline) })
  const wrong = await withPasswords(`wrong\n${password}\n`)
  expect(wrong).toMatchObject({ code: 2, printed: expect.stringContaining(en.reasons.wrongPassword) })
  const right = await withPasswords(`${password}\r\nwrong\n`, '--lang', 'hi')
  expect(right).toMatchObject({ code: 2, printed: expect.stringContaining(hi.verdicts.unsigned) })
})

test('a password file that is missing is named', async () => {
  const { code, printed } = await verify(locked, '--password-file', at('missing'))
  expect(code).toBe(2)
  expect(printed).toContain(at('missing'))
})

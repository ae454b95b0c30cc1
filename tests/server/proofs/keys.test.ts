import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newId } from '../../../server/platform/identity/ids.ts'
import { addIssuerKey, readIssuerKeys, trustedKeys } from '../../../server/proofs/issuerKeys.ts'
import { watchKeys } from '../../../server/proofs/watchKeys.ts'
import { readTrust } from '../../../server/reports/signing/signDocument.ts'
import { testApp } from '../../support/app.ts'
import { startProgram } from '../../support/children.ts'
import { makeAuthority } from '../../support/proofs/authority.ts'
import { endTrust } from '../../support/proofs/endTrust.ts'
import { temporaryDataEnv } from '../../support/server.ts'

const { ctx } = await testApp()
const first = makeAuthority('UIDAI', { from: 2024, to: 2027 })
const next = makeAuthority('UIDAI', { from: 2026, to: 2029 })
const folder = mkdtempSync(join(tmpdir(), 'trust-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('several keys of one issuer stand side by side, each once', async () => {
  expect(await addIssuerKey(ctx.db, first.imported())).toMatch(/^isk_/)
  expect(await addIssuerKey(ctx.db, first.imported())).toBeNull()
  expect(await addIssuerKey(ctx.db, next.imported())).not.toBeNull()
  const keys = await readIssuerKeys(ctx.db)
  expect(keys.map(({ fingerprint }) => fingerprint)).toEqual([first, next].map(key => key.imported().fingerprint))
  expect(keys[0]).toMatchObject(first.imported())
})

test('a live check in production trusts imported keys only, a test check the made-up ones only', async () => {
  const of = async (mode: 'live' | 'test', isProduction: boolean) =>
    (await trustedKeys(ctx.db, { purpose: 'aadhaar', mode, isProduction })).map(({ isSandbox }) => isSandbox)
  expect(await of('live', true)).toEqual([false, false])
  expect(await of('test', true)).toEqual([true])
  expect(await of('live', false)).toEqual([false, false, true])
})

test('a certificate for documents is trusted where signed PDFs are verified, until it is removed', async () => {
  const root = makeAuthority('CCA')
  const der = root.certificate.replaceAll(/-----[^-]+-----|\s/g, '')
  expect((await readTrust(ctx)).known).not.toContain(der)
  await addIssuerKey(ctx.db, root.imported('documents'))
  expect((await readTrust(ctx)).known).toContain(der)
  await endTrust(ctx.db, root.imported().fingerprint)
  expect((await readTrust(ctx)).known).not.toContain(der)
})

test('staff are told once of a key that ends', async () => {
  const recipient = { id: newId('ntc'), email: 'keys@satyapan.test', events: ['issuerKeyEnds'] }
  await ctx.db.insertInto('notice_recipients').values(recipient).execute()
  const mails = async () => (await ctx.db.selectFrom('messages').select('id').execute()).length
  // What has changed is told first.
  await watchKeys(ctx, Date.UTC(2026, 10, 1))
  const before = await mails()
  await watchKeys(ctx, Date.UTC(2026, 10, 1))
  expect(await mails()).toBe(before)
  await watchKeys(ctx, Date.UTC(2026, 11, 20))
  await watchKeys(ctx, Date.UTC(2026, 11, 21))
  expect(await mails()).toBe(before + 1)
})

test('a key is removed by the start of its fingerprint, and not by less', async () => {
  const { fingerprint } = next.imported()
  expect(await endTrust(ctx.db, fingerprint.slice(0, 8))).toBe(0)
  expect(await endTrust(ctx.db, '%')).toBe(0)
  expect(await endTrust(ctx.db, fingerprint.slice(0, 16).toUpperCase())).toBe(1)
  expect(await addIssuerKey(ctx.db, next.imported())).not.toBeNull()
})

test('the command lists what is needed, imports only after a yes, and refuses a private key', async () => {
  const env = await temporaryDataEnv()
  const run = async (...args: string[]) => {
    const child = startProgram('server/proofs/trustCommand.ts', args, env)
    const code = await child.exit
    return { code, text: [...child.lines, ...child.errors].join('\n') }
  }
  const certificate = join(folder, 'uidai.cer')
  const secret = join(folder, 'secret.pem')
  writeFileSync(certificate, first.certificate)
  writeFileSync(secret, first.privateKey)
  const listed = await run()
  expect(listed).toMatchObject({ code: 0 })
  expect(listed.text).toContain('https://uidai.gov.in')
  expect(listed.text).toContain('Trusted: none')
  const asked = await run('import', certificate, '--purpose', 'aadhaar')
  expect(asked.code).toBe(1)
  expect(asked.text).toContain((first.imported().fingerprint.match(/../g) ?? []).join(':').toUpperCase())
  expect(asked.text).toContain('Nothing was imported')
  expect(await run('import', certificate, '--purpose', 'aadhaar', '--yes')).toMatchObject({ code: 0 })
  expect(await run('import', secret, '--purpose', 'aadhaar', '--yes')).toMatchObject({ code: 1 })
  expect(await run('remove', first.imported().fingerprint)).toMatchObject({ code: 0 })
})

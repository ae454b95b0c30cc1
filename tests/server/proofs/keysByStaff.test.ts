import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../server/platform/identity/ids.ts'
import { addIssuerKey } from '../../../server/proofs/issuerKeys.ts'
import { stateOf } from '../../../server/proofs/listKeys.ts'
import { watchKeys } from '../../../server/proofs/watchKeys.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { asha, codeOf } from '../../support/proofs/aadhaarCodes.ts'
import { makeAuthority } from '../../support/proofs/authority.ts'

const { app, ctx } = await testApp()
const { db } = ctx
const bossId = await makeAdmin(db, 'superadmin')
const boss = await signedIn(ctx, { adminId: bossId, role: 'superadmin' })
const member = await signedIn(ctx, { adminId: await makeAdmin(db) })
const customer = await signedIn(ctx, await makeCustomer(db))
const uidai = makeAuthority('DS UIDAI 05')
const past = makeAuthority('UIDAI, past', { from: 2018, to: 2021 })
const reason = 'The issuer has withdrawn it'
const MAIL = 'keys@satyapan.test'

await db
  .insertInto('notice_recipients')
  .values({ id: newId('ntc'), email: MAIL, events: ['issuerKeyEnds'] })
  .execute()
beforeEach(async () => {
  await db.deleteFrom('issuer_keys').execute()
  await db.deleteFrom('messages').execute()
})

type Headers = Record<string, string>
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64')
const send = async (path: string, payload: object, by: Headers = boss) => {
  const reply = await app.inject({ method: 'POST', url: `/admin-api/issuer-keys${path}`, headers: by, payload })
  return { status: reply.statusCode, body: reply.json() }
}
const list = async (query = '', by: Headers = boss) =>
  app.inject({ url: `/admin-api/resources/issuer-keys${query}`, headers: by })
const fileOf = (content: string | Buffer, more: object = {}) => ({ purpose: 'aadhaar', file: base64(content), ...more })
const read = (content: string | Buffer, more: object = {}) => send('/read', fileOf(content, more))
const confirmed = (fingerprint: string, more: object = {}) => ({ fingerprint, compared: true, ...more })
const trust = async (authority: typeof uidai, more: object = {}) =>
  send('', fileOf(authority.certificate, confirmed(authority.imported().fingerprint, more)))
const mails = async () => (await listMessages(ctx, MAIL)).map(({ text }) => text.replaceAll(/\s+/g, ' '))

describe('a key', () => {
  test('is shown first, and trusted only after its fingerprint is confirmed', async () => {
    const shown = await read(uidai.certificate)
    const { fingerprint } = uidai.imported()
    expect(shown).toMatchObject({
      status: 200,
      body: {
        issuer: 'UIDAI',
        fingerprint,
        subject: 'CN=DS UIDAI 05',
        certifiedBy: 'CN=DS UIDAI 05',
        notBefore: '2024-01-01T00:00:00.000Z',
        notAfter: '2029-01-01T00:00:00.000Z',
        isExpired: false,
      },
    })
    expect((await list()).json()).toEqual([])
    const { id } = (await trust(uidai)).body
    const rows = (await list()).json()
    expect(rows).toMatchObject([
      {
        id,
        issuer: 'UIDAI',
        purpose: 'aadhaar',
        state: 'valid',
        fingerprint,
        importedBy: 'Meera Iyer',
        removedAt: null,
      },
    ])
    const audited = await db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(audited).toMatchObject([
      { action: 'issuerKey.imported', actor_id: bossId, data: { fingerprint, purpose: 'aadhaar', issuer: 'UIDAI' } },
    ])
    expect((await mails())[0]).toMatch(/A key of UIDAI was imported .*by Meera Iyer/)
    await watchKeys(ctx, Date.UTC(2026, 10, 30))
    expect(await mails()).toHaveLength(1)
  })

  test('of which another one was shown, or that nobody compared, is not imported', async () => {
    const other = makeAuthority('Somebody else').imported().fingerprint
    for (const [body, field] of [
      [confirmed(other), 'fingerprint'],
      [{ fingerprint: uidai.imported().fingerprint, compared: false }, 'compared'],
      [{ fingerprint: uidai.imported().fingerprint }, 'compared'],
      [{ compared: true }, 'fingerprint'],
    ] as const) {
      const reply = await send('', fileOf(uidai.certificate, body))
      expect(reply).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } })
    }
    expect((await list()).json()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('that has ended needs an acceptance, and that is held already is a conflict', async () => {
    expect(await read(past.certificate)).toMatchObject({ status: 200, body: { isExpired: true } })
    expect(await trust(past)).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'acceptExpired' }] } } })
    expect(await trust(past, { acceptExpired: true })).toMatchObject({ status: 200 })
    expect((await list()).json()).toMatchObject([{ state: 'expired' }])
    expect(await read(past.certificate)).toMatchObject({ status: 409 })
    expect(await trust(past, { acceptExpired: true })).toMatchObject({ status: 409 })
    const twice = await Promise.all([trust(uidai), trust(uidai)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('is removed with a reason, once, and what it proved before stays', async () => {
    const owner = await makeCustomer(db)
    const { headers } = await makeKey(ctx, owner.userId)
    const check = async () => {
      const payload = { code: codeOf(uidai, asha), consent: true, purpose: 'vendor_onboarding' }
      const reply = await app.inject({ method: 'POST', url: '/v1/aadhaar-qr', headers, payload })
      return reply.json()
    }
    const { id } = (await trust(uidai)).body
    const before = await check()
    expect(before.result).toMatchObject({ status: 'proven', signedBy: 'UIDAI' })
    expect(await send(`/${id}/remove`, {})).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'reason' }] } },
    })
    expect(await send(`/${id}/remove`, { reason })).toMatchObject({ status: 200 })
    expect(await send(`/${id}/remove`, { reason })).toMatchObject({ status: 409 })
    expect(await send('/isk_none/remove', { reason })).toMatchObject({ status: 404 })
    expect((await app.inject({ url: `/admin-api/resources/issuer-keys/${id}`, headers: boss })).json()).toMatchObject({
      state: 'removed',
      removedBy: 'Meera Iyer',
      removedReason: reason,
    })
    const after = await app.inject({ url: `/v1/verifications/${before.id}`, headers })
    expect(after.json().result).toEqual(before.result)
    expect((await check()).result).toMatchObject({ status: 'not_proven', signedBy: null })
    expect((await mails()).join(' ')).toContain(`was removed by Meera Iyer. Reason: ${reason}`)
    expect((await trust(uidai)).status).toBe(200)
    expect((await list()).json()).toHaveLength(2)
  })

  test.each([
    ['a private key (PEM)', () => uidai.privateKey, 'private key'],
    ['a certificate with its private key', () => uidai.certificate + uidai.privateKey, 'private key'],
    [
      'a private key (DER)',
      () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'der' }),
      'private key',
    ],
    [
      'a locked private key (DER)',
      () =>
        generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
          type: 'pkcs8',
          format: 'der',
          cipher: 'aes-256-cbc',
          passphrase: 'secret',
        }),
      'private key',
    ],
    ['a container (PKCS #12)', () => containerOf(uidai), 'private key'],
    ['a text', () => 'hello', 'no certificate'],
    ['nothing but the markers', () => '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----', 'no certificate'],
    ['two certificates', () => uidai.certificate + past.certificate, 'several certificates'],
    ['a file that is too large', () => Buffer.alloc(64_001, 'A'), 'too large'],
    ['a short key', () => makeAuthority('Short', { bits: 1024 }).certificate, '2048 bits'],
  ])('is refused in words if the file is %s', async (_, content, words) => {
    for (const reply of [await read(content()), await send('', fileOf(content(), confirmed('0'.repeat(64))))]) {
      expect(reply).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'file' }] } } })
      expect(reply.body.error.message).toContain(words)
    }
  })

  test('that is bare needs its key ID for e-invoices, and is not enough for documents', async () => {
    const bare = (more: object) => read(uidai.publicKey, more)
    expect(await bare({ purpose: 'einvoice' })).toMatchObject({ body: { error: { fields: [{ field: 'kid' }] } } })
    expect(await bare({ purpose: 'einvoice', kid: 'K1', issuer: 'NIC-2' })).toMatchObject({
      status: 200,
      body: { issuer: 'NIC-2', kid: 'K1', subject: null, certifiedBy: null, notAfter: null },
    })
    expect(await bare({ purpose: 'documents' })).toMatchObject({ body: { error: { fields: [{ field: 'file' }] } } })
    expect(await read('', {})).toMatchObject({ status: 400 })
    expect(await read(uidai.certificate, { purpose: 'passport' })).toMatchObject({ status: 400 })
  })

  test('is for super-admins; others and customers see and change nothing', async () => {
    const { id } = (await trust(uidai)).body
    const file = fileOf(past.certificate)
    for (const [by, status] of [
      [member, 403],
      [customer, 401],
    ] as const) {
      expect((await list('', by)).statusCode).toBe(status)
      expect((await list(`/${id}`, by)).statusCode).toBe(status)
      const needed = await app.inject({ url: '/admin-api/issuer-keys/needed', headers: by })
      expect(needed.statusCode).toBe(status)
      expect((await send('/read', file, by)).status).toBe(status)
      expect((await send('', { ...file, ...confirmed('0'.repeat(64)) }, by)).status).toBe(status)
      expect((await send(`/${id}/remove`, { reason }, by)).status).toBe(status)
    }
    expect((await list('/isk_none')).statusCode).toBe(404)
  })
})

test('what is needed is listed with what is trusted, and the list filters and sorts', async () => {
  await trust(uidai)
  await trust(past, { acceptExpired: true })
  await addIssuerKey(db, makeAuthority('CCA').imported('documents'))
  const needed = await app.inject({ url: '/admin-api/issuer-keys/needed', headers: boss })
  expect(needed.json()).toEqual([
    { purpose: 'aadhaar', trusted: 2, ending: 0 },
    { purpose: 'einvoice', trusted: 0, ending: 0 },
    { purpose: 'documents', trusted: 1, ending: 0 },
  ])
  const of = async (filter: object, sort = ['importedAt', 'DESC']) =>
    (
      await list(
        `?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`,
      )
    )
      .json()
      .map(({ state }: { state: string }) => state)
  // The later key of the same issuer is valid.
  expect(await of({ purpose: 'aadhaar' }, ['notAfter', 'ASC'])).toEqual(['replaced', 'valid'])
  expect(await of({ state: 'replaced' })).toEqual(['replaced'])
})

test('a state says what there is to do', () => {
  const now = Date.UTC(2026, 10, 30)
  const key = (from: string | null, to: string | null, more: object = {}) => ({
    id: `${from} ${to}`,
    issuer: 'UIDAI',
    purpose: 'aadhaar' as const,
    not_before: from && `${from}T00:00:00.000Z`,
    not_after: to && `${to}T00:00:00.000Z`,
    removed_at: null,
    ...more,
  })
  const ending = key('2024-01-01', '2026-12-20')
  const later = key('2026-06-01', '2029-01-01')
  const state = (row: typeof ending, ...others: (typeof ending)[]) => stateOf(row, [row, ...others], now)
  expect(state(later)).toBe('valid')
  expect(state(key(null, null))).toBe('valid')
  expect(state(key('2027-01-01', '2029-01-01'))).toBe('future')
  expect(state(ending)).toBe('ending')
  expect(state(key('2020-01-01', '2023-01-01'))).toBe('expired')
  expect(state(ending, later)).toBe('replaced')
  // A key of another issuer or purpose, one that has not begun, and one that was removed replace nothing.
  expect(state(ending, { ...later, issuer: 'NIC' })).toBe('ending')
  expect(state(ending, key('2027-01-01', '2029-01-01'))).toBe('ending')
  expect(state(ending, key('2026-06-01', '2029-01-01', { removed_at: '2026-07-01T00:00:00.000Z' }))).toBe('ending')
  expect(state(key('2026-06-01', '2029-01-01', { removed_at: '2026-07-01T00:00:00.000Z' }))).toBe('removed')
})

/** A PKCS #12 file. */
function containerOf({ privateKey, certificate }: typeof uidai): Buffer {
  const container = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(privateKey),
    [forge.pki.certificateFromPem(certificate)],
    'secret',
    { algorithm: '3des' },
  )
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary')
}

import { beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../../../server/platform/audit/audit.ts'
import { canonicalJson, chainHash, verifyChain } from '../../../../server/platform/audit/chain.ts'
import { sealAuditEvents } from '../../../../server/platform/audit/sealer.ts'
import { testDatabase } from '../../../support/database.ts'

const { db } = await testDatabase()
const scope = { actor: { kind: 'system', name: 'test' }, ip: '127.0.0.1', requestId: 'req_1' } as const

const write = async (count: number) => {
  for (let n = 1; n <= count; n++)
    await audit(db, scope, {
      action: 'user.deactivated',
      subject: `usr_${n}`,
      data: { n, b: [1, { z: null, a: 'é' }] },
    })
}

beforeEach(async () => {
  await db.deleteFrom('audit_events').execute()
  await db.deleteFrom('settings').execute()
})

test('rows are sealed in order, and the tail is reported until then', async () => {
  await write(3)
  expect(await verifyChain(db)).toEqual({ sealed: 0, unsealed: 3, broken: null })
  expect(await sealAuditEvents(db)).toBe(3)
  await write(2)
  expect(await verifyChain(db)).toEqual({ sealed: 3, unsealed: 2, broken: null })
  await sealAuditEvents(db)
  expect(await verifyChain(db)).toEqual({ sealed: 5, unsealed: 0, broken: null })
})

test('an act that is rolled back leaves no row', async () => {
  const failing = db.transaction().execute(async trx => {
    await audit(trx, scope, { action: 'user.deactivated', subject: 'usr_1' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await verifyChain(db)).toEqual({ sealed: 0, unsealed: 0, broken: null })
})

test('eight sealers at once, while rows arrive, make one chain', async () => {
  const sealers = Array.from({ length: 8 }, async () => {
    for (let n = 0; n < 5; n++) await sealAuditEvents(db)
  })
  await Promise.all([write(30), write(30), ...sealers])
  await sealAuditEvents(db)
  expect(await verifyChain(db)).toEqual({ sealed: 60, unsealed: 0, broken: null })
})

test('more rows than one batch holds', async () => {
  const row = { action: 'user.deactivated', actor_kind: 'system', actor_id: 'test', subject: 'usr_1', data: '{}' }
  const rows = Array.from({ length: 1_201 }, (_, n) => ({
    ...row,
    id: `aud_${String(n).padStart(6, '0')}`,
    created_at: new Date(),
  }))
  await db.insertInto('audit_events').values(rows).execute()
  expect(await sealAuditEvents(db)).toBe(1_201)
  expect(await verifyChain(db)).toEqual({ sealed: 1_201, unsealed: 0, broken: null })
})

describe('tampering shows', () => {
  beforeEach(async () => {
    await write(5)
    await sealAuditEvents(db)
  })
  const at = (seq: number) => db.selectFrom('audit_events').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow()
  const change = (seq: number, values: object) =>
    db.updateTable('audit_events').set(values).where('seq', '=', seq).execute()

  test.each([
    { actor_id: 'somebody' },
    { subject: 'usr_9' },
    { reason: 'another' },
    { data: '{"n": 4}' },
    { created_at: '2020-01-01T00:00:00.000Z' },
    { user_id: 'usr_9' },
    { ip: null },
  ])('an altered row: %o', async values => {
    await change(3, values)
    expect((await verifyChain(db)).broken).toMatch(/^audit entry 3 \(aud_\w+\) was altered$/)
  })

  test('a deleted row', async () => {
    await db.deleteFrom('audit_events').where('seq', '=', 2).execute()
    expect((await verifyChain(db)).broken).toBe('audit entry 2 is missing')
  })

  test('the newest rows cut off', async () => {
    await db.deleteFrom('audit_events').where('seq', '>=', 4).execute()
    expect((await verifyChain(db)).broken).toBe('audit entry 4 is missing: the log was sealed up to 5')
  })

  test('two rows swapped', async () => {
    const [second, third] = [await at(2), await at(3)]
    const place = ({ seq, hash, previous_hash }: typeof second) => ({ seq, hash, previous_hash })
    const put = (id: string, values: object) =>
      db.updateTable('audit_events').set(values).where('id', '=', id).execute()
    await put(second.id, { seq: null })
    await put(third.id, place(second))
    await put(second.id, place(third))
    expect((await verifyChain(db)).broken).toMatch(/^audit entry 2 \(aud_\w+\) was altered$/)
  })

  test('an altered row with a new hash', async () => {
    const forged = { ...(await at(5)), subject: 'usr_9' }
    const { seq, hash } = await at(4)
    await change(5, { subject: 'usr_9', hash: chainHash(forged, { seq: seq ?? 0, hash: hash ?? '' }) })
    expect((await verifyChain(db)).broken).toMatch(/^audit entry 5 \(aud_\w+\) was sealed anew$/)
  })

  test('a forged row at the end', async () => {
    const last = await at(5)
    await db
      .insertInto('audit_events')
      .values({ ...last, id: 'aud_forged', seq: 6, previous_hash: last.hash, data: '{}' })
      .execute()
    expect((await verifyChain(db)).broken).toBe('audit entry 6 (aud_forged) was altered')
  })
})

test('canonical text does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }))
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openAnalysis, storeAnalysis } from '../../../../server/bankStatements/storeAnalysis.ts'
import { storeRecord } from '../../../../server/challans/settlement/file/record.ts'
import { objectOf } from '../../../../server/files/fileRow.ts'
import { keepLogo } from '../../../../server/files/letterhead/changeLetterhead.ts'
import { openLogo } from '../../../../server/files/letterhead/letterhead.ts'
import { openFile } from '../../../../server/files/openFile.ts'
import { up } from '../../../../server/platform/db/migrations/0095-object-keys.ts'
import type { AdminActor, CustomerActor } from '../../../../server/platform/identity/actors.ts'
import { createRawStore } from '../../../../server/platform/objectStorage/create.ts'
import { countOldObjects, rewriteOldObjects } from '../../../../server/platform/objectStorage/rewriteOld.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn } from '../../../support/factories.ts'
import { layOld } from '../../../support/oldObjects.ts'
import { storedObjects, upload } from '../../../support/uploads.ts'

const test_ = await testApp()
const { app, ctx } = test_
const { db, objects } = ctx
const raw = createRawStore(ctx.config, ctx.log)

/** Stands in every content; what a compressed one begins with stands for it there. */
const SECRET = 'Farzana Qureshi, AAACZ1000A'
const marks = [
  SECRET,
  '%PDF-',
  '‰PNG',
  'PNG\r\n',
  '<x:xmpmeta',
  '\u001f\u008b\u0008\u0000\u0000\u0000\u0000\u0000',
].map(text => Buffer.from(text, 'latin1'))
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SECRET), Buffer.alloc(100)])
const pdf = Buffer.from(`%PDF-1.7\n${SECRET}\n%%EOF`)

const { userId } = await makeCustomer(db)
const headers = await signedIn(ctx, { userId })
const adminId = await makeAdmin(db, 'superadmin')
const staff = await signedIn(ctx, { adminId, role: 'superadmin' })
const scope = { ip: null, requestId: null, locale: 'en' } as const
const asCustomer = { ...scope, actor: { kind: 'customer', userId } as CustomerActor }
const asStaff = { ...scope, actor: { kind: 'admin', adminId } as AdminActor }

/** The object that the newest row of a table names. */
const newest = async (table: string, column: string) => {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null order by 1 desc limit 1`.execute(
    db,
  )
  return rows[0]?.id ?? ''
}

/** Writes one object of every kind with the real verbs; each is named with the object's id. */
async function writeEveryKind() {
  const file = (await upload(app, headers, 'pan.pdf', pdf)).json<{ id: string }>().id
  await upload(app, headers, 'vendors.csv', `PAN,Name\nAAACZ1000A,${SECRET}`, '/api/bulk/pan-check/files')
  const query = { key: 'kyc/pan.png', contentType: 'image/png', service: 'kyc' }
  const { url } = (await app.inject({ url: '/login-api/getpresignedurlputobj', query, headers })).json()
  const target = url.slice(new URL(url).origin.length)
  await app.inject({ method: 'PUT', url: target, headers: { 'content-type': 'image/png' }, payload: png })
  const kyc = target.split(/[/?]/)[2] ?? ''
  const evidence = (await upload(app, staff, 'receipt.pdf', pdf, '/admin-api/challan-files')).json<{
    objectId: string
  }>()
  const brandLogo = (await upload(app, staff, 'logo.png', png, '/admin-api/challan-files')).json<{ objectId: string }>()
  const record = await storeRecord(ctx, asStaff, {
    locale: 'en',
    number: 'CH-1',
    receiptNo: SECRET,
    date: null,
    lines: [],
  })
  const list = { name: 'Ours', kind: 'pep' }
  const listId = (
    await app.inject({ method: 'POST', url: '/admin-api/watch-lists', headers: staff, payload: list })
  ).json().id
  const added = await upload(app, staff, 'list.csv', `id,name\n1,${SECRET}`, `/admin-api/watch-lists/${listId}/files`)
  const version = await db
    .selectFrom('screening_list_versions')
    .select('files')
    .where('id', '=', added.json<{ id: string }>().id)
    .executeTakeFirstOrThrow()
  await keepLogo(ctx, asCustomer, { content: png, width: 40, height: 20 })
  const check = await makeVerification(db, userId)
  await storeAnalysis(ctx, { id: check, userId }, { files: [], note: SECRET, rows: [] } as never)
  return {
    file,
    check,
    of: {
      document: objectOf(file),
      bulk: await newest('bulk_jobs', 'object_id'),
      kyc,
      evidence: evidence.objectId,
      brandLogo: brandLogo.objectId,
      settlementFile: record,
      list: version.files[0]?.objectId ?? '',
      letterhead: await newest('letterheads', 'logo_id'),
      statement: await newest('bank_statements', 'object_id'),
    },
  }
}

const written = await writeEveryKind()
const kinds = Object.entries(written.of)

/** Names of stored objects in which something of their content is seen. */
const seen = () =>
  storedObjects(test_).filter(name => {
    const content = readFileSync(join(ctx.config.DATA_DIR, 'objects', name))
    return marks.some(mark => content.includes(mark))
  })

const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      kinds.map(async ([kind, id]) => [kind, (await buffer(await objects.get(id))).toString('base64')] as const),
    ),
  )

test('no object of any kind shows anything of its content', async () => {
  expect(kinds.map(([kind, id]) => [kind, id.slice(0, 4)])).toEqual(kinds.map(([kind]) => [kind, 'obj_']))
  for (const [kind, content] of Object.entries(await contents()))
    expect(
      marks.some(mark => Buffer.from(content, 'base64').includes(mark)),
      kind,
    ).toBe(true)
  expect(storedObjects(test_)).toHaveLength(kinds.length)
  expect(seen()).toEqual([])
})

/** What the version before has stored, in its tables and in the store. */
async function downgrade() {
  const { file, check, of } = written
  const keys = {
    files: await layOld(ctx, raw, of.document, { column: 'files.key_sealed', id: file }),
    letterheads: await layOld(ctx, raw, of.letterhead, { column: 'letterheads.logo_key_sealed', id: userId }),
    bank_statements: await layOld(ctx, raw, of.statement, { column: 'bank_statements.key_sealed', id: check }),
  }
  for (const kind of ['bulk', 'kyc', 'evidence', 'brandLogo', 'settlementFile', 'list'] as const)
    await layOld(ctx, raw, of[kind])
  await sql`drop table object_keys`.execute(db)
  await sql`alter table files add column key_sealed text`.execute(db)
  await sql`alter table letterheads add column logo_key_sealed text`.execute(db)
  await sql`alter table bank_statements add column key_sealed text`.execute(db)
  await sql`update files set key_sealed = ${keys.files}`.execute(db)
  await sql`update letterheads set logo_key_sealed = ${keys.letterheads}`.execute(db)
  await sql`update bank_statements set key_sealed = ${keys.bank_statements}`.execute(db)
}

test('what an earlier version has stored is read after the upgrade, and sealed by the job', async () => {
  const before = await contents()
  await downgrade()
  await up(db as unknown as Kysely<unknown>)
  expect(seen()).toHaveLength(6)
  expect(await countOldObjects({ db })).toBe(kinds.length)
  const read = async () => {
    expect(await contents()).toEqual(before)
    expect((await openFile(ctx, userId, written.file)).content.equals(pdf)).toBe(true)
    expect((await openLogo(ctx, userId)).equals(png)).toBe(true)
    expect((await openAnalysis(ctx, { id: written.check, userId })).head).toMatchObject({ note: SECRET })
  }
  await read()
  const parts = { db, vault: ctx.vault, raw }
  expect(await rewriteOldObjects(parts)).toEqual({ sealed: kinds.length, unreadable: 0, left: 0 })
  expect(await countOldObjects({ db })).toBe(0)
  await read()
  expect(seen()).toEqual([])
  expect(storedObjects(test_)).toHaveLength(kinds.length)
})

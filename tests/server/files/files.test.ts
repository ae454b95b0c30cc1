import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UploadedFile } from '../../../contracts/calls/files.ts'
import { fileLimits } from '../../../contracts/files/files.ts'
import { streamWorkbook } from '../../../server/engines/workbook.ts'
import { objectOf } from '../../../server/files/fileRow.ts'
import { deleteDueFiles } from '../../../server/files/keepFiles.ts'
import { openFile } from '../../../server/files/openFile.ts'
import { sniffFile } from '../../../server/files/sniffFile.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'
import { bytesOnDisk, placeOfObject, storedObjects, upload } from '../../support/uploads.ts'

const test_ = await testApp()
const { app, ctx } = test_

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const SECRET = 'Account 50100012345678 of Meera Nair'
const pdf = Buffer.from(`%PDF-1.7\n${SECRET}\n%%EOF`)

const uploaded = async (name = 'statement.pdf', content: Buffer | string = pdf, as: Headers = headers) => {
  const reply = await upload(app, as, name, content)
  expect(reply.statusCode).toBe(200)
  return reply.json<UploadedFile>()
}
const content = (id: string, as = headers) => app.inject({ url: `/api/files/${id}/content`, headers: as })
const remove = (id: string, as = headers) => app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers: as })

describe('a file', () => {
  test('is stored sealed and read again by its account', async () => {
    const file = await uploaded('बैंक स्टेटमेंट.pdf')
    expect(file).toMatchObject({ name: 'बैंक स्टेटमेंट.pdf', type: 'pdf', bytes: pdf.length, deletedAt: null })
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect((await bytesOnDisk(ctx, objectOf(file.id))).includes('Meera')).toBe(false)
    const row = await ctx.db.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('स्टेटमेंट')
    const read = await content(file.id)
    expect(read.rawPayload.equals(pdf)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    })
  })

  test('is nobody else’s: another account, a made-up id, and a file that was altered on disk', async () => {
    const { id } = await uploaded()
    const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
    for (const reply of [await content(id, stranger), await remove(id, stranger), await content('fil_none')])
      expect(reply.statusCode).toBe(404)
    await expect(openFile(ctx, null, id)).rejects.toThrow('no such file')
    expect((await content(id)).statusCode).toBe(200)
  })

  test('belongs to the account: its secondary users read and delete it', async () => {
    const { id } = await uploaded()
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const colleague = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await content(id, colleague)).statusCode).toBe(200)
    expect((await remove(id, colleague)).statusCode).toBe(200)
  })

  test('deleting it drops key, name and content, and leaves the proof', async () => {
    const before = storedObjects(test_)
    const { id, sha256 } = await uploaded()
    const place = await placeOfObject(ctx, objectOf(id))
    expect(existsSync(place)).toBe(true)
    const first = await remove(id)
    expect(first.json()).toMatchObject({ id, sha256, name: '', deletedAt: expect.any(String) })
    expect((await remove(id)).json()).toEqual(first.json())
    expect((await content(id)).statusCode).toBe(404)
    expect(existsSync(place)).toBe(false)
    expect(storedObjects(test_)).toEqual(before)
    await expect(placeOfObject(ctx, objectOf(id))).rejects.toThrow('no result')
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'data'])
      .where('subject', '=', id)
      .where('action', '=', 'file.deleted')
      .execute()
    expect(events).toEqual([{ action: 'file.deleted', data: { sha256, bytes: pdf.length } }])
  })
})

describe('what is not accepted leaves nothing behind', () => {
  test.each([
    ['a page', '<html><script>alert(1)</script></html>', 415],
    ['a picture of the web', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['a program', Buffer.from('4d5a90000300', 'hex'), 415],
    ['an empty file', '', 400],
    ['one byte too much', Buffer.concat([pdf, Buffer.alloc(fileLimits.bytes - pdf.length + 1)]), 413],
  ])('%s', async (_, bytes, status) => {
    const before = storedObjects(test_)
    const reply = await upload(app, headers, 'file.pdf', bytes)
    expect(reply.statusCode).toBe(status)
    expect(reply.json<{ error: { message: string } }>().error.message).not.toBe('')
    expect(storedObjects(test_)).toEqual(before)
  })

  test('a call without a file, without a session, and before KYC', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const none = { method: 'POST', url: '/api/files', payload: '--x--\r\n' } as const
    expect((await app.inject({ ...none, headers: { ...headers, ...type } })).statusCode).toBe(400)
    expect((await upload(app, { ...headers, authorization: 'Bearer none' }, 'a.pdf', pdf)).statusCode).toBe(401)
    const newcomer = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
    expect((await upload(app, newcomer, 'a.pdf', pdf)).statusCode).toBe(403)
  })
})

test('the type is what the content is', async () => {
  const rows = (async function* () {
    yield { date: '2026-04-01' }
  })()
  const workbook = await buffer(streamWorkbook('Rows', [{ key: 'date', header: 'Date', kind: 'date' }], rows))
  expect(
    [
      pdf,
      Buffer.from('ffd8ffe0', 'hex'),
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.from('RIFF0000WEBPVP8 '),
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      workbook,
      Buffer.from('Date,Narration,Amount\n01/04/2026,"ATM",500\n'),
      Buffer.from('\uFEFFDate;Narration;Amount\n'),
      Buffer.from('just a sentence'),
      Buffer.from('504b0304aaaa', 'hex'),
    ].map(bytes => sniffFile(Buffer.from(bytes))),
  ).toEqual(['pdf', 'jpeg', 'png', 'webp', 'xls', 'xlsx', 'csv', 'csv', null, null])
})

describe('how long files are kept', () => {
  const settings = (keepDays: number, as = headers) =>
    app.inject({ method: 'PUT', url: '/api/file-settings', headers: as, payload: { keepDays } })

  test('is a setting of the account, 30 days by default', async () => {
    const read = () => app.inject({ url: '/api/file-settings', headers })
    expect((await read()).json()).toEqual({ keepDays: 30 })
    expect((await settings(7)).json()).toEqual({ keepDays: 7 })
    expect((await read()).json()).toEqual({ keepDays: 7 })
    expect((await settings(366)).statusCode).toBe(400)
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    const viewer = await signedIn(ctx, { userId: customer.userId, subUserId })
    expect((await settings(1, viewer)).statusCode).toBe(403)
  })

  test('a file that no check has used is deleted after a day', async () => {
    const [old, young] = [await uploaded(), await uploaded()]
    expect(Date.parse(young.keptUntil) - Date.parse(young.createdAt)).toBeCloseTo(86_400_000, -4)
    await ctx.db
      .updateTable('files')
      .set({ keep_until: new Date(Date.now() - 1) })
      .where('id', '=', old.id)
      .execute()
    await Promise.all([deleteDueFiles(ctx), deleteDueFiles(ctx)])
    expect([(await content(old.id)).statusCode, (await content(young.id)).statusCode]).toEqual([404, 200])
  })
})

describe('by key', () => {
  test('a key with the scope uploads and deletes; one without it cannot', async () => {
    const key = (await makeKey(ctx, customer.userId, 'live', { scopes: ['files'] })).headers
    const other = (await makeKey(ctx, customer.userId, 'live', { scopes: ['pan-check'] })).headers
    const reply = await upload(app, key, 'statement.pdf', pdf, '/v1/files')
    expect(reply.statusCode).toBe(200)
    const { id } = reply.json<UploadedFile>()
    expect((await content(id)).statusCode).toBe(200)
    expect((await upload(app, other, 'statement.pdf', pdf, '/v1/files')).statusCode).toBe(403)
    const gone = await app.inject({ method: 'DELETE', url: `/v1/files/${id}`, headers: key })
    expect(gone.json()).toMatchObject({ id, deletedAt: expect.any(String) })
  })
})

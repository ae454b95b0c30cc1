import { expect, test } from 'vitest'
import { bulk } from '../../../../contracts/messages/en/bulk.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, panFile, panOf, upload } from './helpers.ts'
import { archive, bomb, workbook } from './xlsx.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const en = bulk.file
const check = (content: string | Buffer, options = {}) => checked(app, headers, content, options)
const objects = () => ctx.db.selectFrom('objects').select('id').execute()

test.each([
  ['no bytes', ''],
  ['a header alone', 'PAN,Name\n'],
  ['blank lines', '\n\n  \n,,\n'],
])('a file with %s has no rows', async (_, content) => {
  expect(await check(content)).toMatchObject({ status: 'failed', error: en.empty })
})

test('a quotation mark that is never closed names its row', async () => {
  const job = await check(`PAN,Name\n${panOf(1)},A\n${panOf(2)},"B\n${panOf(3)},C`)
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('row 3') })
})

test('text that is not UTF-8 names its row', async () => {
  const job = await check(Buffer.from(`PAN,Name\n${panOf(1)},A\n${panOf(2)},Jos\xe9\n`, 'latin1'))
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('Row 3') })
})

test.each([
  ['binary', Buffer.from([1, 2, 0, 4, 5])],
  ['Excel 97', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['UTF-16', Buffer.from('\ufeffPAN', 'utf16le')],
])('%s is refused at the door and leaves no object', async (_, content) => {
  const before = await objects()
  expect((await upload(app, headers, content)).statusCode).toBe(415)
  expect(await objects()).toEqual(before)
})

test('binary behind a plausible beginning is found while reading', async () => {
  const content = Buffer.concat([Buffer.from(panFile(500)), Buffer.from([10, 0, 1, 0])])
  expect(await check(content)).toMatchObject({ status: 'failed', error: en.binary })
})

test('10 MB are taken, one byte more is not', { timeout: 120_000 }, async () => {
  const full = Buffer.alloc(limits.bulk.maxBytes, `${'x'.repeat(99)}\n`)
  full.write('PAN,')
  expect((await upload(app, headers, Buffer.concat([full, Buffer.from('x')]))).statusCode).toBe(413)
  const job = await check(full)
  expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining('100000') })
})

test('a file without the field `file`, and a product without files', async () => {
  const empty = '--x--\r\n'
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const url = '/api/bulk/pan-check/files'
  expect((await app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: empty })).statusCode).toBe(
    400,
  )
  expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(400)
  expect((await upload(app, headers, 'PAN', { product: 'nothing' })).statusCode).toBe(404)
})

test('wrong columns: nothing is ready until they are mapped', async () => {
  const job = await check(`Employee,Tax id\nAsha,${panOf(1)}\nRavi,nonsense\n`)
  expect(job).toMatchObject({ status: 'ready', counts: { total: 2, ready: 0, problem: 0 }, atMostPaise: 0 })
  expect(job.mapping).toEqual([
    { source: 'pan', column: null },
    { source: 'name', column: null },
  ])
  const map = (mapping: object[]) =>
    app.inject({ method: 'PUT', url: `/api/bulk-jobs/${job.id}/mapping`, headers, payload: { mapping } })
  expect((await map([{ source: 'pan', column: 2 }])).statusCode).toBe(400)
  const both = [
    { source: 'pan', column: 1 },
    { source: 'name', column: 1 },
  ]
  expect((await map(both)).statusCode).toBe(400)
  expect((await map([{ source: 'pan', column: 1 }])).json()).toMatchObject({ status: 'checking' })
})

test('a row of 1 MB is a problem of that row', async () => {
  const job = await check(`PAN,Name\n${panOf(1)},${'x'.repeat(1_000_000)}\n${panOf(2)},B\n`)
  expect(job.counts).toMatchObject({ total: 2, ready: 1, problem: 1 })
})

test('too many columns, and a row wider than its header', async () => {
  expect(await check(`PAN${',x'.repeat(100)}\n1`)).toMatchObject({ status: 'failed' })
  const job = await check(`PAN,Name\n${panOf(1)},Rao, Sons\n`)
  expect(job.counts).toMatchObject({ problem: 1 })
})

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
])('%s and headers in Hindi are understood', async (_, delimiter) => {
  const job = await check(`\ufeffपैन${delimiter}नाम\r\n${panOf(1)}${delimiter}आशा\r\n`)
  expect(job.counts).toMatchObject({ total: 1, ready: 1 })
})

test('a workbook is read like a CSV file', async () => {
  const rows = [
    [panOf(1), 'Asha'],
    [panOf(2), 'Ravi'],
    ['ABC', 'Sai'],
  ]
  const job = await check(await workbook(['PAN', 'Name'], rows), { name: 'file.xlsx' })
  expect(job).toMatchObject({ status: 'ready', counts: { total: 3, ready: 2, problem: 1 } })
})

test('a damaged workbook', async () => {
  const whole = await workbook(['PAN'], [[panOf(1)]])
  expect(await check(whole.subarray(0, whole.length - 40))).toMatchObject({ status: 'failed', error: en.broken })
  expect(await check('PK\x03\x04 and nothing else')).toMatchObject({ status: 'failed', error: en.broken })
})

test('an archive of many entries, and one that unpacks to far more than it says', async () => {
  const many = archive(Array.from({ length: 600 }, (_, at) => bomb(`xl/${at}.xml`, 10)))
  expect(await check(many)).toMatchObject({ status: 'failed', error: en.tooLarge })
  const huge = archive([bomb('xl/worksheets/sheet1.xml', 200 * 1024 * 1024)])
  expect(huge.length).toBeLessThan(1024 * 1024)
  expect(await check(huge)).toMatchObject({ status: 'failed', error: en.tooLarge })
})

test('a workbook whose few bytes are one long text repeated in every cell', async () => {
  const text = 'x'.repeat(2_000)
  const rows = Array.from({ length: 18_000 }, () => [panOf(1), text])
  expect(await check(await workbook(['PAN', 'Name'], rows))).toMatchObject({ status: 'failed', error: en.tooLarge })
})

test.each(['gstin-check', 'vehicle-rc-check'] as const)('the template of %s is a file that it takes', async product => {
  const template = await app.inject({ url: `/api/bulk/${product}/template.csv`, headers })
  expect(template.statusCode).toBe(200)
  expect((await check(template.body, { product })).counts).toMatchObject({ total: 1, ready: 1 })
})

import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { openResult } from '../../../../server/checks/verifications/values.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panOf, start } from './helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const get = (url: string, more = {}) => app.inject({ url, headers: { ...headers, ...more } })

const lines = [
  'Vendor no,PAN,Name,=Note',
  `0071,AAACZ1000A,Zenith Components,=HYPERLINK("http://evil.test")`,
  `123456789012345678,${panOf(2)},+CMD|' /C calc'!A0,<b>&\u0007_x0041_`,
  ',ABC,,-5',
]

test('the result as XLSX is the CSV’s: texts stay texts, no formula runs, dates are dates', async () => {
  const job = await checked(app, headers, lines.map(quoted).join('\n'))
  expect((await get(`/api/bulk-jobs/${job.id}/result.xlsx`)).statusCode).toBe(409)
  await start(app, headers, job)
  await left(app, headers, job.id, 'running')

  const reply = await get(`/api/bulk-jobs/${job.id}/result.xlsx`)
  expect(reply.headers['content-type']).toContain('spreadsheetml')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="result.xlsx"')
  const book = await readXlsx(reply.rawPayload)
  const [sheet] = book.sheets
  expect(sheet?.name).toBe('Result')
  const [header = [], first = [], second = [], third = []] = sheet?.rows ?? []
  expect(header.slice(0, 6)).toEqual(['Row', 'Vendor no', 'PAN', 'Name', '=Note', 'Status'])
  expect(first.slice(0, 6)).toEqual([
    2,
    '0071',
    'AAACZ1000A',
    'Zenith Components',
    '=HYPERLINK("http://evil.test")',
    'completed',
  ])
  expect(second.slice(1, 5)).toEqual(['123456789012345678', panOf(2), "+CMD|' /C calc'!A0", '<b>&\u0007_x0041_'])
  expect(third.slice(2, 6)).toEqual(['ABC', null, '-5', 'problem'])
  expect([...(sheet?.cells?.values() ?? [])].filter(cell => cell.formula)).toEqual([])

  const at = (name: string) => first[header.indexOf(name)]
  expect(at('Charge (INR)')).toBe(1.5)
  expect(at('Request ID')).toMatch(/^ver_/)
  const check = await ctx.db
    .selectFrom('verifications')
    .select(['id', 'finished_at', 'result_sealed', 'result'])
    .where('id', '=', String(at('Request ID')))
    .executeTakeFirstOrThrow()
  const checkedAt = at('Checked at (IST)') as Date
  expect(Math.abs(checkedAt.getTime() - Date.parse(check.finished_at as string) - 5.5 * 3_600_000)).toBeLessThan(1_000)
  const updated = at('Record updated') as Date | null
  expect(updated?.toISOString().slice(0, 10) ?? null).toBe(openResult(ctx.vault, check)?.updatedOn)

  const csv = await get(`/api/bulk-jobs/${job.id}/result.csv`)
  expect(csv.body.split('\r\n')).toHaveLength((sheet?.rows.length ?? 0) + 1)
  const hindi = await get(`/api/bulk-jobs/${job.id}/result.xlsx`, { 'accept-language': 'hi' })
  expect((await readXlsx(hindi.rawPayload)).sheets[0]?.name).toBe('रिज़ल्ट')
})

const quoted = (line: string) =>
  line
    .split(',')
    .map(cell => `"${cell.replaceAll('"', '""')}"`)
    .join(',')

import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, panOf } from '../bulk/helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const newcomer = await signedIn(ctx, await makeCustomer(ctx.db, { kycComplete: false }))
const url = '/api/resources/input-templates'
const columns = [
  { source: 'pan', header: 'Tax no.' },
  { source: 'name', header: 'PAN' },
]
const asked = { product: 'pan-check', name: 'Vendors', purpose: 'vendor_onboarding', reference: 'FY27', columns }

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, as = headers) =>
  app.inject({ method, url: url + path, headers: as, ...(payload && { payload }) })
const file = (name: string, as = headers) => app.inject({ url: `/api/bulk/${name}`, headers: as })

test('a template’s columns are found in a file without asking, and its sample has them', async () => {
  const made = (await ask('POST', '', asked)).json()
  expect(made).toMatchObject({ ...asked, createdBy: 'Asha Rao' })
  // Our own mapping would use the column “PAN” for the PAN.
  const job = await checked(app, headers, `PAN,Tax no.\nSomebody,${panOf(1)}\n`)
  expect(job).toMatchObject({
    counts: { ready: 1, problem: 0 },
    mapping: [
      { source: 'pan', column: 1 },
      { source: 'name', column: 0 },
    ],
  })
  const csv = await file(`pan-check/template.csv?template=${made.id}`)
  expect(csv.body.split('\r\n')[0]).toBe('\ufeffTax no.,PAN')
  const book = await readXlsx((await file(`pan-check/template.xlsx?template=${made.id}`)).rawPayload)
  expect(book.sheets[0]?.rows).toEqual([
    ['Tax no.', 'PAN'],
    ['AAACZ1000A', 'Zenith Components Private Limited'],
  ])
  expect((await file(`gstin-check/template.csv?template=${made.id}`)).statusCode).toBe(404)
  expect((await file(`pan-check/template.csv?template=${made.id}`, newcomer)).statusCode).toBe(404)

  expect((await ask('PUT', `/${made.id}`, { name: 'Vendors 2', purpose: null, columns: [] })).json()).toMatchObject({
    name: 'Vendors 2',
    purpose: null,
    columns: [],
  })
  expect((await ask('DELETE', `/${made.id}`)).statusCode).toBe(200)
  expect((await ask('GET')).json()).toEqual([])
})

test('samples and templates are open before KYC', async () => {
  expect((await file('pan-check/template.xlsx', newcomer)).statusCode).toBe(200)
  expect((await ask('POST', '', asked, newcomer)).statusCode).toBe(200)
  expect((await ask('GET', '', undefined, newcomer)).json()).toHaveLength(1)
})

test('a name stands once, and a column holds one field of the product', async () => {
  await ask('POST', '', asked)
  const twice = await ask('POST', '', asked)
  expect([twice.statusCode, twice.json().error.fields[0].field]).toEqual([409, 'name'])
  for (const wrong of [
    [{ source: 'gstin', header: 'GSTIN' }],
    [columns[0], columns[0]],
    [columns[0], { source: 'name', header: 'Tax no.' }],
    [{ source: 'pan', header: ' ' }],
  ])
    expect((await ask('POST', '', { ...asked, name: 'Wrong', columns: wrong })).statusCode).toBe(400)
  expect((await ask('POST', '', { ...asked, name: '  ' })).statusCode).toBe(400)
})

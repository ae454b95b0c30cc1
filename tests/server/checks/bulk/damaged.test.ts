import { describe, expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked } from './helpers.ts'
import { workbook } from './xlsx.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const headers = await signedIn(ctx, await makeCustomer(ctx.db))
const product = 'bank-account-check'
const meant = 'This has a decimal point. An account number has none. Did you mean 12345678901?'
const shortened = 'Excel has shortened this number. Format the column as text and paste the number again.'

const rowsOf = async (id: string, more = {}) => {
  const reply = await app.inject({
    url: `/api/bulk-jobs/${id}/rows?state=problem&limit=50`,
    headers: { ...headers, ...more },
  })
  return reply.json().rows as { cells: { value: string }[]; problems: { message: string; at: number | null }[] }[]
}

describe('numbers that a spreadsheet has damaged', () => {
  test('in a CSV are refused by name, and shown as they were given', async () => {
    const file =
      'Account number,IFSC\n12345678901.0,HDFC0000001\n1.23457E+11,HDFC0000001\n1.23457E11,HDFC0000001\n-12345678901,HDFC0000001\n1234-5678-901,HDFC0000001\n'
    const job = await checked(app, headers, file, { product })
    expect(job.counts).toMatchObject({ ready: 1, problem: 4 })
    const rows = await rowsOf(job.id)
    expect(rows.map(({ cells, problems }) => [cells[0]?.value, problems[0]?.message])).toEqual([
      ['12345678901.0', meant],
      ['1.23457E+11', shortened],
      ['1.23457E11', shortened],
      ['-12345678901', expect.stringContaining('Character 1')],
    ])
    const hindi = await rowsOf(job.id, { 'accept-language': 'hi' })
    expect(hindi[0]?.problems[0]?.message).toMatch(/दशमलव.*12345678901/)
    const csv = await app.inject({ url: `/api/bulk-jobs/${job.id}/problems.csv`, headers })
    expect(csv.body).toContain(`2,12345678901.0,HDFC0000001,${meant}`)
    expect(csv.body).toContain(`3,1.23457E+11,HDFC0000001,${shortened}`)
  })

  test('in a workbook: the stored value counts, and more than fifteen digits are named', async () => {
    const file = await workbook(
      ['Account number', 'IFSC'],
      [
        [12345678901, 'HDFC0000001'],
        [12345678901.5, 'HDFC0000001'],
        [1234567890123456, 'HDFC0000001'],
        [1.23457e17, 'HDFC0000001'],
        ['123456789012345678', 'HDFC0000001'],
      ],
    )
    const job = await checked(app, headers, file, { product, name: 'file.xlsx' })
    expect(job.counts).toMatchObject({ ready: 2, problem: 3 })
    expect((await rowsOf(job.id)).map(({ cells, problems }) => [cells[0]?.value, problems[0]?.message])).toEqual([
      ['12345678901.5', 'This has a decimal point. An account number has none.'],
      ['1.234567890123456E+15', shortened],
      ['1.23457E+17', shortened],
    ])
  })

  test('the wrong character is marked in the cell as it was given', async () => {
    const job = await checked(app, headers, 'PAN,Name\n"AAPP-V12O4K",A\n')
    const [row] = await rowsOf(job.id)
    expect(row).toMatchObject({ cells: [{ value: 'AAPP-V12O4K' }, {}], problems: [{ at: 8 }] })
  })

  test('dates and countries are refused in the reader’s language, as the form refuses them', async () => {
    const file =
      'Kind,Name,Birth,Country\nperson,Arvind Kalsi,12/06/1968,India\nperson,Arvind Kalsi,1500,India\nperson,Arvind Kalsi,1968,Wakanda\n'
    const job = await checked(app, headers, file, { product: 'aml-screen' })
    const words = async (more = {}) => (await rowsOf(job.id, more)).map(({ problems }) => problems[0]?.message)
    expect(await words()).toEqual([
      expect.stringContaining('“12/06/1968” can be 1968-06-12 or 1968-12-06.'),
      'A date of birth is not before 1900.',
      expect.stringContaining('“Wakanda” is not a country of ISO 3166.'),
    ])
    for (const message of await words({ 'accept-language': 'hi' })) expect(message).toMatch(/\p{Script=Devanagari}/u)
  })
})

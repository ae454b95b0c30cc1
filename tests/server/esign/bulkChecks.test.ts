import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { testApp } from '../../support/app.ts'
import { bulkOf, letterOf, letterRows, sendAll } from '../../support/esign/bulk.ts'
import { heavyInline } from '../../support/esign/heavyInline.ts'
import { signerNamed } from '../../support/esign/signers.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp({}, { heavy: heavyInline })
const { makeTemplate, uploadRows, act, rowsOf, inject } = bulkOf({ app, ctx })

let customer: Customer
let owner: Record<string, string>
let prefix: string
let count = 0
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  owner = await signedIn(ctx, customer)
  count += 1
  prefix = `checks${count}`
})

const files = () => ctx.db.selectFrom('files').select('id').execute()
const envelopesOf = () =>
  ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('user_id', '=', customer.userId)
    .where('is_template', '=', false)
    .execute()

async function checked(rows: string): Promise<ShownBulkSend> {
  const reply = await uploadRows(owner, await makeTemplate(owner), rows)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('a wrong row', () => {
  test.each([
    ['no name', ',x@example.com,1,Day', 'Name', 'Enter the name.'],
    ['no address', 'Asha,,1,Day', 'E-mail', 'Enter an e-mail address or a phone number.'],
    ['a wrong address', 'Asha,asha@,1,Day', 'E-mail', 'Enter a complete e-mail address.'],
    ['no number', 'Asha,x@example.com,much,Day', 'Salary', 'Enter a number.'],
    [
      'no value for what cannot be changed',
      'Asha,x@example.com,,Day',
      'Salary',
      'Enter the value that cannot be changed.',
    ],
    ['another option', 'Asha,x@example.com,1,Noon', 'Shift', 'Choose one of the options.'],
    [
      'a name that cannot be drawn',
      'Asha 🙂,x@example.com,1,Day',
      'Name',
      'These characters cannot be written into the document: 🙂',
    ],
    [
      'a name that does not fit',
      `${'Asha '.repeat(11)}Rao,x@example.com,1,Day`,
      'Name',
      'This text does not fit into its field. Shorten it.',
    ],
    [
      'a name that is too long',
      `${'A'.repeat(70)},x@example.com,1,Day`,
      'Name',
      'This is too long, or has characters that are not allowed.',
    ],
  ])('with %s is named with its column, and left out', async (_, row, column, message) => {
    const rows = `Name,E-mail,Salary,Shift\nPerson One,${prefix}@example.com,5,Day\n${row}`
    const send = await checked(rows)
    expect(send.counts).toMatchObject({ ready: 1, problem: 1 })
    const [wrong] = await rowsOf(owner, send.id, '?state=problem')
    expect(wrong).toMatchObject({ row: 3, state: 'problem', envelope: null })
    expect(wrong?.problems).toContainEqual({ column, message })
    await act(owner, send.id, 'send', { atMostPaise: send.totalPaise })
    await sendAll(ctx, customer.userId)
    expect(await envelopesOf()).toHaveLength(1)
  })

  test('that is there twice is sent once', async () => {
    const send = await checked(`${letterRows(1, prefix)}\n${letterRows(1, prefix).split('\n')[1]}`)
    expect(send.counts).toMatchObject({ ready: 1, problem: 1 })
    const [wrong] = await rowsOf(owner, send.id, '?state=problem')
    expect(wrong?.problems).toEqual([{ column: null, message: 'This is the same as row 2.' }])
  })

  test('is explained in the language of whoever reads it', async () => {
    const send = await checked('Name,E-mail,Salary\n,x@example.com,1')
    const [wrong] = await rowsOf({ ...owner, 'accept-language': 'hi' }, send.id)
    expect(wrong?.problems).toEqual([{ column: 'नाम', message: 'नाम लिखें।' }])
  })

  test('brings all of a person: no name comes with the address that the template has', async () => {
    const template = await makeTemplate(owner, file => {
      const letter = letterOf(file)
      return { ...letter, recipients: [signerNamed('employee', 'HR', { email: 'hr@example.com' })] }
    })
    const send = (await uploadRows(owner, template, 'Name,Salary\nAsha Rao,5\n,6')).json<ShownBulkSend>()
    expect(send.counts).toMatchObject({ ready: 1, problem: 1 })
    expect((await rowsOf(owner, send.id, '?state=problem'))[0]).toMatchObject({
      row: 2,
      problems: [{ column: 'E-mail' }],
    })
  })
})

describe('a file', () => {
  test.each([
    ['without the name', 'E-mail,Salary\nx@example.com,1', 'The column “Name” is missing.'],
    ['without any address', 'Name,Salary\nAsha,1', 'The column “E-mail” is missing.'],
    [
      'with a column twice',
      'Name,E-mail,e mail\nAsha,a@example.com,b@example.com',
      'The column “e mail” is there twice.',
    ],
    ['without rows', 'Name,E-mail', ''],
    ['with too many rows', `Name,E-mail,Salary\n${'A,a@example.com,1\n'.repeat(2_001)}`, 'A file can have 2000 rows.'],
  ])('%s is refused as a whole', async (_, content, message) => {
    const template = await makeTemplate(owner)
    const before = await files()
    const reply = await uploadRows(owner, template, content)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.message).toContain(message)
    expect(reply.json().error.fields[0].field).toBe('file')
    expect(await files()).toEqual(before)
  })

  test('whose columns the template does not know says which', async () => {
    const send = await checked(`Staff number,Name,E-mail,Salary\n7,Asha Rao,${prefix}@example.com,5`)
    expect(send).toMatchObject({ unusedColumns: ['Staff number'], counts: { ready: 1 } })
  })

  test('of a template that cannot be sent is refused with what is missing', async () => {
    const template = await makeTemplate(owner, file => {
      const letter = letterOf(file)
      return { ...letter, fields: letter.fields.filter(({ kind }) => kind !== 'signature') }
    })
    const reply = await uploadRows(owner, template, letterRows(1, prefix))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.message).toContain('Place a signature field')
  })

  test('has a sample with the columns of the template', async () => {
    const template = await makeTemplate(owner)
    const csv = await inject(owner, { url: `/api/esign/templates/${template}/sample.csv` })
    expect(csv.body.split(/\r?\n/)[0]).toContain('Name,E-mail,Phone,Salary,Shift,Agreed,Document title')
    const xlsx = await inject(owner, { url: `/api/esign/templates/${template}/sample.xlsx` })
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const uploaded = await uploadRows(owner, template, xlsx.rawPayload, 'rows.xlsx')
    expect(uploaded.json<ShownBulkSend>().counts).toMatchObject({ total: 1, ready: 1 })
  })
})

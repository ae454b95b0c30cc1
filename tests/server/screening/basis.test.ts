import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>
let headers: Headers

beforeAll(async () => {
  await importList(ctx, { name: 'Basis', rows: ['B-1,person,Octavia Brandreth,,1970,GB,,Arms trade'] })
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

const law = { basis: 'law', basisLaw: 'PMLA, 2002, section 12' }
const screen = (input: object, more: object = {}, product = 'aml-screen') =>
  app.inject({
    method: 'POST',
    url: `/api/resources/${product}`,
    headers,
    payload: { input, purpose: 'other', ...more },
  })
const person = { kind: 'person', name: 'Octavia Brandreth' }

const refusal = async (reply: ReturnType<typeof screen>) => {
  const { statusCode, body } = await reply
  return { statusCode, body }
}

test('where the law requires the check, no consent is claimed, and the law is kept, shown and printed', async () => {
  const made = await screen({ ...person, ...law }, { consent: false })
  expect(made.statusCode, made.body).toBe(200)
  const { id } = made.json<{ id: string }>()
  const shown = await app.inject({ url: `/api/resources/aml-screen/${id}`, headers })
  expect(shown.json().input).toMatchObject(law)
  const pdf = async () => {
    const { rawPayload } = await app.inject({ url: `/api/verifications/${id}/pdf`, headers })
    return (await readPdfPages(rawPayload)).map(({ text }) => text).join('')
  }
  expect(await pdf()).toContain(withoutSpaces('Required by law: PMLA, 2002, section 12'))
  const payload = { atMostPaise: 1_200 }
  const again = await app.inject({ method: 'POST', url: `/api/verifications/${id}/rerun`, headers, payload })
  expect(again.json().input).toMatchObject(law)
  const row = await ctx.db.selectFrom('verifications').select('input_sealed').where('id', '=', id).executeTakeFirst()
  expect(row?.input_sealed).not.toContain('PMLA')
})

test('without another basis, consent is needed; a law has a name; other products need consent always', async () => {
  for (const input of [person, { ...person, basis: 'consent' }])
    for (const more of [{}, { consent: false }]) {
      const { statusCode, body } = await refusal(screen(input, more))
      expect(statusCode).toBe(400)
      expect(body).toContain('Confirm consent before you run a check.')
    }
  const unnamed = await refusal(screen({ ...person, basis: 'law' }, { consent: false }))
  expect(unnamed.statusCode).toBe(400)
  expect(unnamed.body).toContain('Name the law that requires this check.')
  expect((await screen({ pan: 'AAACZ1000A', ...law }, { consent: false }, 'pan-check')).statusCode).toBe(400)
  expect((await screen(person, { consent: true })).statusCode).toBe(200)
})

test('the developers’ API takes the basis likewise', async () => {
  const payload = { name: 'integration', mode: 'live' }
  const { key } = (await app.inject({ method: 'POST', url: '/api/resources/api-keys', headers, payload })).json()
  const ask = (body: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/aml-screen',
      headers: { authorization: `Bearer ${key}` },
      payload: { ...person, purpose: 'other', ...body },
    })
  const answered = await ask(law)
  expect(answered.statusCode, answered.body).toBe(200)
  const refused = await ask({})
  expect(refused.json().error.fields).toMatchObject([{ field: 'consent' }])
  expect((await ask({ basis: 'law' })).json().error.fields).toMatchObject([{ field: 'basisLaw' }])
})

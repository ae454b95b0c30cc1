import { beforeEach, describe, expect, test } from 'vitest'
import { courtNotice } from '../../../contracts/court/words.ts'
import { courtCaseCheck } from '../../../contracts/products/courtCaseCheck.ts'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp()
const resource = '/api/resources/court-case-check'
const [pune] = syntheticCourts as [(typeof syntheticCourts)[number]]

let headers: Awaited<ReturnType<typeof signedIn>>

beforeEach(async () => {
  await ctx.db.deleteFrom('court_cases').execute()
  await ctx.db.deleteFrom('court_courts').execute()
  headers = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 100_000 }))
})

const check = (input: object, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: resource,
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    payload: { input, consent: true, purpose: 'employee_onboarding', ...more },
  })

const caseOf = (name: string, more: object = {}) =>
  syntheticCase(syntheticFor(name, ''), { court: pune, party: { name, type: 'person', ...more } })

const store = (...cases: ReturnType<typeof caseOf>[]) =>
  storeCases(ctx.db, cases, { source: 'copy', fetchedAt: '2026-11-01T00:00:00Z' })

describe('a normal check', () => {
  test('finds the cases of our copy by any spelling of the name, classified, and says which copy was searched', async () => {
    await ctx.db
      .insertInto('court_courts')
      .values({
        code: pune.code,
        name: pune.name,
        state: pune.state,
        district: pune.district,
        from_year: 1998,
        copied_on: '2026-11-20',
      })
      .execute()
    await store(
      caseOf('Laxmi Chaudhari', { fatherName: 'Gopal Chaudhari' }),
      caseOf('Lakshmi Choudhary', { fatherName: 'Thomas Varghese' }),
      caseOf('Nikhil Banerjee'),
    )
    const reply = await check({
      name: 'Lakshmi Choudhary',
      fatherName: 'Gopal Choudhary',
      district: 'Pune',
      state: 'Maharashtra',
    })
    expect(reply.statusCode).toBe(200)
    const { status, charge, result } = reply.json()
    expect({ status, paise: charge.paise }).toEqual({ status: 'completed', paise: 4_000 })
    expect(result).toMatchObject({ verdict: 'exact', exact: 1, possible: 0, ruledOut: 1, notice: courtNotice.en })
    expect(result.searched).toEqual([
      { court: pune.name, state: 'Maharashtra', fromYear: 1998, copiedOn: '2026-11-20' },
    ])
    expect(result.cases[0].parties).toContainEqual(expect.objectContaining({ name: 'Laxmi Chaudhari' }))
  })

  test('that finds nobody is an answer; a CNR that our copy lacks is not found', async () => {
    expect((await check({ name: 'Yellamma Vishwakoti' })).json()).toMatchObject({
      status: 'completed',
      outcome: 'none',
      result: { cases: [] },
    })
    expect((await check({ cnr: 'MHPU010012342020' })).json()).toMatchObject({ status: 'not_found', result: null })
  })
})

describe('an immediate check', () => {
  test('costs its own price, asks the source, and leaves the case in our copy', async () => {
    const cnr = 'MHPU010012342020'
    const reply = await check({ searchMode: 'immediate', cnr })
    expect(reply.json()).toMatchObject({
      status: 'completed',
      outcome: 'by_cnr',
      charge: { paise: 9_000 },
      result: { cases: [{ cnr, parts: { valid: true, state: 'Maharashtra', serial: '001234', year: 2020 } }] },
    })
    expect((await check({ cnr })).json()).toMatchObject({ status: 'completed', result: { cases: [{ cnr }] } })
  })

  test('of a source that is down is free; the PIN code selects the sandbox’s behaviour for a name', async () => {
    const down = await check({ searchMode: 'immediate', name: 'Ravi Menon', pin: '411503' })
    expect(down.json()).toMatchObject({ status: 'source_unavailable', charge: { paise: 0 }, result: null })
    const plain = await check({ searchMode: 'immediate', name: 'Ravi Menon', pin: '411000' })
    expect(plain.json()).toMatchObject({ status: 'completed', outcome: 'none' })
  })

  test('is refused if it costs more than was shown', async () => {
    const reply = await check({ searchMode: 'immediate', name: 'Ravi Menon' }, { atMostPaise: 4_000 })
    expect(reply.statusCode).toBe(409)
  })
})

test.each([
  [{}, 'input.name'],
  [{ name: 'Ravi Menon', cnr: 'MHPU010012342020' }, 'input.name'],
  [{ cnr: 'MHPU01001234' }, 'input.cnr'],
  [{ name: 'Ravi Menon', state: 'Atlantis' }, 'input.state'],
  [{ name: 'Ravi Menon', birthDate: '2199-01-01' }, 'input.birthDate'],
  [{ name: 'Ravi Menon', searchMode: 'sometime' }, 'input.searchMode'],
])('%j is refused, free of charge, with the name of %s', async (input, field) => {
  const reply = await check(input)
  expect(reply.statusCode).toBe(400)
  const { fields } = reply.json().error
  expect(fields.map((one: { field: string }) => one.field)).toEqual([field])
})

test('a name is masked in lists and events, and whole on the account’s own report only', async () => {
  const made = (await check({ name: 'Ravi Menon', fatherName: 'Gopal Menon' })).json()
  expect(made).toMatchObject({ subject: 'R••• M••••', input: { name: 'Ravi Menon', fatherName: 'G•••• M••••' } })
  const row = await ctx.db.selectFrom('verifications').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('Menon')
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await app.inject({ url: `${resource}/${made.id}`, headers: stranger })).statusCode).toBe(404)
})

test('a key gets the same report, and a test key the documented outcomes', async () => {
  const customer = await makeCustomer(ctx.db, { paise: 100_000 })
  const key = await makeKey(ctx, customer.userId, 'test')
  const ask = (cnr: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/court-case-check',
      headers: key.headers,
      payload: { cnr, consent: true, purpose: 'employee_onboarding' },
    })
  expect((await ask(courtCaseCheck.sandbox.success)).json()).toMatchObject({
    status: 'completed',
    charge: { paise: 0 },
  })
  expect((await ask(courtCaseCheck.sandbox.notFound)).json()).toMatchObject({ status: 'not_found' })
  expect((await ask(courtCaseCheck.sandbox.down)).statusCode).toBe(503)
  expect((await ask(courtCaseCheck.sandbox.balance)).statusCode).toBe(402)
})

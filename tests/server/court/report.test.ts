import { expect, test } from 'vitest'
import { courtNotice } from '../../../contracts/court/words.ts'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const [pune] = syntheticCourts as [(typeof syntheticCourts)[number]]

/** A check that finds a case of its subject and one of a namesake. */
async function checked(headers: Record<string, string>): Promise<string> {
  const cases = ['Gopal Kamat', 'Thomas Varghese'].map((fatherName, at) =>
    syntheticCase(syntheticFor(`report ${at}`, ''), {
      court: pune,
      party: { name: 'Yamini Kamat', type: 'person', fatherName },
    }),
  )
  await storeCases(ctx.db, cases, { source: 'copy', fetchedAt: '2026-11-01T00:00:00Z' })
  const input = { name: 'Yamini Kamat', fatherName: 'Gopal Kamat' }
  const payload = { input, consent: true, purpose: 'employee_onboarding' }
  const reply = await app.inject({ method: 'POST', url: '/api/resources/court-case-check', headers, payload })
  expect(reply.json()).toMatchObject({ result: { exact: 1, possible: 0, ruledOut: 1 } })
  return reply.json().id
}

test.each([
  ['en', ['Exact cases', 'Cases ruled out', 'Agrees: “Yamini Kamat” is the same name (100%).']],
  ['hi', ['पक्के केस', 'किसी और के केस', 'मेल खाता है: “Yamini Kamat” वही नाम है (100%)।']],
] as const)(
  'the report has the notice, the classes and the reasons in its reader’s language (%s)',
  async (locale, words) => {
    const headers = await signedIn(ctx, await makeCustomer(ctx.db, { paise: 100_000 }))
    const id = await checked(headers)
    const read = { ...headers, 'accept-language': locale }
    const pdf = await app.inject({ url: `/api/verifications/${id}/pdf`, headers: read })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const share = await app.inject({
      method: 'POST',
      url: `/api/verifications/${id}/shares`,
      headers,
      payload: { lifetime: 'day' },
    })
    const url = `${new URL(share.json().url).pathname}?show=1`
    const { body } = await app.inject({ url, headers: { 'accept-language': locale } })
    for (const word of [courtNotice[locale], ...words]) expect(body).toContain(word)
    // What the account entered about the father is masked; what a court published about a party is not.
    expect(body).toContain('G•••• K••••')
    expect(body).toContain('Thomas Varghese')
  },
)

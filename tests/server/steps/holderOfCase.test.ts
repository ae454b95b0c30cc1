import { expect, test } from 'vitest'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { testApp } from '../../support/app.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp()
const words = { en: 'Voter card', hi: 'वोटर कार्ड' }

/** The sandbox's roll knows this card as Suresh Rao's. */
const planOf = (settings: object = {}) => ({
  title: words,
  steps: [
    {
      id: 'voter',
      kind: 'check',
      title: words,
      settings: { product: 'voter-check', input: { epic: { value: 'ZZZ1000009' } }, ...settings },
    },
  ],
  verdicts: [
    { value: 'clear', label: { en: 'Clear', hi: 'सही' }, tone: 'success' },
    { value: 'look', label: { en: 'To be decided', hi: 'तय करना बाकी' }, tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: 'voter.outcome', is: 'passed' } }],
  otherwise: 'look',
})

const { headers } = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)

async function caseOf(name: string | null, settings?: object): Promise<ShownCaseDetail> {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })
  const planId = (await post('/v1/plans', { plan: planOf(settings) })).json<{ id: string }>().id
  const subject = { name, email: 'asha@example.com' }
  const body = { planId, subject, purpose: 'employee_onboarding', consent: true }
  const { id } = (await post('/v1/cases', body)).json<{ id: string }>()
  await runCase(ctx, id)
  return (await app.inject({ url: `/v1/cases/${id}`, headers })).json<ShownCaseDetail>()
}

const voterOf = ({ steps: [step] }: ShownCaseDetail) => ({
  outcome: step?.outcome?.value,
  same: step?.facts.find(({ source }) => source === 'sameName'),
})

test('a card of the person’s own ends well, and says that it is theirs in both languages', async () => {
  const shown = await caseOf('Suresh Rao')
  expect(shown.verdict?.value).toBe('clear')
  expect(voterOf(shown)).toMatchObject({ outcome: 'passed', same: { value: 'yes', choice: { en: 'Yes', hi: 'हाँ' } } })
})

test.each([
  ['Nandini Arora', 'no'],
  [null, 'unknown'],
])('another person’s card does not end well for %s', async (name, same) => {
  const shown = await caseOf(name)
  expect(shown.verdict?.value).toBe('look')
  expect(voterOf(shown)).toMatchObject({ outcome: 'review', same: { value: same } })
})

test('a plan that wants no comparison has none', async () => {
  const shown = await caseOf('Nandini Arora', { holder: null })
  expect([shown.verdict?.value, voterOf(shown).same]).toEqual(['clear', undefined])
})

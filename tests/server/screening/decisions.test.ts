import { expect, test } from 'vitest'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>

const row = (programme: string) => `D-1,person,Octavia Brandreth,,1970,GB,,${programme}`
const changeEntry = (programme: string) => importList(ctx, { name: 'Decided', rows: [row(programme)] })

let attempts = 0
async function screen(headers: Headers, name = 'Octavia Brandreth') {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/resources/aml-screen',
    headers: { ...headers, 'idempotency-key': `screen-${++attempts}` },
    payload: { input: { kind: 'person', name, birth: '1970' }, consent: true, purpose: 'other', atMostPaise: 1_200 },
  })
  const { id, result } = reply.json<{ id: string; result: { outcome: string; hits: AmlHit[] } }>()
  return { id, outcome: result.outcome, hit: result.hits[0] as AmlHit }
}

const call = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
  app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })

const decide = (headers: Headers, { id, hit }: Awaited<ReturnType<typeof screen>>, verdict: string) =>
  call('POST', `/aml/${id}/decisions`, headers, { entryKey: hit.entryKey, verdict, note: 'Passport seen' })

const customer = async () => {
  const { userId } = await makeCustomer(ctx.db)
  return { userId, headers: await signedIn(ctx, { userId }) }
}

test('a false positive is not asked again for the same subject, until the entry changes', async () => {
  await changeEntry('First')
  const { headers } = await customer()
  const first = await screen(headers)
  expect(first.outcome).toBe('possible_match')
  expect((await decide(headers, first, 'false_positive')).json()).toMatchObject({
    verdict: 'false_positive',
    note: 'Passport seen',
    decidedBy: 'Asha Rao',
  })
  expect(await screen(headers, 'BRANDRETH, Octavia')).toMatchObject({
    outcome: 'clear',
    hit: { decision: 'false_positive', changed: false },
  })
  await changeEntry('Second')
  const later = await screen(headers)
  expect(later).toMatchObject({ outcome: 'possible_match', hit: { decision: 'open', changed: true } })
  const { decisions } = (await call('GET', `/aml/${later.id}/decisions`, headers)).json()
  expect(decisions).toMatchObject([{ verdict: 'open', changed: true, note: 'Passport seen' }])
  await decide(headers, later, 'true_match')
  expect(await screen(headers)).toMatchObject({ outcome: 'match', hit: { decision: 'true_match' } })
  await decide(headers, later, 'open')
  expect(await screen(headers)).toMatchObject({ outcome: 'possible_match', hit: { decision: 'open', changed: false } })
})

test('an entry that is ruled out by birth date can be decided, and counts as soon as it is a true match', async () => {
  const rows = ['D-9,person,Perpetua Jane Woolnough,Perpetua Woolnough,1970,GB,,Ruled out']
  await importList(ctx, { name: 'Ruled out', rows })
  const { headers } = await customer()
  const input = { kind: 'person', name: 'Perpetua Woolnough', birth: '1991' }
  const ask = async () => {
    const extra = { ...headers, 'idempotency-key': `screen-${++attempts}` }
    const payload = { input, consent: true, purpose: 'other', atMostPaise: 1_200 }
    const made = await app.inject({ method: 'POST', url: '/api/resources/aml-screen', headers: extra, payload })
    const { id, result } = made.json<{ id: string; result: { ruledOut: AmlHit[] } }>()
    const [entry] = result.ruledOut as [AmlHit]
    return { id, entry }
  }
  const { id, entry } = await ask()
  const read = async () => (await call('GET', `/resources/aml-screen/${id}`, headers)).json()
  expect(await read()).toMatchObject({ outcome: 'clear', result: { risk: 'low', ruledOutCount: 1 } })
  const decision = await decide(headers, { id, hit: entry, outcome: '' }, 'true_match')
  expect(decision.json()).toMatchObject({ verdict: 'true_match' })
  expect(await read()).toMatchObject({
    outcome: 'match',
    result: { risk: 'high', ruledOut: [{ decision: 'true_match' }] },
  })
  const { decisions } = (await call('GET', `/aml/${id}/decisions`, headers)).json()
  expect(decisions).toContainEqual(expect.objectContaining({ entryKey: entry.entryKey, verdict: 'true_match' }))
  expect((await ask()).entry.decision).toBe('true_match')
})

test('a decision is carried into the screening and into earlier ones of the same subject, not into those of others', async () => {
  await changeEntry('Carried')
  const { headers } = await customer()
  const [earlier, decided] = [await screen(headers), await screen(headers)]
  const ofOthers = await screen(headers, 'Octavia Brandreth-Hill')
  const read = async (id: string) => (await call('GET', `/resources/aml-screen/${id}`, headers)).json()
  const open = { outcome: 'possible_match', result: { risk: 'high', hits: [{ decision: 'open' }] } }
  expect(await read(earlier.id)).toMatchObject(open)
  await decide(headers, decided, 'false_positive')
  const ruledOut = {
    outcome: 'clear',
    result: { outcome: 'clear', risk: 'low', hits: [{ decision: 'false_positive' }] },
  }
  expect(await read(decided.id)).toMatchObject(ruledOut)
  expect(await read(earlier.id)).toMatchObject(ruledOut)
  expect(await read(ofOthers.id)).toMatchObject({ outcome: ofOthers.outcome })
  await decide(headers, decided, 'open')
  expect(await read(earlier.id)).toMatchObject(open)
})

test('another birth date is another subject', async () => {
  await changeEntry('Third')
  const { headers } = await customer()
  await decide(headers, await screen(headers), 'false_positive')
  const reply = await app.inject({
    method: 'POST',
    url: '/api/resources/aml-screen',
    headers: { ...headers, 'idempotency-key': 'other-birth' },
    payload: {
      input: { kind: 'person', name: 'Octavia Brandreth' },
      consent: true,
      purpose: 'other',
      atMostPaise: 1_200,
    },
  })
  expect(reply.json().result).toMatchObject({ outcome: 'possible_match', hits: [{ decision: 'open' }] })
})

test('another account neither sees nor makes decisions', async () => {
  await changeEntry('Fourth')
  const [owner, other] = [await customer(), await customer()]
  const screened = await screen(owner.headers)
  await decide(owner.headers, screened, 'false_positive')
  expect((await screen(other.headers)).hit.decision).toBe('open')
  expect((await decide(other.headers, screened, 'true_match')).statusCode).toBe(404)
  expect((await call('GET', `/aml/${screened.id}/decisions`, other.headers)).statusCode).toBe(404)
})

test('where two people are needed, a decision holds once another one confirms it', async () => {
  await changeEntry('Fifth')
  const { userId, headers } = await customer()
  const assistant = await signedIn(ctx, { userId, subUserId: await makeSubUser(ctx.db, userId) })
  const settings = (await call('GET', '/aml-settings', headers)).json()
  expect((await call('POST', '/aml-settings', assistant, { ...settings, twoPeople: true })).statusCode).toBe(403)
  await call('POST', '/aml-settings', headers, { ...settings, twoPeople: true })
  const screened = await screen(headers)
  expect((await decide(headers, screened, 'false_positive')).json()).toMatchObject({
    verdict: 'open',
    proposed: 'false_positive',
    mayConfirm: false,
  })
  expect((await screen(headers)).outcome).toBe('possible_match')
  const outcome = async () => (await call('GET', `/resources/aml-screen/${screened.id}`, headers)).json().outcome
  expect(await outcome()).toBe('possible_match')
  const confirm = (who: Headers, accept = true) =>
    call('POST', `/aml/${screened.id}/decisions/confirm`, who, { entryKey: screened.hit.entryKey, accept })
  expect((await confirm(headers)).statusCode).toBe(403)
  expect((await confirm(assistant)).json()).toMatchObject({
    verdict: 'false_positive',
    proposed: null,
    refused: null,
  })
  expect((await screen(headers)).outcome).toBe('clear')
  expect(await outcome()).toBe('clear')
  expect((await confirm(assistant)).statusCode).toBe(409)
  await decide(assistant, screened, 'true_match')
  expect((await confirm(headers, false)).json()).toMatchObject({ verdict: 'false_positive', refused: 'true_match' })
  expect((await screen(headers)).outcome).toBe('clear')
  const events = await ctx.db.selectFrom('audit_events').select('action').where('user_id', '=', userId).execute()
  const actions = events.map(({ action }) => action).filter(action => action.startsWith('aml'))
  expect(actions.sort()).toEqual([
    'amlDecision.confirmed',
    'amlDecision.proposed',
    'amlDecision.proposed',
    'amlDecision.refused',
    'amlSettings.changed',
  ])
})

test('the risk follows the account’s own rules', async () => {
  await changeEntry('Sixth')
  const { headers } = await customer()
  expect((await screen(headers)).hit.risk).toBe('high')
  const settings = (await call('GET', '/aml-settings', headers)).json()
  await call('POST', '/aml-settings', headers, { ...settings, rules: { ...settings.rules, sanctions: 'low' } })
  expect((await screen(headers)).hit.risk).toBe('low')
  const wrong = await call('POST', '/aml-settings', headers, {
    ...settings,
    rules: { ...settings.rules, highCountries: ['Iran'] },
  })
  expect(wrong.statusCode).toBe(400)
})

test('notes and names of a decision are sealed', async () => {
  await changeEntry('Seventh')
  const { userId, headers } = await customer()
  await decide(headers, await screen(headers), 'false_positive')
  const rows = await ctx.db.selectFrom('screening_decisions').selectAll().where('user_id', '=', userId).execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/Octavia|Passport|Asha/)
})

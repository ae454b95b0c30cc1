import { expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'
import { importList } from '../../support/watchLists.ts'

const { app, ctx } = await testApp()

const row = 'R-1,person,Octavia Brandreth,,1970,GB,,Arms trade'
const input = { kind: 'person', name: 'Octavia Brandreth', birth: '1970', identifiers: 'GB-7719253' }

async function screened(asked: Record<string, string> = input) {
  await importList(ctx, { name: 'Reported', rows: [row] })
  const headers = await signedIn(ctx, await makeCustomer(ctx.db))
  const payload = { input: asked, consent: true, purpose: 'other', atMostPaise: 1_200 }
  const made = await app.inject({ method: 'POST', url: '/api/resources/aml-screen', headers, payload })
  const { id, result } = made.json<{ id: string; result: { hits: { entryKey: string }[] } }>()
  const textOf = async (language = 'en') => {
    const url = `/api/verifications/${id}/pdf`
    const { rawPayload, statusCode, body } = await app.inject({
      url,
      headers: { ...headers, 'accept-language': language },
    })
    expect(statusCode, body).toBe(200)
    return (await readPdfPages(rawPayload)).map(({ text }) => text).join('')
  }
  return { id, headers, entryKey: result.hits[0]?.entryKey, textOf }
}

test('the report names its subject, each part of the score, and who decided what and why', async () => {
  const { id, headers, entryKey, textOf } = await screened()
  const open = await textOf()
  for (const words of ['Decision', 'Open', 'Why', 'What was compared', 'The same words', 'R-1', 'Arms trade'])
    expect(open).toContain(withoutSpaces(words))
  const payload = { entryKey, verdict: 'false_positive', note: 'Another passport was seen' }
  await app.inject({ method: 'POST', url: `/api/aml/${id}/decisions`, headers, payload })
  const decided = await textOf()
  for (const words of ['False positive', 'Another passport was seen', 'Asha Rao'])
    expect(decided).toContain(withoutSpaces(words))
  // The name stands in the title, not only among the entries; numbers of the subject stay masked.
  expect(decided.split(withoutSpaces('Octavia Brandreth')).length).toBeGreaterThan(3)
  expect(decided).not.toContain('O••••••')
  expect(decided).not.toContain('GB-7719253')
  expect(await textOf('hi')).toContain(withoutSpaces('गलत मेल'))
  const log = await app.inject({ url: `/api/verifications/${id}/access-log`, headers })
  expect(log.json<{ action: string }[]>().map(({ action }) => action)).toEqual(Array(3).fill('verification.downloaded'))
})

test('the report lists what is ruled out, with the score before and after', async () => {
  const { textOf } = await screened({ kind: 'person', name: 'Octavia Jane Brandreth', birth: '1994' })
  const english = await textOf()
  for (const words of [
    '1 entry with a matching name is ruled out',
    'Ruled out, 1 of 1',
    'with what differs',
    'birth date',
  ])
    expect(english).toContain(withoutSpaces(words))
  expect(await textOf('hi')).toContain(withoutSpaces('बाहर रखे गए'))
})

test('a shared link stays masked, and does not say who decided and why', async () => {
  const { id, headers, entryKey } = await screened()
  const note = { entryKey, verdict: 'true_match', note: 'Only for our own people' }
  await app.inject({ method: 'POST', url: `/api/aml/${id}/decisions`, headers, payload: note })
  const payload = { lifetime: 'day' }
  const share = await app.inject({ method: 'POST', url: `/api/verifications/${id}/shares`, headers, payload })
  const { body } = await app.inject({ url: `${new URL(share.json<{ url: string }>().url).pathname}?show=1` })
  expect(body).toContain('O•••••• B••••••')
  expect(body).toContain('True match')
  for (const own of ['Only for our own people', 'Asha Rao', 'GB-7719253']) expect(body).not.toContain(own)
})

test('the report has the history: assignments, comments and decisions with author and time', async () => {
  const { id, headers, entryKey, textOf } = await screened()
  expect(await textOf()).not.toContain(withoutSpaces('History'))
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  const { colleagues } = (await app.inject({ url: '/api/aml-colleagues', headers })).json()
  await post('/aml-queue/assign', { ids: [id], assigneeId: colleagues[0].id })
  await post(`/aml/${id}/comments`, { text: 'The passport has been asked for' })
  await post(`/aml/${id}/decisions/false-positives`, { entryKeys: [entryKey], note: 'Another passport was seen' })
  const english = await textOf()
  for (const words of [
    'History',
    'Assigned to Asha Rao.',
    'Asha Rao assigned it to Asha Rao',
    'Asha Rao commented',
    'The passport has been asked for',
    'Asha Rao marked Octavia Brandreth (R-1) as a false positive',
    'IST',
  ])
    expect(english).toContain(withoutSpaces(words))
  expect(await textOf('hi')).toContain(withoutSpaces('Asha Rao ने टिप्पणी की'))
})

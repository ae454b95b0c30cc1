// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApis as en } from '../../../contracts/messages/en/testApis.ts'
import { verifications } from '../../../contracts/messages/en/verifications.ts'
import { productIds, productOf } from '../../../contracts/products/index.ts'
import TestApis from '../../../src/customRoutes/testApis/TestApis.tsx'
import { LOCALE_KEY } from '../../../src/i18n/locale.ts'
import { clearUserStorage } from '../../../src/session/userStorage.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const answer = {
  id: 'ver_0000000000000000000000000000abcd',
  product: 'pan-check',
  status: 'completed',
  result: { status: 'valid', name: 'Zenith Components Private Limited' },
  reference: null,
  charge: { paise: 0, wallet: 'api' },
}
const url = 'POST /api/test-apis/pan-check'
const done = { body: answer, headers: { 'x-request-id': 'req_1' } }
const open = (answers: Parameters<typeof renderConsolePage>[1]['answers'] = {}, path = '/') =>
  renderConsolePage(TestApis, { path, answers: { [url]: () => done, ...answers } })

const run = () => screen.getByRole('button', { name: en.runTest })
const jsonEditor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.body })
const sentTo = (seen: Awaited<ReturnType<typeof open>>['seen']) => seen.filter(({ method }) => method === 'POST')

beforeEach(() => {
  localStorage.setItem(LOCALE_KEY, 'en')
  sessionStorage.clear()
})

test.each(productIds)('the form of %s has every input of the product', async id => {
  await open({}, `/?product=${id}`)
  for (const { label } of productOf(id).inputFields)
    expect(screen.getAllByLabelText(text => text.startsWith(label.en)).length).toBeGreaterThan(0)
})

describe('form and JSON', () => {
  test('stay in sync both ways; invalid JSON leaves the form unchanged and cannot be sent', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: en.view.json }))
    expect(JSON.parse(jsonEditor().value)).toEqual({
      ...productOf('pan-check').example,
      purpose: 'vendor_onboarding',
      consent: true,
    })
    await user.clear(jsonEditor())
    await user.paste('{ "pan": "AAACZ1404A", "extra": 1 }')
    await user.click(screen.getByRole('button', { name: en.view.form }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^PAN/ }).value).toBe('AAACZ1404A')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    await user.click(screen.getByRole('button', { name: en.view.json }))
    await user.clear(jsonEditor())
    await user.paste('{ "pan": ')
    expect(screen.getByText(/not (?:a )?valid JSON/)).toBeTruthy()
    expect((run() as HTMLButtonElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: en.view.form }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^PAN/ }).value).toBe('AAACZ1404A')
  })

  test('are also shown as code samples in three languages', async () => {
    const { user } = await open()
    const sample = (name: string) => screen.getByRole('group', { name }).textContent ?? ''
    expect(sample('curl')).toContain(`'${location.origin}/v1/pan-check'`)
    expect(sample('curl')).toContain('Bearer YOUR_TEST_KEY')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Python' }))
    expect(sample('Python')).toContain('"consent": True')
    await user.click(screen.getByRole('button', { name: 'JavaScript' }))
    expect(sample('JavaScript')).toContain('"consent": true')
  })
})

test('a test run is sent once as it is and shows its reply and measurements; the history keeps it until sign-out', async () => {
  const reply = Promise.withResolvers<typeof done>()
  const { user, seen } = await open({ [url]: () => reply.promise })
  await user.click(screen.getByRole('checkbox'))
  await user.dblClick(run())
  reply.resolve(done)
  expect(await screen.findByText('req_1')).toBeTruthy()
  expect(sentTo(seen)).toHaveLength(1)
  expect(sentTo(seen)[0]?.body).toMatchObject({ mode: 'test', pan: 'AAACZ1000A', consent: true })
  expect(sentTo(seen)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(screen.getByRole('link', { name: answer.id })).toBeTruthy()
  const history = screen.getByRole('region', { name: en.history.title })
  expect(within(history).getAllByRole('listitem')).toHaveLength(1)
  expect(sessionStorage.length).toBe(1)
  await user.click(within(history).getByRole('button', { name: /^Run again/ }))
  await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2))
  clearUserStorage()
  expect(sessionStorage.length).toBe(0)
})

test('a live run shows its price, asks for confirmation, and is only then sent', async () => {
  const { user, seen } = await open()
  await user.click(screen.getByRole('button', { name: en.mode.live }))
  expect(screen.queryByRole('button', { name: en.runTest })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Run live, ₹1.50' }))
  const dialog = screen.getByRole('dialog')
  expect(sentTo(seen)).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Run live, ₹1.50' }))
  await screen.findByText('req_1')
  expect(sentTo(seen)[0]?.body).toMatchObject({ mode: 'live' })
})

test('an error marks its field and is shown as programs receive it', async () => {
  const error = {
    code: 'bad_request',
    message: 'The fourth letter is no holder type.',
    fields: [{ field: 'pan', message: 'The fourth letter is no holder type.', at: 3 }],
    requestId: 'req_2',
  }
  const { user } = await open({ [url]: () => ({ status: 400, body: { error } }) })
  await user.click(run())
  expect(await screen.findByText('req_2')).toBeTruthy()
  expect(screen.getAllByText(/The fourth letter is no holder type/).length).toBeGreaterThan(1)
  expect(document.querySelectorAll('[data-wrong]').length).toBe(1)
  expect(screen.getAllByText(en.outcome.refused).length).toBeGreaterThan(0)
})

test('a retry after a lost reply uses the same key', async () => {
  const send = vi
    .fn<() => Promise<typeof done>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(done)
  const { user, seen } = await open({ [url]: send })
  await user.click(run())
  expect(await screen.findByText(en.lost)).toBeTruthy()
  await user.click(run())
  await screen.findByText('req_1')
  const [first, second] = sentTo(seen).map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toBe(second)
})

test('the form can be filled with the sandbox’s example', async () => {
  const { user } = await open()
  const pan = screen.getByRole<HTMLInputElement>('textbox', { name: /^PAN/ })
  await user.clear(pan)
  await user.click(screen.getByRole('button', { name: verifications.form.sample }))
  expect(pan.value).toBe('AAACZ1000A')
})

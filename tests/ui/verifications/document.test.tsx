// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const id = 'ver_01a1fc43859874d0ae46468812b2aa01'
const at = '2026-11-21T06:12:00.000Z'

const record = {
  id,
  product: 'ocr-document',
  status: 'completed',
  outcome: 'pan',
  subject: '••••••000A',
  input: { kind: 'pan', files: 'sample_pan' },
  result: { kind: 'pan', toCheck: 1, missing: [{ name: 'fatherName' }], mrz: [], hintCount: 1, seenBefore: [] },
  reference: null,
  purpose: 'customer_onboarding',
  charge: { paise: 200, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  requestedBy: 'Ananya Iyer',
  channel: 'console',
  mode: 'live',
  jobId: null,
  source: 'reader',
  fetchedAt: at,
  error: null,
  durationMs: 1412,
  createdAt: at,
  finishedAt: at,
  timeline: [],
}

const field = (place: number, name: string, value: string, more: object = {}) => ({
  at: place,
  name,
  value,
  masked: false,
  script: 'latin',
  sure: true,
  corrected: false,
  picture: 0,
  box: { x: 10, y: 10 + place * 40, width: 200, height: 30 },
  check: { state: 'notChecked', code: 'noRule' },
  corrections: [],
  ...more,
})

const document_ = {
  kind: 'pan',
  family: 'pan',
  pictures: [
    { file: 'fil_1', width: 800, height: 500, kept: true, keptUntil: at },
    { file: 'fil_2', width: 800, height: 500, kept: false, keptUntil: null },
  ],
  fields: [
    field(0, 'number', 'AAxxxx000A', { masked: true, check: { state: 'ok', code: 'formatOk' } }),
    field(1, 'birthDate', '1986-04-12', {
      sure: false,
      corrections: [{ value: '1986-04-13', by: 'Asha Rao', at }],
    }),
    field(2, 'name', 'ROHAN ZAVERI', { picture: 1, sure: false, corrected: true }),
  ],
  missing: ['fatherName'],
  mrz: null,
  quality: [],
  hints: [{ code: 'panNameLetter', fields: ['number', 'name'], seen: 'Z', expected: 'R', picture: null, box: null }],
  seenBefore: [],
  comparable: [{ product: 'pan-check', missing: [] }],
  comparisons: [],
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

const open = () =>
  renderConsolePage(DetailPage, {
    path: `/global-ocr-report?id=${id}`,
    resource: 'ocr-document',
    answers: {
      [`GET /api/resources/ocr-document/${id}`]: () => ({ body: record }),
      [`GET /api/documents/${id}`]: () => ({ body: document_ }),
      [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
      [`GET /api/verifications/${id}/files`]: () => ({ body: { files: [], samples: [], order: [] } }),
      'GET /api/files/fil_1/content': () => ({ body: {} }),
      'GET /api/products': () => ({ body: [{ id: 'pan-check', pricePaise: 150, sourceState: 'operational' }] }),
      [`POST /api/documents/${id}/comparisons`]: () => ({
        body: { id: 'ver_2', product: 'pan-check', status: 'completed', chargePaise: 150, at, fields: [] },
      }),
    },
  })

const row = (name: string) => screen.getByText(name, { selector: 'li span' }).closest('li') as HTMLElement
const box = (target: string) => document.querySelector(`rect[data-target="${target}"]`)
const lit = () => [...document.querySelectorAll('[data-lit]')].map(one => one.getAttribute('data-target'))

test('a field lights its box and a box its field, by pointer and by keyboard', async () => {
  const { user } = await open()
  await screen.findByRole('img', { name: 'Picture 1 of 2' })
  expect(lit()).toEqual([])
  await user.hover(row('Date of birth'))
  expect(lit()).toEqual(['field-1', 'field-1'])
  await user.hover(box('field-0') as Element)
  expect(lit()).toEqual(['field-0', 'field-0'])
  await user.tab()
  within(row('Date of birth'))
    .getByRole('button', { name: /on the picture/ })
    .focus()
  await waitFor(() => expect(lit()).toEqual(['field-1', 'field-1']))
})

test('a field on another picture brings it to the front; a deleted picture says so', async () => {
  const { user } = await open()
  await screen.findByRole('img', { name: 'Picture 1 of 2' })
  await user.hover(row('Name'))
  expect(await screen.findByText('The picture has been deleted')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '1' }))
  expect(await screen.findByRole('img', { name: 'Picture 1 of 2' })).toBeTruthy()
})

test('a correction holds, and what was read stays beside it with who and when', async () => {
  await open()
  await screen.findByRole('img', { name: 'Picture 1 of 2' })
  const birth = within(row('Date of birth'))
  expect(birth.getByText('13 Apr 1986')).toBeTruthy()
  expect(birth.getByText('Read: 12 Apr 1986')).toBeTruthy()
  expect(birth.getByText(/^Corrected by Asha Rao/)).toBeTruthy()
  expect(birth.getByText('Check')).toBeTruthy()
})

test('what was corrected and what is missing is said, in the headline too', async () => {
  await open()
  await screen.findByRole('img', { name: 'Picture 1 of 2' })
  expect(within(row('Name')).getByText('Corrected')).toBeTruthy()
  expect(within(row('Father’s name')).getByText('Not found on the document')).toBeTruthy()
  expect(screen.getByText(/Not found: Father’s name\. Check 1 field/)).toBeTruthy()
})

test('comparing says the price before, needs consent, and sends the price that was shown', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: 'Compare, ₹1.50' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/This check costs ₹1.50/)).toBeTruthy()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Compare, ₹1.50' }))
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      product: 'pan-check',
      purpose: 'customer_onboarding',
      more: [],
      consent: true,
      atMostPaise: 150,
    }),
  )
})

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { hit, id, record } from './amlSample.ts'

const answers = (shown: object) => ({
  [`GET /api/resources/aml-screen/${id}`]: () => ({ body: shown }),
  [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
  [`GET /api/verifications/${id}/shares`]: () => ({ body: [] }),
  [`GET /api/aml/${id}/decisions`]: () => ({ body: { twoPeople: false, decisions: [] } }),
  [`GET /api/aml/${id}/history`]: () => ({ body: { assignee: null, events: [], more: false } }),
})

const contradicted = { ...hit, score: 68, scoreBefore: 95, contradictions: ['birthDate'], births: ['1991'] }

test('what a birth date rules out is listed after the hits, with both scores, and can be decided', async () => {
  const ruledOut = [{ ...contradicted, entryKey: 'lst_1:R-2', entryId: 'R-2', name: 'Octavia Jane Brandreth' }]
  const result = { ...record.result, ruledOut, ruledOutCount: 1 }
  const { user } = await renderConsolePage(DetailPage, {
    path: `/aml-detail?id=${id}`,
    resource: 'aml-screen',
    answers: answers({ ...record, result }),
  })
  expect(await screen.findByText(/1 entry with a matching name is ruled out by birth date/)).toBeTruthy()
  expect(screen.getByText('Match 1 of 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next match' }))
  expect(screen.getByText('Ruled out, 1 of 1')).toBeTruthy()
  expect(screen.getByText(/Ruled out by: birth date\. 0\.95 by the name, 0\.68 with what differs/)).toBeTruthy()
  expect(screen.getByText(/0\.12 below your threshold of 0\.80/)).toBeTruthy()
  expect(await screen.findByRole('radio', { name: /True match/ })).toBeTruthy()
})

test('a main name that is the same stays a hit below the threshold, and says why', async () => {
  const result = { ...record.result, score: 68, hits: [contradicted], ruledOut: [], ruledOutCount: 0 }
  await renderConsolePage(DetailPage, {
    path: `/aml-detail?id=${id}`,
    resource: 'aml-screen',
    answers: answers({ ...record, result }),
  })
  expect(await screen.findByText(/It stays a hit because the main name is exactly the same/)).toBeTruthy()
})

test('whoever decides about a hit can see whom it is about, with a reason', async () => {
  const { user, seen } = await renderConsolePage(DetailPage, {
    path: `/aml-detail?id=${id}`,
    resource: 'aml-screen',
    answers: {
      ...answers(record),
      [`POST /api/verifications/${id}/reveal`]: () => ({ body: { field: 'name', value: 'Octavia Brandreth-Hill' } }),
    },
  })
  const name = await screen.findByRole('row', { name: /^Name/ })
  expect(screen.queryByText('Octavia Brandreth-Hill')).toBeNull()
  await user.click(within(name).getByRole('button', { name: 'Reveal' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), 'Comparing with the passport')
  await user.click(within(dialog).getByRole('button', { name: 'Reveal' }))
  expect(await within(name).findByText('Octavia Brandreth-Hill')).toBeTruthy()
  await waitFor(() =>
    expect(seen.find(({ method, path }) => method === 'POST' && path.endsWith('/reveal'))?.body).toEqual({
      field: 'name',
      reason: 'Comparing with the passport',
    }),
  )
  // What is not masked has nothing to reveal.
  const born = screen.getByRole('row', { name: /^Born/ })
  expect(within(born).queryByRole('button')).toBeNull()
  expect(within(screen.getByRole('row', { name: /^Identifiers/ })).getByRole('button')).toBeTruthy()
})

test('no hit on made-up lists is not called clear, and each list says where it comes from', async () => {
  const lists = [{ ...record.result.lists[0], list: 'Sandbox list', origin: 'sample' }]
  const result = {
    ...record.result,
    outcome: 'clear_on_samples',
    score: null,
    hitCount: 0,
    risk: 'low',
    hits: [],
    lists,
  }
  await renderConsolePage(DetailPage, {
    path: `/aml-detail?id=${id}`,
    resource: 'aml-screen',
    answers: {
      [`GET /api/resources/aml-screen/${id}`]: () => ({ body: { ...record, outcome: 'clear_on_samples', result } }),
      [`GET /api/verifications/${id}/access-log`]: () => ({ body: [] }),
      [`GET /api/verifications/${id}/shares`]: () => ({ body: [] }),
      [`GET /api/aml/${id}/history`]: () => ({ body: { assignee: null, events: [], more: false } }),
    },
  })
  expect((await screen.findAllByText('No match on sample lists (made-up entries)')).length).toBeGreaterThan(0)
  expect(screen.getByText(/nobody on them exists/)).toBeTruthy()
  expect(screen.getByText('Sample, made-up entries')).toBeTruthy()
  expect(screen.queryByText('Clear')).toBeNull()
})

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { cases } from '../../../src/resources/cases/index.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { endedCase, listed, listedCase } from './sample.ts'

const { board: texts } = casesScreen

const paused: ShownCase = { ...listedCase, id: 'cas_2', reference: 'VEN-2', status: 'paused', overdue: false }
const all = [listedCase, paused, { ...endedCase, id: 'cas_3' }]

interface Filter {
  status?: string[]
  waitsOn?: string[]
}

const matching = ({ status, waitsOn }: Filter) =>
  all.filter(one => (!status || status.includes(one.status)) && (!waitsOn || waitsOn.includes(String(one.waitsOn))))

const open = (path: string) =>
  renderConsolePage(cases.list, {
    path,
    resource: 'cases',
    answers: {
      'GET /api/resources/cases': ({ search }) =>
        listed('cases', matching(JSON.parse(search.get('filter') ?? '{}') as Filter)),
    },
  })

const column = async (name: keyof typeof texts.columns) =>
  within(await screen.findByRole('region', { name: texts.columns[name] }))

test('each case stands in the column of what it waits for, and what is overdue is counted', async () => {
  await open('/cases?view=board')
  const mine = await column('customer')
  const card = await mine.findByRole('link', { name: /^K•+ F•+/ })
  expect(card.getAttribute('href')).toBe('/cases/cas_1')
  expect(within(card).getByText('VEN-2301')).toBeTruthy()
  expect(within(card).getByText('Review')).toBeTruthy()
  expect(mine.getByText('1 overdue')).toBeTruthy()
  expect(await (await column('person')).findByText(texts.none)).toBeTruthy()
  expect(await (await column('paused')).findByRole('link', { name: /VEN-2\D/ })).toBeTruthy()
  expect(await (await column('ended')).findByText('Refused')).toBeTruthy()
})

test('the list leads to the board and back', async () => {
  const { user, at } = await open('/cases')
  await user.click(await screen.findByRole('button', { name: texts.asBoard }))
  await column('paused')
  expect(at()).toContain('view=board')
  await user.click(screen.getByRole('button', { name: texts.asList }))
  expect(await screen.findByRole('tab', { name: /^Overdue/ })).toBeTruthy()
})

test('filters stay from the list to the board and back, until they are cleared', async () => {
  const path = `/cases?filter=${encodeURIComponent(JSON.stringify({ mode: 'test', status: ['done'] }))}`
  const { user, at, seen } = await open(path)
  await user.click(await screen.findByRole('button', { name: texts.asBoard }))
  expect(await screen.findByText(texts.filtered)).toBeTruthy()
  const asked = () => JSON.parse(seen.at(-1)?.search.get('filter') ?? '{}') as object
  expect(asked()).toEqual({ mode: 'test', status: ['done', 'expired', 'cancelled'] })
  await user.click(screen.getByRole('button', { name: texts.asList }))
  await expect.poll(at).toContain('mode')
  await user.click(await screen.findByRole('button', { name: texts.asBoard }))
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await expect.poll(asked).toEqual({ status: ['done', 'expired', 'cancelled'] })
  expect(at()).not.toContain('mode')
})

test('a column that the server has stopped counting says so', async () => {
  await renderConsolePage(cases.list, {
    path: '/cases?view=board',
    resource: 'cases',
    answers: {
      'GET /api/resources/cases': () => ({
        body: [listedCase],
        headers: { 'content-range': 'cases 0-0/10000', 'x-total-capped': 'true' },
      }),
    },
  })
  const mine = await column('customer')
  expect(await mine.findByText('10,000+')).toBeTruthy()
  expect(mine.getByRole('link', { name: 'Show all 10,000+' })).toBeTruthy()
})

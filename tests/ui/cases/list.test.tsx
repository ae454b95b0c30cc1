// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import { cases } from '../../../src/resources/cases/index.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { listed, listedCase, viewer } from './sample.ts'

type Session = Parameters<typeof renderConsolePage>[1]['session']

async function open(rows: object[], session?: Session) {
  const opened = await renderConsolePage(cases.list, {
    path: '/cases',
    resource: 'cases',
    ...(session && { session }),
    answers: {
      'GET /api/resources/cases': () => listed('cases', rows),
      'GET /api/resources/plans': () => listed('plans', []),
    },
  })
  const asked = () =>
    opened.seen
      .filter(({ path }) => path === '/api/resources/cases')
      .map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))
  return { ...opened, asked }
}

test('a row says who is asked for what, and opens the case', async () => {
  await open([listedCase])
  const link = await screen.findByRole('link', { name: 'K•••• F••••' })
  expect(link.getAttribute('href')).toBe('/cases/cas_1')
  const row = within(screen.getAllByRole('row').at(-1) as HTMLElement)
  for (const words of ['Vendor onboarding', 'In progress', 'You', 'Review', 'Overdue', 'VEN-2301'])
    expect(row.getByText(words)).toBeTruthy()
})

test('a person’s decision stands in the row, in place of the result', async () => {
  const verdict = { value: 'look', label: { en: 'To be decided', hi: 'तय करना बाकी' }, tone: 'warning' }
  const decided = { value: 'clear', label: { en: 'Clear', hi: 'सही' }, tone: 'success' }
  const decision = { verdict: decided, by: 'Ananya Iyer', reason: 'Seen.', at: listedCase.createdAt }
  await open([{ ...listedCase, status: 'done', verdict, decision, waitsOn: null, waitsFor: [] }])
  expect(await screen.findByText('Clear')).toBeTruthy()
  expect(screen.queryByText('To be decided')).toBeNull()
})

test.each([
  [/^Waiting for you/, { waitsOn: ['customer'] }],
  [/^Overdue/, { overdue: true }],
  [/^Ended/, { status: ['done', 'expired', 'cancelled'] }],
])('the view %s asks for its cases', async (name, filter) => {
  const { user, asked } = await open([listedCase])
  await user.click(await screen.findByRole('tab', { name }))
  await expect.poll(() => asked().at(-1)).toEqual(filter)
})

test('a person is searched for, and the address does not name them', async () => {
  const { user, asked, at } = await open([listedCase])
  const field = await screen.findByRole('searchbox', { name: caseResource.words?.search?.en })
  await user.type(field, 'Kaveri{Enter}')
  await expect.poll(() => asked().at(-1)).toEqual({ q: 'Kaveri' })
  expect(at()).not.toContain('Kaveri')
})

test('without cases the page says what a case is, and begins one', async () => {
  const { user } = await open([])
  await screen.findByText(caseResource.words?.noneDetail?.en ?? '')
  await user.click(screen.getAllByRole('button', { name: casesScreen.start })[0] as HTMLElement)
  expect(await screen.findByText(casesScreen.noPlansDetail, { exact: false })).toBeTruthy()
})

test('who may only view is not offered to start one', async () => {
  await open([listedCase], viewer)
  await screen.findByRole('link', { name: 'K•••• F••••' })
  expect(screen.queryByRole('button', { name: casesScreen.start })).toBeNull()
})

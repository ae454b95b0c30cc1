import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import ChallanLists from '../../../src/customRoutes/challans/ChallanLists.tsx'
import ChallanPayment from '../../../src/customRoutes/challans/payment/ChallanPayment.tsx'
import ChallanDashboard from '../../../src/customRoutes/challans/search/ChallanDashboard.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'
import { sampleChallans, saveSearch } from './sample.ts'

stubBrowser()

const SEARCH = 'POST /api/challan/search'
const found = { rcNo: 'MH12AB1000', parentId: 'chs_9', fetchedAt: '2026-11-21T05:00:00.000Z', result: sampleChallans }
const answers = {
  [SEARCH]: () => ({
    body: {
      code: 100,
      message: '',
      found: [found],
      failed: [{ index: 1, rcNo: 'DL1CAA1111', message: 'The source is down.' }],
    },
  }),
  'GET /api/resources/challan-searches': () => ({ body: [], headers: { 'content-range': 'challan-searches 0-0/0' } }),
}

const Page = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="at">{pathname + search}</output>
      {pathname === paths.challanDashboard && <ChallanDashboard />}
      {pathname === paths.challanDashboardPayment && <ChallanPayment />}
      {pathname === paths.challanLists && <ChallanLists />}
    </>
  )
}

const open = (path: string = paths.challanDashboard) => renderConsolePage(Page, { path, answers })
const at = () => screen.getByTestId('at').textContent
const submit = () => screen.getByRole('button', { name: 'Check challans' })

test('an empty form shows what is missing and sends nothing', async () => {
  const { user, seen } = await open()
  await user.click(submit())
  expect(screen.getByText('Please enter vehicle number')).toBeDefined()
  expect(seen.some(({ path }) => path === '/api/challan/search')).toBe(false)
})

test('several vehicles at once: each has its own result; opening one stores what §2.4 requires (A24, A95)', async () => {
  const { user, seen } = await open()
  await user.type(screen.getByLabelText('Vehicle number'), 'mh 12 ab 1000')
  await user.click(screen.getByRole('button', { name: 'Add another vehicle' }))
  await user.type(screen.getByLabelText('Vehicle number 2'), 'DL1CAA1111')
  await user.type(screen.getByLabelText(/Last 5 characters of chassis number, vehicle 2/), '12345')
  await user.click(submit())
  expect(await screen.findByText('3 pending · 1 paid')).toBeDefined()
  expect(screen.getByText('The source is down.')).toBeDefined()
  expect(seen.find(({ path }) => path === '/api/challan/search')?.body).toEqual({
    vehicles: [{ rcNo: 'MH12AB1000' }, { rcNo: 'DL1CAA1111', chassisLast5: '12345' }],
  })
  await user.click(screen.getByRole('button', { name: 'View and pay' }))
  expect(at()).toBe(paths.challanDashboardPayment)
  expect(sessionStorage.getItem('parentId')).toBe('chs_9')
  expect(JSON.parse(sessionStorage.getItem('result') ?? '')).toEqual(sampleChallans)
})

test('a wrong number names the character; a repeated number is refused', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Vehicle number'), 'MH12AB1000')
  await user.click(screen.getByRole('button', { name: 'Add another vehicle' }))
  await user.type(screen.getByLabelText('Vehicle number 2'), 'MH12AB1000')
  await user.click(submit())
  expect(screen.getByText('This vehicle is already in the list.')).toBeDefined()
})

test('retry=true restores this tab’s search and its selection (A89, A119)', async () => {
  saveSearch()
  await open(`${paths.challanDashboard}?retry=true`)
  await waitFor(() => expect(at()).toBe(paths.challanDashboardPayment))
})

test('retry=true without a search starts over', async () => {
  await open(`${paths.challanDashboard}?retry=true`)
  expect(at()).toBe(`${paths.challanDashboard}?retry=true`)
})

const earlier = {
  id: 'chs_3',
  createdAt: '2026-11-20T05:00:00.000Z',
  rcNo: 'MH12AB1000',
  violator: 'R•••• K•••••',
  pending: 3,
  paid: 1,
  pendingPaise: 200_000,
  fetchedAt: '2026-11-20T05:00:00.000Z',
}

const withEarlier = {
  ...answers,
  'GET /api/resources/challan-searches': () => ({
    body: [earlier],
    headers: { 'content-range': 'challan-searches 0-0/1' },
  }),
  'GET /api/challan/search/chs_3': () => ({ body: { ...found, parentId: 'chs_3' } }),
}

test('an earlier search opens from the list with current prices and nothing selected; its address has no id', async () => {
  saveSearch()
  sessionStorage.setItem('challanSelection', JSON.stringify(['MH4471029300812']))
  const { user } = await renderConsolePage(Page, { path: `${paths.challanLists}?tab=searches`, answers: withEarlier })
  const row = (await screen.findByText('₹2,000.00')).closest('tr') as HTMLElement
  expect(row.textContent).toContain('R•••• K•••••31')
  await user.click(row)
  await waitFor(() => expect(at()).toBe(paths.challanDashboardPayment))
  await waitFor(() => expect(sessionStorage.getItem('parentId')).toBe('chs_3'))
  expect(await screen.findAllByRole('checkbox', { checked: false })).toHaveLength(3)
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
})

test('a recent search is a link to the same page', async () => {
  const { user } = await renderConsolePage(Page, { path: paths.challanDashboard, answers: withEarlier })
  await user.click(await screen.findByRole('link', { name: /MH 12 AB 1000/ }))
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3)
  expect(sessionStorage.getItem('parentId')).toBe('chs_3')
})

test('a search that does not exist shows an error', async () => {
  const error = { code: 'not_found', message: 'This search does not exist.', requestId: 'req_9' }
  await renderConsolePage(Page, {
    path: `${paths.challanDashboardPayment}?id=chs_4`,
    answers: { 'GET /api/challan/search/chs_4': () => ({ status: 404, body: { error } }) },
  })
  expect(await screen.findByText('This search does not exist.')).toBeDefined()
})

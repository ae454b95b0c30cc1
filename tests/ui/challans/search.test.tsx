import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/paths.ts'
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
    </>
  )
}

const open = (path: string = paths.challanDashboard) => renderConsolePage(Page, { path, answers })
const at = () => screen.getByTestId('at').textContent
const submit = () => screen.getByRole('button', { name: 'Check challans' })

test('an empty form says what is missing and asks nobody', async () => {
  const { user, seen } = await open()
  await user.click(submit())
  expect(screen.getByText('Please enter vehicle number')).toBeDefined()
  expect(seen.some(({ path }) => path === '/api/challan/search')).toBe(false)
})

test('several vehicles at once: each answers for itself; one opens with what §2.4 keeps (A24, A95)', async () => {
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

test('a wrong number names the character, the same number twice is one too many', async () => {
  const { user } = await open()
  await user.type(screen.getByLabelText('Vehicle number'), 'MH12AB1000')
  await user.click(screen.getByRole('button', { name: 'Add another vehicle' }))
  await user.type(screen.getByLabelText('Vehicle number 2'), 'MH12AB1000')
  await user.click(submit())
  expect(screen.getByText('This vehicle is already in the list.')).toBeDefined()
})

test('retry=true goes on with the search of this tab and its selection (A89, A119)', async () => {
  saveSearch()
  await open(`${paths.challanDashboard}?retry=true`)
  await waitFor(() => expect(at()).toBe(paths.challanDashboardPayment))
})

test('retry=true without a search begins anew', async () => {
  await open(`${paths.challanDashboard}?retry=true`)
  expect(at()).toBe(`${paths.challanDashboard}?retry=true`)
})

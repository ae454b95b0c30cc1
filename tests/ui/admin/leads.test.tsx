import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AdminDashboard from '../../../src/customRoutes/admin/dashboard/AdminDashboard.tsx'
import { KycQueue } from '../../../src/customRoutes/admin/dashboard/KycQueue.tsx'
import { OpenRequests } from '../../../src/customRoutes/admin/dashboard/OpenRequests.tsx'
import { me, renderAdmin } from './renderAdmin.tsx'

const lead = {
  id: 'led_1',
  kind: 'contact',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@fleet.test',
  phone: '+91 98765-00022',
  companyName: 'Southern Fleet',
  productName: 'Challan Detailed Page',
  message: 'One invoice a month?',
  handledAt: null as string | null,
  handledBy: null as string | null,
  createdAt: new Date(Date.now() - 5 * 3_600_000).toISOString(),
}

/** A server that stores leads. It sets `handledBy` for the caller who handles one. */
async function open(path: string, element: React.ReactNode, { leads = [lead], handledBy = me.name } = {}) {
  let rows = leads
  return renderAdmin({
    path,
    routes: [{ path: '*', element }],
    answers: {
      'GET /admin-api/resources/leads': ({ search }) => {
        const { handled } = JSON.parse(search.get('filter') ?? '{}') as { handled?: boolean }
        const found = rows.filter(row => handled === undefined || (row.handledAt !== null) === handled)
        return { body: found, headers: { 'content-range': `leads 0-${found.length}/${found.length}` } }
      },
      'POST /admin-api/leads/led_1/handle': ({ body }) => {
        const { handled } = body as { handled: boolean }
        const how = handled
          ? { handledAt: '2026-11-21T05:00:00.000Z', handledBy }
          : { handledAt: null, handledBy: null }
        rows = rows.map(row => ({ ...row, ...how }))
        return { body: how }
      },
    },
  })
}

const button = (name: string) => screen.findByRole('button', { name })

test('an open request shows its contact, opens its message, and disappears once handled', async () => {
  const { user: person, seen } = await open('/', <OpenRequests />)
  const phone = await screen.findByRole('link', { name: lead.phone })
  expect(phone.getAttribute('href')).toBe('tel:+919876500022')
  expect(screen.getByRole('link', { name: lead.email }).getAttribute('href')).toBe(`mailto:${lead.email}`)
  expect(screen.getByText('1 open')).toBeDefined()
  expect(screen.queryByText(lead.message)).toBeNull()
  const message = await button('Show message from Lakshmi Narayanan')
  expect(message.getAttribute('aria-expanded')).toBe('false')
  await person.click(message)
  expect(screen.getByText(lead.message)).toBeDefined()
  await person.click(await button('Mark as handled: Lakshmi Narayanan'))
  await screen.findByText('All requests are handled.')
  await screen.findByText('The request from Lakshmi Narayanan is marked as handled.')
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ handled: true }])
  expect(document.activeElement).not.toBe(document.body)
})

test('a request that someone else has handled names that person', async () => {
  const { user: person } = await open('/', <OpenRequests />, { handledBy: 'Arjun Deshpande' })
  await person.click(await button('Mark as handled: Lakshmi Narayanan'))
  expect(
    await screen.findByText('Arjun Deshpande has already handled the request from Lakshmi Narayanan.'),
  ).toBeDefined()
})

test('all requests are a view of the dashboard; a handled one shows by whom and can be reopened', async () => {
  const handled = { ...lead, handledAt: '2026-11-21T05:00:00.000Z', handledBy: 'Arjun Deshpande' }
  const { user: person, seen } = await open('/admin/dashboard?view=requests', <AdminDashboard />, { leads: [handled] })
  await screen.findByRole('heading', { name: 'Requests' })
  expect((await screen.findByText('Arjun Deshpande')).title).toBe('21 Nov 2026, 10:30')
  const asked = seen.find(({ path }) => path.endsWith('/leads'))
  expect(asked?.search.get('range')).toBe('[0,24]')
  expect(asked?.search.get('sort')).toBe('["createdAt","DESC"]')
  await person.click(await button('Reopen: Lakshmi Narayanan'))
  await button('Mark as handled: Lakshmi Narayanan')
})

test('requests are filtered by state and kind, one choice each', async () => {
  const { user: person, seen } = await open('/admin/dashboard?view=requests', <AdminDashboard />)
  const filters = () => seen.filter(({ path }) => path.endsWith('/leads')).map(({ search }) => search.get('filter'))
  await person.click(await button('State'))
  await person.click(screen.getByRole('checkbox', { name: 'Handled' }))
  await waitFor(() => expect(filters()).toContain('{"handled":true}'))
  await person.click(screen.getByRole('checkbox', { name: 'Open' }))
  await waitFor(() => expect(filters()).toContain('{"handled":false}'))
})

test('the KYC queue links to the customer’s KYC, in the server’s order', async () => {
  const waiting = (id: string, customer: string) => ({
    id,
    userId: `usr_${id}`,
    kind: 'company',
    name: 'Deshmukh Traders',
    customer,
    email: `${id}@buyer.test`,
    submittedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  })
  await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <KycQueue /> }],
    answers: {
      'GET /admin-api/kyc/pending': () => ({
        body: { total: 12, pending: [waiting('a', 'Older'), waiting('b', 'Newer')] },
      }),
    },
  })
  const links = within(await screen.findByRole('table')).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(['Older', 'Newer'])
  expect(links[0]?.getAttribute('href')).toBe('/admin/user-detail?id=usr_a&tab=kyc')
  expect(screen.getByText('12 waiting')).toBeDefined()
  expect(screen.getByText('Showing the oldest 5.')).toBeDefined()
  expect(screen.getAllByText('3 h')).toHaveLength(2)
})

test('an empty queue says so, and a loading error offers a retry', async () => {
  let status = 500
  const { user: person } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <KycQueue /> }],
    answers: {
      'GET /admin-api/kyc/pending': () =>
        status === 200
          ? { body: { total: 0, pending: [] } }
          : { status: 403, body: { error: { code: 'forbidden', message: 'No.', requestId: 'req_1' } } },
    },
  })
  await screen.findByText('The KYC queue could not be loaded')
  status = 200
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No KYC is awaiting a decision.')).toBeDefined()
})

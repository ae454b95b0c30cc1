import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { staffRoles } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import AccessReviewPage from '../../../src/resources/accessReviews/AccessReviewPage.tsx'
import { RoleMatrix } from '../../../src/resources/roles/RoleMatrix.tsx'
import { shownRoles } from '../support/shownRoles.ts'
import { renderAdmin } from './renderAdmin.tsx'

const desk = {
  id: 'rol_1',
  name: { en: 'Leads desk', hi: 'लीड डेस्क' },
  about: null,
  builtIn: false,
  permissions: { 'admin.dashboard': ['list', 'show'], 'admin.leads': ['list', 'show'] },
  mayGive: true,
  mayChange: true,
  holders: [
    { id: 'adm_3', name: 'Leena Das', isActive: true },
    { id: 'adm_4', name: 'Ravi Jain', isActive: false },
  ],
}

const open = (answers: Parameters<typeof renderAdmin>[0]['answers'] = {}) =>
  renderAdmin({
    path: '/',
    role: 'superadmin',
    routes: [{ path: '*', element: <RoleMatrix audience="staff" /> }],
    answers: { 'GET /admin-api/roles': () => ({ body: [...shownRoles(staffRoles), desk] }), ...answers },
  })

test('shows what each role permits in words and who has it; only custom roles can be changed', async () => {
  await open()
  const matrix = within(await screen.findByRole('table', { name: 'Permissions by role' }))
  const holders = within(matrix.getByRole('row', { name: /^Who has it/ })).getAllByRole('cell')
  expect(holders.at(-1)?.textContent).toBe('Leena Das, Ravi Jain (disabled)')
  expect(holders[1]?.textContent).toBe('Nobody yet')
  const leads = within(matrix.getByRole('row', { name: /^Demo and contact requests/ })).getAllByRole('cell')
  expect(leads.at(-1)?.textContent).toBe('view, open')
  expect(matrix.getAllByRole('button', { name: /^Change / })).toHaveLength(1)
  expect(matrix.getAllByRole('button', { name: /^Delete / })).toHaveLength(1)
})

test('a copy of a built-in role starts with its rights, without what no custom role permits', async () => {
  const { user, seen } = await open({ 'POST /admin-api/roles': () => ({ body: { id: 'rol_2' } }) })
  await user.click(await screen.findByRole('button', { name: 'New role from a copy of Verifier' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New role' }))
  expect(dialog.queryByRole('checkbox', { name: /Staff, roles, sessions/ })).toBeNull()
  const reviews = within(dialog.getByRole('group', { name: /Court reviews/ }))
  await user.click(reviews.getByRole('checkbox', { name: 'edit' }))
  await user.type(dialog.getByLabelText(/^Reason/), 'For the agency')
  await user.click(dialog.getByRole('button', { name: 'Create role' }))
  expect(await screen.findByText('Role created: Copy of Verifier')).toBeTruthy()
  const body = seen.find(({ method }) => method === 'POST')?.body as { permissions: Record<string, string[]> }
  expect(body).toMatchObject({ name: 'Copy of Verifier', reason: 'For the agency' })
  expect(body.permissions['admin.courtReviews']).toEqual(['list', 'show', 'export'])
  expect(body.permissions['admin.documents']).toContain('edit')
})

test('a role without permissions is not sent; a change that waits says so', async () => {
  const { user, seen } = await open({
    'PUT /admin-api/roles/rol_1': () => ({ body: { done: false, approvalId: 'apr_1' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'New role' }))
  const empty = within(screen.getByRole('dialog'))
  await user.type(empty.getByLabelText(/^Name \*|^Name$/), 'Empty')
  await user.type(empty.getByLabelText(/^Reason/), 'To see what happens')
  await user.click(empty.getByRole('button', { name: 'Create role' }))
  expect(await empty.findByText('Choose at least one permission.')).toBeTruthy()
  await user.click(empty.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Change Leads desk' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change Leads desk' }))
  await user.click(dialog.getByRole('checkbox', { name: 'All of Prices' }))
  await user.type(dialog.getByLabelText(/^Reason/), 'They set prices too')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Sent for approval. Another super-admin must approve it.')).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
})

const at = '2026-11-20T06:12:00.000Z'
const person = {
  id: 'adm_2',
  name: 'Priya Menon',
  email: 'priya@satyapan.test',
  roleName: { en: 'Administrator', hi: 'एडमिन' },
  rights: { 'admin.leads': ['edit'] },
  lastSignInAt: null,
  since: at,
  givenBy: 'Arjun Sethi',
  until: '2027-01-31',
  decision: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  isDone: false,
  mayDecide: true,
}
const review = {
  id: 'arv_1',
  quarter: '2026-Q4',
  state: 'open',
  people: 2,
  reviewed: 1,
  openedAt: at,
  openedBy: null,
  finishedAt: null,
  finishedBy: null,
}

test('an access review is decided row by row, with a note where it is needed, and finished when all are', async () => {
  let rows: object[] = [
    person,
    {
      ...person,
      id: 'adm_1',
      name: 'Arjun Sethi',
      decision: 'change',
      note: 'Less',
      decidedBy: 'Meera',
      decidedAt: at,
      mayDecide: false,
    },
  ]
  const { user, seen } = await renderAdmin({
    path: `${paths.adminAccessReview}?id=arv_1`,
    role: 'superadmin',
    routes: [{ path: '*', element: <AccessReviewPage /> }],
    answers: {
      'GET /admin-api/resources/access-reviews/arv_1': () => ({ body: { ...review, rows } }),
      'POST /admin-api/access-reviews/arv_1/people/adm_2': () => {
        rows = rows.map(row => ({ ...row, decision: 'end', decidedAt: at, isDone: true }))
        return { body: { done: true } }
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'October to December 2026' })).toBeTruthy()
  expect(screen.getByText('1 decision has not been carried out yet.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Finish' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Keep the access of Arjun Sethi' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'End the access of Priya Menon' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'End' }))
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByLabelText(/Note/), 'Has left')
  await user.click(dialog.getByRole('button', { name: 'End' }))
  expect(await screen.findByText('Access of Priya Menon ended')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'end', note: 'Has left' })
})

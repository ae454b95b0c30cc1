import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import type { StaffRole } from '../../../contracts/people/roles.ts'
import { Verifiers } from '../../../src/resources/bgcUsers/Verifiers.tsx'
import { TaskPage } from '../../../src/resources/verificationTasks/TaskPage.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const words = (en: string) => ({ en, hi: en })
const at = '2026-11-28T06:12:00.000Z'

const task: VerificationTaskDetail = {
  id: 'crn_1',
  kind: 'verifierReview',
  state: 'free',
  userId: 'usr_1',
  customer: 'Zenith Components',
  caseId: 'cas_1',
  step: words('Identity'),
  subject: 'D•••• K••••••',
  skill: 'identity',
  askedAt: at,
  dueAt: at,
  overdue: false,
  verifierId: null,
  verifier: null,
  heldUntil: null,
  outcome: null,
  endedAt: null,
  planTitle: words('New colleague'),
  inClear: false,
  instructions: words('Compare the names.'),
  contact: { email: 'd•••@example.com', phone: null },
  judges: [
    {
      id: 'pan',
      title: words('PAN'),
      status: 'done',
      outcome: { value: 'mismatch', label: words('Does not match'), tone: 'danger' },
      reason: null,
      rows: [
        {
          source: 'name',
          label: words('Name'),
          kind: 'text',
          claimed: 'D•••• K••••••',
          found: 'A••• K••••••',
          claimedChoice: null,
          foundChoice: null,
          differs: true,
        },
      ],
      files: [
        {
          id: 'fil_1',
          step: 'pan',
          name: '',
          type: 'jpeg',
          bytes: 2_048,
          createdAt: at,
          keptUntil: at,
          deletedAt: null,
        },
      ],
    },
  ],
  judgement: null,
  sentBack: null,
  history: [],
  refused: null,
}

const verifiers = [{ id: 'adm_1', name: 'Priya Menon', skills: ['identity'], load: 3 }]

const open = (shown: Partial<VerificationTaskDetail> = {}, role: StaffRole = 'verifier') =>
  renderAdmin({
    path: '/admin/bgc-users-detail?id=crn_1',
    role,
    routes: [{ path: '*', element: <TaskPage id="crn_1" /> }],
    answers: {
      'GET /admin-api/verification-tasks/crn_1': () => ({ body: { ...task, ...shown } }),
      'GET /admin-api/verification-tasks/crn_1/verifiers': () => ({ body: { verifiers } }),
      'POST /admin-api/verification-tasks/crn_1/take': () => ({ body: { ...task, ...shown } }),
      'POST /admin-api/verification-tasks/crn_1/assign': () => ({ body: { ...task, ...shown } }),
      'POST /admin-api/verification-tasks/crn_1/judge': () => ({ body: { ...task, ...shown } }),
      'POST /admin-api/verification-tasks/crn_1/quality': () => ({ body: { ...task, ...shown } }),
      'POST /admin-api/verification-tasks/crn_1/files/fil_1': () => ({
        status: 404,
        body: { error: { code: 'not_found', message: 'There is no such file.', requestId: 'req_1' } },
      }),
      'POST /admin-api/verification-tasks/crn_1/reveal': () => ({
        body: { ...task, ...shown, inClear: true, subject: 'Divya Krishnan' },
      }),
    },
  })

const button = (name: string) => screen.queryByRole('button', { name })
const mine = { state: 'taken', verifierId: 'adm_1', verifier: 'Priya Menon' } as const

test('a check shows what was claimed beside what was found, and is taken before it is judged', async () => {
  const { user, seen } = await open()
  const row = (await screen.findByText('A••• K••••••')).closest('tr') as HTMLElement
  expect(row.textContent).toBe('NameD•••• K••••••A••• K••••••Different')
  expect(button('Judge')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take' }))
  expect(await screen.findByText('The check is yours')).toBeDefined()
  expect(seen.some(({ path }) => path.endsWith('/take'))).toBe(true)
})

test('a judgement has one of four outcomes and a reason', async () => {
  const { user, seen } = await open(mine)
  await user.click(await screen.findByRole('button', { name: 'Judge' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your judgement' }))
  expect(dialog.getAllByRole('radio')).toHaveLength(4)
  await user.click(dialog.getByRole('radio', { name: /^Insufficient/ }))
  await user.click(dialog.getByRole('button', { name: 'Save judgement' }))
  expect(seen.some(({ path }) => path.endsWith('/judge'))).toBe(false)
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'There is no second document.')
  await user.click(dialog.getByRole('button', { name: 'Save judgement' }))
  expect(await screen.findByText('Judgement saved')).toBeDefined()
  expect(seen.find(({ path }) => path.endsWith('/judge'))?.body).toEqual({
    outcome: 'insufficient',
    reason: 'There is no second document.',
  })
})

test('a second person reads the judgement, and sends it back', async () => {
  const outcome = { value: 'passed', label: words('Clear'), tone: 'success' } as const
  const { user, seen } = await open({ ...mine, kind: 'quality', judgement: { outcome, reason: 'The surname agrees.' } })
  expect(await screen.findByText('The surname agrees.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Do you agree?' }))
  await user.click(dialog.getByRole('radio', { name: /^Send back/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Look at the first name.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Judgement saved')
  expect(seen.find(({ path }) => path.endsWith('/quality'))?.body).toEqual({
    outcome: 'sentBack',
    reason: 'Look at the first name.',
  })
})

test.each([
  [{ refused: 'samePerson' as const }, /^You have already judged the other side/],
  [{ refused: 'skill' as const }, /^You do not have the skill/],
  [{ ...mine, verifierId: 'adm_2', verifier: 'Arjun Deshpande' }, 'Arjun Deshpande has taken this check.'],
  [{ state: 'withdrawn' as const }, /^This check is not needed any more/],
])('whoever may not judge reads why: %o', async (shown, why) => {
  await open(shown)
  expect(await screen.findByText(why)).toBeDefined()
  expect(button('Take')).toBeNull()
  expect(button('Judge')).toBeNull()
})

test('an auditor only reads', async () => {
  await open({}, 'auditor')
  await screen.findByText('A••• K••••••')
  for (const name of ['Take', 'Assign', 'Show unmasked', 'Open File 1']) expect(button(name)).toBeNull()
})

test('values are shown in clear, and a file is opened, with a reason', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: 'Open File 1' }))
  const file = within(await screen.findByRole('dialog', { name: 'Open File 1?' }))
  await user.type(file.getByRole('textbox'), 'To compare the card')
  await user.click(file.getByRole('button', { name: 'Open' }))
  expect(await file.findByText('There is no such file.')).toBeDefined()
  expect(seen.find(({ path }) => path.endsWith('/fil_1'))?.body).toEqual({ reason: 'To compare the card' })
  await user.click(file.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Show unmasked' }))
  const reveal = within(await screen.findByRole('dialog', { name: 'Show this check unmasked?' }))
  await user.type(reveal.getByRole('textbox'), 'To compare the names')
  await user.click(reveal.getByRole('button', { name: 'Show unmasked' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Divya Krishnan' })).toBeDefined()
})

test('a check is assigned to a verifier, or to whoever has the fewest', async () => {
  const { user, seen } = await open()
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign this check' }))
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'The verifier with the fewest checks' }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  await screen.findByText('Check assigned')
  expect(seen.find(({ path }) => path.endsWith('/assign'))?.body).toEqual({ verifierId: null })
})

test('a super-admin changes the skills of a verifier', async () => {
  const show = (role: StaffRole) =>
    renderAdmin({
      path: '/admin/bgc-users',
      role,
      routes: [{ path: '*', element: <Verifiers /> }],
      answers: {
        'GET /admin-api/verifiers': () => ({ body: { verifiers } }),
        'PUT /admin-api/verifiers/adm_1/skills': () => ({ body: { skills: ['identity', 'court'] } }),
      },
    })
  const { user, seen } = await show('superadmin')
  await user.click(await screen.findByRole('button', { name: 'Change skills' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Skills of Priya Menon' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Court records' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Skills saved')
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ skills: ['identity', 'court'] })
})

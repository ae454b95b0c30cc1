import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { UserKycTab } from '../../../src/resources/users/kyc/UserKycTab.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const user = { id: 'usr_1', name: 'Kavita Deshmukh', companyName: null, isActive: true } as AdminUserDetail

const individual = {
  id: 'kyc_1',
  kycDetails: { AADHAR_NUM: 'xxxx xxxx 0008', pan: 'BQxxxx721M', name: 'K. V. Deshpande' },
  aadharStatus: 'Verified',
  useCase: 'Checks of our own staff.',
  approvalStatus: 'Pending',
  reason: null,
  nameMatch: 62,
  sharedWith: 2,
  submittedAt: '2026-11-20T16:53:00.000Z',
  decidedAt: null as string | null,
  decidedBy: null as string | null,
}

const company = {
  ...individual,
  id: 'kyc_2',
  companyDetails: { type: 'gstin', number: '27AAxxxx000A1Z7', name: 'Deshmukh Traders', state: 'Maharashtra' },
  directorData: [{ name: 'Asha Rao', designation: 'Director' }],
  directorDetails: [{ name: 'Asha Rao', din: 'xxxx4567' }],
  approvalStatus: 'Approved',
  sharedWith: 0,
  decidedAt: '2026-11-21T05:00:00.000Z',
  decidedBy: 'Priya Menon',
}

type Answers = NonNullable<Parameters<typeof renderAdmin>[0]['answers']>
const refused = (status: number, message: string) => ({
  status,
  body: { error: { code: 'x', message, requestId: 'req_1' } },
})

const open = (kyc: object, answers: Answers = {}) =>
  renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <UserKycTab user={user} /> }],
    answers: { 'GET /admin-api/users/usr_1/kyc': () => ({ body: { complete: false, ...kyc } }), ...answers },
  })

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const decidedWith = (seen: { path: string; body: unknown }[]) =>
  seen.filter(({ path }) => path.endsWith('/decide')).map(({ path, body }) => ({ path, body }))

test('shows the masked submission and the check that failed (A61)', async () => {
  await open({ individual, company: null })
  const own = await section('Individual KYC')
  for (const words of ['BQxxxx721M', 'K. V. Deshpande', 'Checks of our own staff.', 'Awaiting a decision'])
    expect(own.getByText(words)).toBeDefined()
  expect(own.getByText('62% match with “Kavita Deshmukh”: compare them')).toBeDefined()
  expect(own.getByText('Other accounts with the same number: 2')).toBeDefined()
  expect(own.getByText(/The customer cannot change it until then/)).toBeDefined()
  expect((await section('Company KYC')).getByText('Not started')).toBeDefined()
})

test('the company path has its own steps, and an approval can be revoked with a reason (A62)', async () => {
  const { user: person, seen } = await open(
    { individual: null, company },
    { 'POST /admin-api/kyc/kyc_2/decide': () => ({ body: { approvalStatus: 'Rejected', kycComplete: false } }) },
  )
  const own = await section('Company KYC')
  expect(own.getByText('Approved')).toBeDefined()
  expect(own.getByText('21 Nov 2026, 10:30 by Priya Menon')).toBeDefined()
  expect(own.queryByRole('button', { name: 'Approve' })).toBeNull()
  await person.click(own.getByRole('button', { name: 'Withdraw approval' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'Wrong company')
  await person.click(dialog.getByRole('button', { name: 'Withdraw approval' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decidedWith(seen)).toEqual([
    {
      path: '/admin-api/kyc/kyc_2/decide',
      body: { decision: 'reject', reason: 'Wrong company', submittedAt: company.submittedAt },
    },
  ])
})

test('an incomplete submission cannot be decided (A62)', async () => {
  await open({ individual: null, company: { ...company, approvalStatus: null, directorDetails: null } })
  const own = await section('Company KYC')
  expect(own.getByText('DINs missing')).toBeDefined()
  expect(own.queryByRole('button', { name: /Approve|Reject|Withdraw/ })).toBeNull()
})

test('PAN and Aadhaar are one step, distinguished by the submitted values (A120)', async () => {
  const early = { ...individual, aadharStatus: null, approvalStatus: null, useCase: '' }
  await open({ individual: early, company: null })
  expect((await section('Individual KYC')).getByText('Aadhaar missing')).toBeDefined()
  cleanup()
  await open({ individual: { ...early, kycDetails: null }, company: null })
  expect((await section('Individual KYC')).getByText('PAN missing')).toBeDefined()
})

test('an account from before the records has nothing to decide (A60)', async () => {
  await open({ complete: true, individual: null, company: null })
  await screen.findByText(/verified before KYC records were kept/)
  expect(screen.queryByRole('region')).toBeNull()
})

test('approval needs one confirmation and refetches the page', async () => {
  let status = 'Pending'
  const { user: person, seen } = await open(
    {},
    {
      'GET /admin-api/users/usr_1/kyc': () => ({
        body: { complete: status === 'Approved', individual: { ...individual, approvalStatus: status }, company: null },
      }),
      'POST /admin-api/kyc/kyc_1/decide': () => {
        status = 'Approved'
        return { body: { approvalStatus: 'Approved', kycComplete: true } }
      },
    },
  )
  await person.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Approve the KYC of Kavita Deshmukh?' }))
  await person.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByRole('button', { name: 'Withdraw approval' })
  expect(decidedWith(seen)).toEqual([
    { path: '/admin-api/kyc/kyc_1/decide', body: { decision: 'approve', submittedAt: individual.submittedAt } },
  ])
})

test('a rejection needs a reason of five characters and stays open on failure', async () => {
  let status = 500
  const { user: person, seen } = await open(
    { individual, company: null },
    {
      'POST /admin-api/kyc/kyc_1/decide': () =>
        status === 200
          ? { body: { approvalStatus: 'Rejected', kycComplete: false } }
          : refused(500, 'Something broke.'),
    },
  )
  await person.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/sees this reason/)).toBeDefined()
  await person.type(dialog.getByRole('textbox'), 'No')
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Enter a reason of at least 5 characters.')
  expect(decidedWith(seen)).toEqual([])
  await person.type(dialog.getByRole('textbox'), ', the name differs')
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await dialog.findByText('Something broke.')
  status = 200
  await person.click(dialog.getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(decidedWith(seen).at(-1)?.body).toMatchObject({ decision: 'reject', reason: 'No, the name differs' })
})

test('a late decision shows a conflict and the current state', async () => {
  let status = 'Pending'
  const { user: person } = await open(
    {},
    {
      'GET /admin-api/users/usr_1/kyc': () => ({
        body: {
          complete: false,
          individual: { ...individual, approvalStatus: status, reason: 'Blurred' },
          company: null,
        },
      }),
      'POST /admin-api/kyc/kyc_1/decide': () => {
        status = 'Rejected'
        return refused(409, 'This KYC is rejected, so this action is not available.')
      },
    },
  )
  await person.click(await screen.findByRole('button', { name: 'Approve' }))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
  await screen.findByText(/No decision was saved. This KYC is rejected/)
  expect(screen.queryByRole('dialog')).toBeNull()
  await screen.findByText('Rejected')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

test('numbers are revealed only after a reason, and hidden again', async () => {
  const { user: person, seen } = await open(
    { individual, company: null },
    { 'POST /admin-api/kyc/kyc_1/reveal': () => ({ body: { values: ['BQKPD4721M'] } }) },
  )
  await person.click(await screen.findByRole('button', { name: 'Reveal number' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByRole('textbox'), 'abc')
  await person.click(dialog.getByRole('button', { name: 'Reveal' }))
  await dialog.findByText('Enter a reason of at least 5 characters.')
  await person.type(dialog.getByRole('textbox'), ' compare with the card')
  await person.click(dialog.getByRole('button', { name: 'Reveal' }))
  await screen.findByText('BQKPD4721M')
  expect(seen.find(({ path }) => path.endsWith('/reveal'))?.body).toEqual({
    field: 'number',
    reason: 'abc compare with the card',
  })
  await person.click(screen.getByRole('button', { name: 'Hide number' }))
  expect(screen.queryByText('BQKPD4721M')).toBeNull()
})

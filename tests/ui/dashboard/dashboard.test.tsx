import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Dashboard as Data } from '../../../contracts/calls/dashboard.ts'
import Dashboard from '../../../src/customRoutes/dashboard/Dashboard.tsx'
import { profile, renderConsolePage } from '../support/renderConsolePage.tsx'
import { sample } from './sample.ts'

const open = (data: Partial<Data>, more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) =>
  renderConsolePage(Dashboard, { answers: { 'GET /api/dashboard': () => ({ body: { ...sample, ...data } }) }, ...more })

const nothing = { now: 0, before: 0 }
const unused = { verifications: nothing, recent: [], needs: [] }

const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') ?? expect.fail(`no card ${name}`)

describe('with traffic', () => {
  test('pending tasks are named and link to their page', async () => {
    await open({})
    const links = within(await card('Needs your attention')).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1,214 rows to startPAN check, checked and ready', '/bulk-pan-detail?id=job_1'],
      ['1 row to rerunGSTIN check, not charged yet', '/products/gstin-check/detail?id=job_2'],
    ])
    // Users who may add balance go directly to the dialog.
    expect(
      within(await card('Needs your attention')).getByRole('button', { name: /API wallet is low.*₹48\.00 left/ }),
    ).toBeTruthy()
  })

  test('whoever may only look, as support does in a view, is offered no check and no payment', async () => {
    await open({}, { session: { profile: { ...profile, viewOnly: true } } })
    await screen.findByRole('heading', { name: 'Recent verifications' })
    expect(screen.queryByRole('button', { name: /New verification|API wallet is low/ })).toBeNull()
    screen.getByText(/API wallet is low/)
  })

  test('no pending tasks: says so', async () => {
    await open({ needs: [] })
    expect(within(await card('Needs your attention')).getByText('Nothing needs your attention')).toBeTruthy()
  })

  test('recent checks link to their details; a test key’s check says why it was free', async () => {
    await open({})
    const rows = within(await card('Recent verifications'))
      .getAllByRole('row')
      .slice(1)
    const [first, second] = rows.map(row => within(row))
    expect(first?.getByRole('link', { name: 'PAN check, AAxxxx000A' }).getAttribute('href')).toBe(
      '/bulk-pan-detail?id=ver_1',
    )
    expect(first?.getByText('₹1.50')).toBeTruthy()
    expect(first?.getByText('Valid')).toBeTruthy()
    expect(second?.getByText('Test, free')).toBeTruthy()
  })

  test('a check of files shows how many they are instead of their ids', async () => {
    const ofFiles = { product: 'face-match', subject: 'fil_1f9c2ab7 +1', outcome: 'same' }
    await open({ recent: sample.recent.slice(0, 1).map(row => ({ ...row, ...ofFiles })) })
    expect(within(await card('Recent verifications')).getByRole('link', { name: 'Face match, 2 files' })).toBeTruthy()
  })

  test('choosing another period loads it and updates the address', async () => {
    const { user, seen } = await open({})
    await user.click(await screen.findByRole('button', { name: 'Last 30 days' }))
    await user.click(screen.getByRole('menuitem', { name: 'Last 7 days' }))
    expect(await screen.findByRole('button', { name: 'Last 7 days' })).toBeTruthy()
    expect(seen.map(({ search }) => search.get('days'))).toEqual(['30', '7'])
  })
})

describe('first use', () => {
  test('shows next steps, with a sandbox value that succeeds', async () => {
    await open(unused)
    expect(await screen.findByText('No verifications yet')).toBeTruthy()
    expect(screen.getByText(/AAACZ1000A/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /Create an API key/ }).getAttribute('href')).toBe('/api-keys')
  })

  const beforeKyc = async (individual: object, role: 'customer' | 'subUser' = 'customer') => {
    const open = { kycDetails: null, aadharStatus: null, useCase: '', approvalStatus: null, reason: null }
    const company = { companyDetails: null, directorData: null, directorDetails: null, useCase: '' }
    const answer = (body: object) => () => ({ body })
    await renderConsolePage(Dashboard, {
      session: { kycComplete: false, role },
      answers: {
        'GET /api/dashboard': answer({ ...sample, ...unused }),
        'GET /api/user/getKyc/userInfo/usr_1': answer({ code: 100, result: { ...open, ...individual } }),
        'GET /api/user/getKyc/companyInfo/usr_1': answer({ code: 100, result: company }),
      },
    })
  }
  const verified = { kycDetails: {}, aadharStatus: 'Verified', useCase: 'x' }

  test.each([
    ['not begun', {}, 'Not started', 'Start your KYC'],
    ['a step done', { kycDetails: {} }, 'Step 2 of 4', 'Continue your KYC'],
    ['submitted', { ...verified, approvalStatus: 'Pending' }, 'Awaiting approval', 'View your KYC'],
    ['rejected', { ...verified, approvalStatus: 'Rejected' }, 'Not approved', 'Correct your KYC'],
  ])('KYC %s: its task shows the status and links to it', async (_, individual, state, go) => {
    await beforeKyc(individual)
    const task = await screen.findByRole('link', { name: `Your KYC${state}` })
    expect(task.getAttribute('href')).toBe('/my-account?tab=kyc')
    expect(screen.getByRole('link', { name: go }).getAttribute('href')).toBe('/my-account?tab=kyc')
  })

  test('a secondary user is told who completes the KYC', async () => {
    await beforeKyc({}, 'subUser')
    expect(await screen.findByText(/Only the account owner can complete the KYC/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /your KYC/i })).toBeNull()
  })

  test('before KYC, only the available features are shown (A64)', async () => {
    await beforeKyc({})
    expect(await screen.findByText('Complete your KYC to start verifying')).toBeTruthy()
    await screen.findByRole('link', { name: /^Your KYC/ })
    const links = within(await card('Available to you now')).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      '/my-account?tab=kyc',
      '/docs',
      '/my-account',
      '/wallet-statement',
      '/sandbox',
    ])
    expect(screen.queryByRole('button', { name: 'New verification' })).toBeNull()
  })
})

test('a dashboard that cannot be loaded shows the request ID and a retry', async () => {
  let failing = true
  const error = { code: 'forbidden', message: 'No.', requestId: 'req_9' }
  const { user } = await renderConsolePage(Dashboard, {
    answers: { 'GET /api/dashboard': () => (failing ? { status: 403, body: { error } } : { body: sample }) },
  })
  expect(await screen.findByText('req_9')).toBeTruthy()
  failing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('18,426')).toBeTruthy()
})

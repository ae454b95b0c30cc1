import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KycPrompt } from '../../../src/customRoutes/KycPrompt.tsx'
import KycTab from '../../../src/customRoutes/kyc/KycTab.tsx'
import { renderKyc, useCase, withAadhaar } from './renderKyc.tsx'

const waiting = { ...withAadhaar, useCase, approvalStatus: 'Pending' }

test('a gated page shows the KYC in place, with the reason (A64)', async () => {
  await renderKyc()
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete your KYC to use this page' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Company/ })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Why we ask' })).toBeTruthy()
  expect(screen.getByText(/confirm who owns the account/)).toBeTruthy()
  expect(screen.queryByText('The page')).toBeNull()
})

test('an approval appears while the page is open, and the page opens in place (A63, A64)', async () => {
  const { state } = await renderKyc({ known: { individual: waiting } })
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
  state.individual.approvalStatus = 'Approved'
  state.kycComplete = true
  expect(await screen.findByText('Your account is verified')).toBeTruthy()
  expect(await screen.findByText('Your KYC is approved. You can now run every verification.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy()
})

test('a rejection appears while the page is open, with the reason; the page stays closed', async () => {
  const { state } = await renderKyc({ known: { individual: waiting } })
  expect(await screen.findByText('Your KYC is under review')).toBeTruthy()
  Object.assign(state.individual, { approvalStatus: 'Rejected', reason: 'The name differs.' })
  expect(await screen.findByText('Reason: The name differs.')).toBeTruthy()
  expect(await screen.findByText(/^Your KYC was not approved/)).toBeTruthy()
  expect(screen.queryByText('The page')).toBeNull()
})

test('a secondary user is told that the owner completes it, and sees no form (A64)', async () => {
  const { seen } = await renderKyc({ Page: KycPrompt, session: { role: 'subUser', subUserId: 'sub_1' } })
  expect(await screen.findByText('The account owner must complete KYC')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Individual/ })).toBeNull()
  expect(seen.filter(({ path }) => path.includes('getKyc'))).toEqual([])
})

test('the tab of a verified account says so and links onward', async () => {
  await renderKyc({
    Page: KycTab,
    known: { individual: { ...waiting, approvalStatus: 'Approved' } },
    session: { kycComplete: true },
  })
  expect(await screen.findByText('Your account is verified')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to products' }).getAttribute('href')).toBe('/products')
})

test('a loading error shows the request ID and a retry', async () => {
  const { user, seen } = await renderKyc({ Page: KycTab, session: { userId: 'usr_2' } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = seen.length
  await user.click(again)
  expect(seen.length).toBeGreaterThan(before)
})

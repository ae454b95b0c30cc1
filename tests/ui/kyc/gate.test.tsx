import { screen, waitFor } from '@testing-library/react'
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

test('while it waits: by when it is decided, and in the sandbox how to decide it oneself', async () => {
  await renderKyc({ Page: KycTab, known: { individual: waiting } })
  expect(await screen.findByText('We decide within 2 working days of your submission.')).toBeTruthy()
  expect(screen.getByText(/^In the sandbox you decide it yourself/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sandbox accounts' }).getAttribute('href')).toBe('/sandbox')
})

test('beginning a path moves the focus to its first field', async () => {
  const { user } = await renderKyc({ Page: KycTab })
  await user.click(await screen.findByRole('button', { name: /^Individual/ }))
  const first = await screen.findByRole('textbox', { name: 'Owner’s PAN' })
  await waitFor(() => expect(document.activeElement).toBe(first))
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
  expect(screen.getByText(/^Next: add balance/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'API keys' }).getAttribute('href')).toBe('/api-keys')
})

test('a loading error shows the request ID and a retry', async () => {
  const { user, seen } = await renderKyc({ Page: KycTab, session: { userId: 'usr_2' } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = seen.length
  await user.click(again)
  expect(seen.length).toBeGreaterThan(before)
})

import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
// The dialog imports both when it opens. Importing them in advance keeps that time out of the wait for the form.
import '../../../src/signIn/register/Register.tsx'
import '../../../src/signIn/SignInForms.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'
import { renderLanding } from './renderLanding.tsx'

stubBrowser()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const popup = () => screen.queryByRole('dialog', { name: 'Sign up Bonus' })

test('five seconds after the page: the bonus by its exact name, with its amount (A28, A123)', async () => {
  await renderLanding()
  pass(4_999)
  expect(popup()).toBeNull()
  pass(1)
  expect(popup()?.textContent).toContain('Get free ₹20 credits to test APIs.')
  expect(popup()?.getAttribute('aria-modal')).toBeNull()
})

test('once per session (A28)', async () => {
  await renderLanding()
  pass(5_000)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(popup()).toBeNull()
  pass(20_000)
  expect(popup()).toBeNull()
  await renderLanding()
  pass(20_000)
  expect(popup()).toBeNull()
})

test('it opens the registration (A28)', async () => {
  await renderLanding()
  pass(5_000)
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(popup()).toBeNull()
  vi.useRealTimers()
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
})

test('never over a dialog: five seconds after that was closed (A28)', async () => {
  sessionStorage.setItem('returnPath', paths.bulkPan)
  await renderLanding()
  pass(60_000)
  expect(popup()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(4_999)
  expect(popup()).toBeNull()
  pass(1)
  expect(popup()).not.toBeNull()
})

test('it closes for good when a dialog opens', async () => {
  const { bar } = await renderLanding()
  pass(5_000)
  fireEvent.click(bar().getByRole('button', { name: 'Sign in/up' }))
  expect(popup()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(20_000)
  expect(popup()).toBeNull()
})

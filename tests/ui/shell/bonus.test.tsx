import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useStartTour } from '../../../src/layout/tour/tourContext.ts'
import { Welcome } from '../../../src/layout/tour/Welcome.tsx'
import { firstLogin } from '../../../src/session/firstLogin.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

Element.prototype.scrollIntoView = () => {}

afterEach(() => localStorage.removeItem('firstLogin'))

const Page = () => {
  const tour = useStartTour()
  return (
    <button type="button" onClick={tour}>
      Tour
    </button>
  )
}

const open = (role: 'customer' | 'subUser' = 'customer') =>
  renderConsolePage(
    () => (
      <Welcome>
        <Page />
      </Welcome>
    ),
    { session: { role }, answers: {} },
  )

test("after the first sign-in: 'Bonus Credit' of ₹20 in the API wallet, then the tour, and not again (A28, A118, A123)", async () => {
  firstLogin.set()
  const { user } = await open()
  const popup = await screen.findByRole('dialog', { name: 'Bonus Credit' })
  expect(popup.textContent).toContain('₹20 is in your API wallet')
  expect(screen.queryByText('1 of 12')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Show me around' }))
  await screen.findByText('1 of 12')
  expect(screen.queryByText('Bonus Credit')).toBeNull()
  expect(firstLogin.isSet()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(screen.queryByText('1 of 12')).toBeNull())
  expect(firstLogin.isSet()).toBe(false)
})

test('Escape closes the popup, and the tour follows (A118)', async () => {
  firstLogin.set()
  const { user } = await open()
  await screen.findByRole('dialog', { name: 'Bonus Credit' })
  await user.keyboard('{Escape}')
  await screen.findByText('1 of 12')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('1 of 12')).toBeNull()
  expect(firstLogin.isSet()).toBe(false)
})

test('a secondary user has registered nothing: no popup', async () => {
  firstLogin.set()
  await open('subUser')
  expect(screen.getByRole('button', { name: 'Tour' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no popup later, and the tour on request', async () => {
  const { user } = await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Tour' }))
  await screen.findByText('1 of 12')
  await user.click(screen.getByRole('button', { name: 'Skip' }))
})

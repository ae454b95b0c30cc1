import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signIn } from '../../../contracts/messages/en/signIn.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { until } from '../../support/until.ts'
import { ok, press, renderSignInForms, session } from '../signIn/renderSignInForms.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'
import { renderLanding } from './renderLanding.tsx'

stubBrowser()

const ways = (place: HTMLElement) =>
  within(place)
    .getAllByRole('radio')
    .map(radio => radio.closest('label')?.textContent)

test('the dialog contains the page’s own forms, email OTP first (A1)', async () => {
  const { container, unmount } = await renderSignInForms({})
  await screen.findByLabelText(signIn.email)
  const onPage = ways(container)
  unmount()

  const { user, bar } = await renderLanding()
  await user.click(bar().getByRole('button', { name: 'Sign in/up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign in/up' })
  await within(dialog).findByLabelText(signIn.email)
  expect(ways(dialog)).toEqual(onPage)
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: signIn.method.email }).checked).toBe(true)
})

test('in the dialog the form’s heading is one level below the page’s (A1)', async () => {
  const { user, bar } = await renderLanding()
  await user.click(bar().getByRole('button', { name: 'Sign in/up' }))
  expect(await screen.findByRole('heading', { name: signIn.title, level: 2 })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1)
})

test('a pending deep link opens it, and an OTP signs in (A27)', async () => {
  sessionStorage.setItem('returnPath', paths.bulkPan)
  const { user, onSignedIn } = await renderLanding({
    'POST /api/userLogin/userEmailOtp': () => ok(),
    'POST /api/userLogin/userEmailOtpVerification': () => ok(session),
  })
  await user.type(await screen.findByLabelText(signIn.email), 'demo@satyapan.test')
  await press(user, signIn.sendCode)
  await user.type(await screen.findByLabelText(signIn.code), '482913')
  await until(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
})

test.each(['register', 'subUser'])('an address can open %s; closing it returns to the landing page', async view => {
  history.replaceState(null, '', `/?view=${view}`)
  const { user } = await renderLanding()
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('heading', {
    name: view === 'register' ? 'Verify your e-mail' : signIn.subUser.title,
  })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('creating an account opens the registration', async () => {
  const { user } = await renderLanding()
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: 'Create an account' })[0] as Element)
  expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminChallans } from '../../../contracts/messages/en/adminChallans.ts'
import { stubBrowser } from '../support/stubBrowser.ts'
import { openOrder as open } from './openOrder.tsx'

stubBrowser()

const { one } = adminChallans

test('the payer is called after a reason; the number is a link that dials it', async () => {
  const { user, seen } = await open({})
  await user.click(await screen.findByRole('button', { name: adminChallans.call.payer }))
  const dialog = within(screen.getByRole('dialog', { name: adminChallans.call.payer }))
  expect(dialog.queryByText('+919876500021')).toBeNull()
  await user.type(dialog.getByRole('textbox'), 'Asks for the court date')
  await user.click(dialog.getByRole('button', { name: adminChallans.call.show }))
  const link = await screen.findByRole('link', { name: '+919876500021' })
  expect(link.getAttribute('href')).toBe('tel:+919876500021')
  expect(seen.find(({ path }) => path.endsWith('/phone'))?.body).toEqual({
    of: 'payer',
    reason: 'Asks for the court date',
  })
})

test('a message that failed is sent again', async () => {
  const { user, seen } = await open({})
  await screen.findByText('Failed')
  await user.click(screen.getByRole('button', { name: 'Send again: Paid' }))
  await screen.findByText('Sent again.')
  expect(seen.some(({ path }) => path.endsWith('/messages/msg_1/resend'))).toBe(true)
})

test('lawyer and court are shown for orders in court, the phone masked, and edited', async () => {
  const own = { lawyerName: 'Adv. Rao', lawyerPhone: '+91 98••• ••044', court: 'Pune court', hearingOn: '2026-12-04' }
  const { user, seen } = await open(own)
  await screen.findByText('4 Dec 2026')
  expect(screen.getByText(/98••• ••044/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(screen.getByRole('dialog', { name: adminChallans.court.title }))
  const court = dialog.getByRole('textbox', { name: 'Court' })
  await user.clear(court)
  await user.type(court, 'Mumbai court')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(adminChallans.court.done)
  expect(seen.find(({ path }) => path.endsWith('/court'))?.body).toEqual({
    court: 'Mumbai court',
    hearingOn: '2026-12-04',
    lawyerName: 'Adv. Rao',
    lawyerPhone: null,
  })
})

test('the images of the challans open over the page', async () => {
  const { user } = await open({})
  await user.click(await screen.findByRole('button', { name: one.images }))
  expect((await screen.findByRole('img', { name: 'MH1' })).getAttribute('src')).toBe('/public/challan-image/a')
})

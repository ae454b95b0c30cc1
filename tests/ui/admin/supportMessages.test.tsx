import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { SupportMessages } from '../../../src/resources/users/show/SupportMessages.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const user = { id: 'usr_1', name: 'Asha Rao', companyName: 'Asha Traders', isActive: true } as AdminUserDetail

const templates = [
  {
    id: 'paymentFound',
    name: 'Payment: found',
    subject: 'Your payment is here',
    text: 'We found [payment reference].',
  },
  { id: 'refundOnItsWay', name: 'Refund: on its way', subject: 'Your refund', text: 'We have refunded [amount].' },
  { id: 'other', name: 'Empty message', subject: '', text: '' },
]
const message = {
  id: 'smg_1',
  by: 'Dev Nair',
  template: 'paymentFound',
  subject: 'Your payment is here',
  text: 'We found UTR 42.',
  sentAt: '2026-11-21T05:00:00.000Z',
  delivery: 'failed',
}

const valueOf = (input: HTMLElement) => (input as HTMLTextAreaElement).value

const show = (messages: object[] = [], role: 'admin' | 'auditor' | 'compliance' = 'admin') =>
  renderAdmin({
    path: '/',
    role,
    routes: [{ path: '/', element: <SupportMessages user={user} /> }],
    answers: {
      'GET /admin-api/users/usr_1/messages': () => ({ body: { locale: 'hi', templates, messages } }),
      'POST /admin-api/users/usr_1/messages': () => ({ body: { id: 'smg_2' } }),
    },
  })

test('a template fills in the message, which is sent as it was completed', async () => {
  const { user: person, seen } = await show()
  await screen.findByText('No messages have been sent to this customer.')
  await person.click(screen.getByRole('button', { name: 'Send message' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Send a message to Asha Traders' }))
  dialog.getByText(/Templates are in Hindi/)
  await person.click(dialog.getByRole('combobox', { name: 'Template' }))
  await person.click(screen.getByRole('option', { name: 'Refund: on its way' }))
  const words = dialog.getByRole('textbox', { name: 'Message' })
  expect(valueOf(words)).toBe('We have refunded [amount].')
  await person.clear(words)
  await person.type(words, 'We have refunded it.')
  await person.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('The message has been sent.')
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    template: 'refundOnItsWay',
    subject: 'Your refund',
    text: 'We have refunded it.',
  })
})

test('another template does not replace what the sender has written', async () => {
  const { user: person } = await show()
  await person.click(await screen.findByRole('button', { name: 'Send message' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByRole('textbox', { name: 'Message' }), ' Own words.')
  await person.click(dialog.getByRole('combobox', { name: 'Template' }))
  await person.click(screen.getByRole('option', { name: 'Refund: on its way' }))
  expect(valueOf(dialog.getByRole('textbox', { name: 'Message' }))).toBe('We found [payment reference]. Own words.')
  dialog.getByText(/Your text was kept/)
})

test('what was sent is shown, with an e-mail that has not arrived', async () => {
  const { user: person } = await show([message])
  const item = within((await screen.findByText('Your payment is here')).closest('li') as HTMLElement)
  item.getByText(/Dev Nair/)
  item.getByText('Not delivered')
  const details = item.getByText('We found UTR 42.').closest('details')
  expect(details?.open).toBe(false)
  await person.click(item.getByText('Your payment is here'))
  expect(details?.open).toBe(true)
})

test('somebody without the right sees nothing', async () => {
  const { seen } = await show([message], 'compliance')
  expect(screen.queryByText('Messages')).toBeNull()
  expect(seen.filter(({ path }) => path.includes('/messages'))).toEqual([])
})

import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../../../contracts/calls/define.ts'
import { components } from '../../../contracts/messages/en/components.ts'
import { ActionDialog } from '../../../src/components/form/ActionDialog.tsx'
import { CallForm } from '../../../src/components/form/CallForm.tsx'
import { renderAdmin } from '../admin/renderAdmin.tsx'

const words = components.form

const book = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/trips/{id}',
  auth: 'admin',
  access: 'signedIn',
  style: 'http',
  summary: 'Book a trip',
  params: z.object({ id: z.string() }),
  body: z.object({
    to: z.string().trim().min(3).max(40),
    seats: z.number().int().min(1).max(9),
    pricePaise: z.number().int().min(0).max(500_000),
    day: z.iso.date().nullable(),
    note: z.string().max(100).optional(),
    meals: z.array(z.enum(['lunch', 'dinner'])).min(1),
    window: z.boolean(),
    fast: z.boolean(),
  }),
  reply: z.object({ ticket: z.string() }),
})

const fields = [
  { source: 'to', label: 'To' },
  { source: 'seats', kind: 'number', label: 'Seats' },
  { source: 'pricePaise', kind: 'money', label: 'Price' },
  { source: 'day', kind: 'date', label: 'Day' },
  { source: 'note', kind: 'textarea', label: 'Note' },
  {
    source: 'meals',
    kind: 'checkboxes',
    label: 'Meals',
    choices: [
      { value: 'lunch', label: 'Lunch' },
      { value: 'dinner', label: 'Dinner' },
    ],
  },
  { source: 'window', kind: 'switch', label: 'By the window' },
] as const

type Answer = { status?: number; body: unknown }
const booked: Answer = { body: { ticket: 'T 7' } }

const open = async (answer: () => Answer | Promise<Answer> = () => booked) => {
  const onClose = vi.fn<() => void>()
  const dialog = (
    <ActionDialog
      guard
      call={book}
      params={{ id: 'trp_1' }}
      body={{ fast: true }}
      fields={fields}
      defaults={{ pricePaise: 1_250 }}
      title="Book a trip"
      confirm="Book"
      done={({ ticket }, { seats }) => `${ticket} for ${seats}`}
      onClose={onClose}
    />
  )
  const opened = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: dialog }],
    answers: { 'POST /admin-api/trips/trp_1': answer },
  })
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }))
  const type = (name: string, words: string) => opened.user.type(screen.getByRole('textbox', { name }), words)
  const fill = async () => {
    await type('To', ' Pune ')
    await type('Seats', '2')
    await opened.user.click(screen.getByRole('checkbox', { name: 'Dinner' }))
    await opened.user.click(screen.getByRole('checkbox', { name: 'Lunch' }))
  }
  return { ...opened, onClose, press, type, fill }
}

test('values are sent once in the units of the body, and a toast confirms', async () => {
  const { seen, onClose, press, fill } = await open()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'To' }))
  await fill()
  await press('Book')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const body = { to: 'Pune', seats: 2, pricePaise: 1_250, day: null, note: '', meals: ['lunch', 'dinner'] }
  expect(seen.map(one => one.body)).toEqual([{ ...body, window: false, fast: true }])
  expect(await screen.findByText('T 7 for 2')).toBeTruthy()
})

test('each limit of the contract has an error message, with the focus on the first invalid field', async () => {
  const { user, seen, press, type } = await open()
  await press('Book')
  expect(await screen.findAllByText(words.required)).toHaveLength(2)
  expect(screen.getByText('Choose at least one.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'To' }))
  await type('To', 'Pu')
  expect(await screen.findByText('Use at least 3 characters.')).toBeTruthy()
  await type('Seats', 'two')
  expect(await screen.findByText('Enter a whole number in digits.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Seats' }))
  await type('Seats', '10')
  expect(await screen.findByText('Enter 9 or less.')).toBeTruthy()
  await type('Price', '0')
  expect(await screen.findByText('Enter an amount with at most two decimals.')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: 'Price' }))
  await type('Price', '5000.01')
  expect(await screen.findByText('Enter ₹5,000.00 or less.')).toBeTruthy()
  expect(seen).toEqual([])
})

test('a server error is shown under its field, and disappears when the field is changed', async () => {
  const problem = { field: 'to', message: 'No trains go there.' }
  const error = { code: 'bad_request', message: 'Check the fields.', requestId: 'r', fields: [problem] }
  const { press, fill, type, onClose } = await open(() => ({ status: 400, body: { error } }))
  await fill()
  await press('Book')
  expect(await screen.findByText('No trains go there.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const field = screen.getByRole('textbox', { name: 'To' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await type('To', 's')
  await waitFor(() => expect(screen.queryByText('No trains go there.')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('a server error on a list item is shown under the list, and does not block the next attempt', async () => {
  const problem = { field: 'meals.0', message: 'Lunch is sold out.' }
  const error = { code: 'bad_request', message: 'Check the fields.', requestId: 'r', fields: [problem] }
  const { seen, press, fill } = await open(() => ({ status: 400, body: { error } }))
  await fill()
  await press('Book')
  expect(await screen.findByText('Lunch is sold out.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Lunch' })))
  await press('Book')
  await waitFor(() => expect(seen).toHaveLength(2))
})

test('any other error is shown above the buttons; the dialog stays, and nothing is sent twice meanwhile', async () => {
  let answer: (reply: Answer) => void = () => {}
  const { user, seen, press, fill, onClose } = await open(() => new Promise(resolve => (answer = resolve)))
  await fill()
  await press('Book')
  const confirm = screen.getByRole('button', { name: 'Book' })
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'))
  await press('Book')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Discard your changes?')).toBeNull()
  answer({ status: 500, body: { error: { code: 'internal', message: 'Something broke.', requestId: 'r' } } })
  expect((await screen.findByRole('alert')).textContent).toBe('Something broke.')
  expect(seen).toHaveLength(1)
  expect(onClose).not.toHaveBeenCalled()
})

test('a guarded dialog asks before typed values are lost', async () => {
  const { user, onClose, press, type } = await open()
  await type('To', 'Pune')
  await user.keyboard('{Escape}')
  await press('Keep editing')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await press('Discard')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a form on a page shows the same and stays', async () => {
  const form = <CallForm call={book} params={{ id: 'trp_1' }} fields={fields.slice(0, 1)} submit="Book" done="Booked" />
  const { user, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: form }],
    answers: { 'POST /admin-api/trips/trp_1': () => booked },
  })
  await user.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText(words.required)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'To' }), 'Pune')
  await user.click(screen.getByRole('button', { name: 'Book' }))
  expect(await screen.findByText('Booked')).toBeTruthy()
  expect(seen[0]?.body).toEqual({ to: 'Pune' })
})

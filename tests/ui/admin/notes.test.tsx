import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubjectNotes } from '../../../src/resources/notes/SubjectNotes.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const note = (id: number) => ({
  id: `nte_${id}`,
  text: `Note number ${id}`,
  author: 'Priya Menon',
  createdAt: '2026-11-21T05:00:00.000Z',
})

test('shows the latest notes, and a new one after it is added', async () => {
  let notes = [4, 3, 2, 1].map(note)
  const { user: person, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <SubjectNotes kind="customer" subject="usr_1" /> }],
    answers: {
      'GET /admin-api/notes/customer/usr_1': () => ({ body: { notes, followUp: null } }),
      'POST /admin-api/notes/customer/usr_1': () => {
        notes = [note(5), ...notes]
        return { body: note(5) }
      },
    },
  })
  await screen.findByText('Note number 4')
  expect(screen.queryByText('Note number 1')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'All 4' }))
  expect(screen.getByText('Note number 1')).toBeDefined()

  await person.click(screen.getByRole('button', { name: 'Add note' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add note' }))
  const save = dialog.getByRole('button', { name: 'Add note' })
  await person.click(save)
  await dialog.findByText('Fill in this field.')
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  await person.type(dialog.getByRole('textbox', { name: 'Note' }), '  Wants an invoice  ')
  await person.click(save)
  await screen.findByText('Note number 5')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    text: 'Wants an invoice',
    followUpOn: null,
  })
})

test('the follow-up is set, shown with who set it, and ended', async () => {
  let followUp: { on: string; by: string } | null = null
  const { user: person, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <SubjectNotes kind="order" subject="cho_1" /> }],
    answers: {
      'GET /admin-api/notes/order/cho_1': () => ({ body: { notes: [], followUp } }),
      'POST /admin-api/notes/order/cho_1/follow-up': ({ body }) => {
        const { on } = body as { on: string | null }
        followUp = on ? { on, by: 'Priya Menon' } : null
        return { body: { followUp } }
      },
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Set follow-up' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Set follow-up' }))
  fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: '2026-12-04' } })
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('4 Dec 2026')
  expect(screen.getByText('set by Priya Menon')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByRole('button', { name: 'Set follow-up' })
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { on: '2026-12-04' },
    { on: null },
  ])
})

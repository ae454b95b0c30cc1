import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { UserNotes } from '../../../src/resources/users/show/UserNotes.tsx'
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
    routes: [{ path: '/', element: <UserNotes user={{ id: 'usr_1' } as AdminUserDetail} /> }],
    answers: {
      'GET /admin-api/users/usr_1/notes': () => ({ body: { notes } }),
      'POST /admin-api/users/usr_1/notes': () => {
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
  await person.type(dialog.getByRole('textbox'), '  Wants an invoice  ')
  await person.click(save)
  await screen.findByText('Note number 5')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'Wants an invoice' })
})

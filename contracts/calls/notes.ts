import { z } from 'zod'
import { defineCall } from './define.ts'

const ofUser = z.object({ id: z.string().max(64) })

const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
})

/** The newest 100 notes of staff about a customer, which the customer never sees. */
export const listNotes = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/users/{id}/notes',
  auth: 'admin',
  style: 'http',
  summary: 'List notes on a customer',
  params: ofUser,
  reply: z.object({ notes: z.array(note) }),
  errors: ['not_found'],
})

/** Notes are added, never changed or removed. */
export const addNote = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/users/{id}/notes',
  auth: 'admin',
  style: 'http',
  summary: 'Add a note to a customer',
  params: ofUser,
  body: z.object({ text: z.string().trim().min(1, 'Enter a note.').max(1_000, 'Enter at most 1,000 characters.') }),
  reply: note,
  errors: ['not_found'],
})

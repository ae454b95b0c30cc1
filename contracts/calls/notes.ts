import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/** What staff write notes about: a customer, a challan order, a request or an end user of a white-label client. */
export const noteKinds = ['customer', 'order', 'lead', 'endUser'] as const

export type NoteKind = (typeof noteKinds)[number]

const ofSubject = z.object({ kind: z.enum(noteKinds), subject: z.string().max(64) })

const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
})

/** The day on which the subject enters the queue of work, and who set it. */
const followUp = z.object({ on: day, by: z.string() })

const place = { service: 'admin', auth: 'admin', style: 'http', params: ofSubject, access: 'perRecord' } as const

/** The newest 100 notes of staff about a subject, which the customer never sees, and its follow-up date. */
export const listNotes = defineCall({
  ...place,
  method: 'GET',
  path: '/notes/{kind}/{subject}',
  summary: 'List notes and the follow-up date',
  reply: z.object({ notes: z.array(note), followUp: followUp.nullable() }),
  errors: ['not_found'],
})

/** Notes are added, never changed or removed. With a date, the subject is followed up on that day by whoever writes the note. */
export const addNote = defineCall({
  ...place,
  method: 'POST',
  path: '/notes/{kind}/{subject}',
  summary: 'Add a note',
  body: z.object({
    text: z.string().trim().min(1, 'Enter a note.').max(1_000, 'Enter at most 1,000 characters.'),
    followUpOn: day.nullish(),
  }),
  reply: note,
  errors: ['not_found'],
})

/** Moves the follow-up to another day, or ends it with null. */
export const setFollowUp = defineCall({
  ...place,
  method: 'POST',
  path: '/notes/{kind}/{subject}/follow-up',
  summary: 'Set or end a follow-up',
  body: z.object({ on: day.nullable() }),
  reply: z.object({ followUp: followUp.nullable() }),
  errors: ['not_found'],
})

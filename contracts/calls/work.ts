import { z } from 'zod'
import { workKinds } from '../resources/workItem.ts'
import { defineCall } from './define.ts'

const place = { service: 'admin', auth: 'admin', style: 'http' } as const
const count = z.number().int()

/** How much waits, of the kinds that the role may list; cheap enough to poll. Counted up to the cap of all lists. */
export const countWork = defineCall({
  ...place,
  method: 'GET',
  path: '/work/counts',
  access: ['admin.dashboard', 'list'],
  summary: 'Count what waits for staff',
  reply: z.object({
    all: count,
    mine: count,
    unassigned: count,
    overdue: count,
    kinds: z.array(z.object({ kind: z.enum(workKinds), count })),
  }),
})

/** The active members of staff, to whom work can be assigned. */
export const listAssignees = defineCall({
  ...place,
  method: 'GET',
  path: '/work/assignees',
  access: ['admin.dashboard', 'list'],
  summary: 'List active staff',
  reply: z.object({ staff: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

/** Assigns work to a member of staff, or to nobody. What is no longer waiting is left out and not counted. */
export const assignWork = defineCall({
  ...place,
  method: 'POST',
  path: '/work/assign',
  access: 'perRecord',
  summary: 'Assign work',
  body: z.object({
    ids: z.array(z.string().max(80)).min(1, 'Select at least one entry.').max(100),
    assigneeId: z.string().max(64).nullable(),
  }),
  reply: z.object({ assigned: count }),
  errors: ['conflict'],
})

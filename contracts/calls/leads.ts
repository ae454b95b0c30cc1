import { z } from 'zod'
import { defineCall } from './define.ts'

/** Marks a request as handled, or opens it again. Asked for what is so already, it changes nothing and says who did it. */
export const handleLead = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/leads/{id}/handle',
  auth: 'admin',
  style: 'http',
  summary: 'Mark a demo or contact request as handled, or reopen it',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ handled: z.boolean() }),
  reply: z.object({ handledAt: z.iso.datetime().nullable(), handledBy: z.string().nullable() }),
  errors: ['not_found'],
})

/** Filtered requests as CSV, newest first, at most `limits.exportRows` rows. `filter` as the list of leads takes it. */
export const exportLeads = defineCall({
  service: 'admin',
  method: 'GET',
  path: '/leads/export',
  auth: 'admin',
  style: 'http',
  summary: 'Export demo and contact requests as CSV',
  query: z.object({ filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

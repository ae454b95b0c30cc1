import { z } from 'zod'
import { defineCall } from './define.ts'

/** Marks a request as handled, or reopens it. If nothing changes, the reply names whoever did it before. */
export const handleLead = defineCall({
  service: 'admin',
  method: 'POST',
  path: '/leads/{id}/handle',
  auth: 'admin',
  access: ['admin.leads', 'edit'],
  style: 'http',
  summary: 'Mark a demo or contact request as handled, or reopen it',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({ handled: z.boolean() }),
  reply: z.object({ handledAt: z.iso.datetime().nullable(), handledBy: z.string().nullable() }),
  errors: ['not_found'],
})

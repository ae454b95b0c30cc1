import { z } from 'zod'
import { defineResource } from './define.ts'

export const leadKinds = ['demo', 'contact'] as const

const record = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  name: z.string(),
  email: z.string(),
  /** Whole: it was left in order to be called. */
  phone: z.string(),
  companyName: z.string().nullable(),
  productName: z.string(),
  message: z.string().nullable(),
  /** When and by whom it was dealt with; null while it is open. */
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Who asked for a demo call or wrote through a contact form. */
export const lead = defineResource({
  name: 'leads',
  audience: 'admin',
  permission: 'admin.leads',
  actions: ['list', 'export'],
  record,
  filter: z.object({
    /** Name, e-mail, phone or company, in part. */
    q: z.string().trim().max(120).optional(),
    kind: z.enum(leadKinds).optional(),
    handled: z.boolean().optional(),
    /** A keyset cursor: the last id of the page before, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type Lead = z.output<typeof record>

import { z } from 'zod'
import { defineResource } from './define.ts'

export const leadKinds = ['demo', 'contact'] as const

const record = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  name: z.string(),
  email: z.string(),
  /** Unmasked, because it was left for a call. */
  phone: z.string(),
  companyName: z.string().nullable(),
  productName: z.string(),
  message: z.string().nullable(),
  /** When and by whom it was handled; null while it is open. */
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Requests for a demo call and messages from contact forms. */
export const lead = defineResource({
  name: 'leads',
  audience: 'admin',
  permission: 'admin.leads',
  actions: ['list', 'export'],
  record,
  filter: z.object({
    /** Part of the name, e-mail, phone or company. */
    q: z.string().trim().max(120).optional(),
    kind: z.enum(leadKinds).optional(),
    handled: z.boolean().optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type Lead = z.output<typeof record>

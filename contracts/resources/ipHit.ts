import { z } from 'zod'
import { defineResource } from './define.ts'

const record = z.object({
  /** The address and the account, which make one line. */
  id: z.string(),
  /** As the gateway saw it, canonical. */
  address: z.string(),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  calls: z.number().int(),
  /** Of these, refused because of the address. */
  blocked: z.number().int(),
  lastSeenAt: z.iso.datetime(),
})

/** Who calls `/v1` from where, counted from the request log over a period of `limits.ipHits` days at most. */
export const ipHit = defineResource({
  name: 'ip-hits',
  audience: 'admin',
  permission: 'admin.addresses',
  actions: ['list', 'export'],
  record,
  filter: z.object({
    /** An address in part. */
    q: z.string().trim().max(45).optional(),
    customer: z.string().max(64).optional(),
    blocked: z.literal(true).optional(),
    /** Days of India, both included; the last seven without them. */
    createdFrom: z.iso.date().optional(),
    createdTo: z.iso.date().optional(),
  }),
  sorts: ['calls', 'blocked', 'lastSeenAt', 'id'],
})

export type IpHit = z.output<typeof record>

import { z } from 'zod'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  rcNo: z.string(),
  violator: z.string().nullable(),
  pending: z.number().int(),
  paid: z.number().int(),
  pendingPaise: z.number().int(),
  /** When the source was queried. */
  fetchedAt: z.iso.datetime(),
})

/** The customer's own searches: `id` is the `parentId`. */
export const challanSearch = defineResource({
  name: 'challan-searches',
  audience: 'customer',
  permission: 'challans',
  actions: ['list'],
  words: {
    title: text('Searches', 'खोजें'),
    search: text('Vehicle number', 'गाड़ी नंबर'),
    none: text('No searches yet', 'अभी कोई खोज नहीं'),
    noneDetail: text('Vehicles you look up appear here.', 'आप जो गाड़ियाँ खोजेंगे, वे यहाँ दिखेंगी।'),
  },
  fields: {
    createdAt: { label: text('Searched', 'खोज का समय'), kind: 'time' },
    rcNo: { label: text('Vehicle', 'गाड़ी') },
    violator: { label: text('Violator', 'किसके नाम') },
    pending: { label: text('Pending', 'पेंडिंग'), kind: 'count' },
    paid: { label: text('Paid', 'भरे गए'), kind: 'count' },
    pendingPaise: { label: text('Fines pending', 'पेंडिंग जुर्माना'), kind: 'money' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    /** A complete vehicle number. */
    rcNo: z.string().trim().max(24).optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type ChallanSearchRow = z.infer<typeof record>

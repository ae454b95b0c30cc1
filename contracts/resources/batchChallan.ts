import { z } from 'zod'
import { challanRoutes } from '../challans/challans.ts'
import { payabilityChoices } from '../fleet.ts'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

export const batchChallanStates = ['pending', 'paid'] as const

const record = z.object({
  id: z.string(),
  /** Masked. */
  rcNo: z.string(),
  number: z.string(),
  issuedOn: z.iso.date(),
  state: z.string(),
  amountPaise: z.number().int(),
  status: z.enum(batchChallanStates),
  payability: z.enum(challanRoutes),
})

/** The challans that one batch of vehicles found, as its answers say; without a batch there are none. */
export const batchChallan = defineResource({
  name: 'batch-challans',
  audience: 'admin',
  permission: 'admin.challans',
  actions: ['list', 'export'],
  words: {
    title: text('Challans found', 'मिले चालान'),
    none: text('The answers of this batch have no challan', 'इस बैच के जवाबों में कोई चालान नहीं है'),
  },
  fields: {
    rcNo: { label: text('Vehicle', 'गाड़ी'), kind: 'mono' },
    number: { label: text('Challan number', 'चालान नंबर'), kind: 'mono' },
    issuedOn: { label: text('Issued', 'कब कटा'), kind: 'day' },
    state: { label: text('State', 'राज्य') },
    amountPaise: { label: text('Fine', 'जुर्माना'), kind: 'money' },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: { pending: choice('Pending', 'बाकी', 'warning'), paid: choice('Paid', 'भरा गया', 'success') },
    },
    payability: { label: text('Payable', 'कहाँ भरें'), kind: 'choice', choices: payabilityChoices },
  },
  record,
  filter: z.object({
    jobId: z.string().max(64).optional(),
    status: z.array(z.enum(batchChallanStates)).optional(),
    state: z.string().max(60).optional(),
    payability: z.array(z.enum(challanRoutes)).optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'amountPaise', 'issuedOn'],
  csv: { columns: ['rcNo', 'number', 'issuedOn', 'state', 'amountPaise', 'status', 'payability'] },
})

export type BatchChallan = z.output<typeof record>

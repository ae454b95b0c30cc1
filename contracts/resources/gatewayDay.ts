import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

const record = z.object({
  /** The day in India, `2026-11-21`. */
  id: z.iso.date(),
  /** By the gateway's report, in integer paise: payments of the day, its fees with their tax, and refunds of the day. */
  capturedPaise: paise,
  feesPaise: paise,
  taxPaise: paise,
  refundedPaise: paise,
  /** What the gateway settled for the day's payments and refunds, whenever it did. */
  settledPaise: paise,
  /** By our orders and refunds. */
  recordedPaise: paise,
  returnedPaise: paise,
  /** Differences, and those that nobody has explained. */
  differences: z.number().int(),
  open: z.number().int(),
})

export type GatewayDay = z.output<typeof record>

/** The card gateway's report against our orders, by day. Rupees only. */
export const gatewayDay = defineResource({
  name: 'gateway-days',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'export'],
  paths: { list: paths.adminReconciliation },
  words: {
    title: text('Reconciliation', 'मिलान'),
    none: text('No payments in this period', 'इस दौरान कोई पेमेंट नहीं'),
    noneDetail: text(
      'Card payments and the gateway’s settlement reports are compared here, day by day.',
      'कार्ड पेमेंट और गेटवे की सेटलमेंट रिपोर्ट का हर दिन का मिलान यहाँ दिखता है।',
    ),
  },
  fields: {
    id: { label: text('Day', 'दिन'), kind: 'day' },
    capturedPaise: { label: text('Captured', 'गेटवे को मिले'), kind: 'money' },
    recordedPaise: { label: text('In our ledger', 'हमारे खाते में'), kind: 'money' },
    feesPaise: { label: text('Fees', 'फ़ीस'), kind: 'money' },
    taxPaise: { label: text('GST on fees', 'फ़ीस पर GST'), kind: 'money' },
    refundedPaise: { label: text('Refunded', 'रिफ़ंड'), kind: 'money' },
    returnedPaise: { label: text('Refunded by us', 'हमारे रिफ़ंड'), kind: 'money' },
    settledPaise: { label: text('Settled', 'बैंक में आए'), kind: 'money' },
    differences: { label: text('Differences', 'अंतर'), kind: 'count' },
    open: { label: text('Not explained', 'कारण बाकी'), kind: 'count' },
    createdAt: { label: text('Period', 'कब'), kind: 'day' },
  },
  record,
  filter: z.object({
    /** Days in India, both included: at most 366, by default the last 31. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
  }),
  sorts: ['id'],
  csv: {
    columns: [
      'id',
      'capturedPaise',
      'recordedPaise',
      'feesPaise',
      'taxPaise',
      'refundedPaise',
      'returnedPaise',
      'settledPaise',
      'differences',
      'open',
    ],
    audited: 'list.exported',
  },
})

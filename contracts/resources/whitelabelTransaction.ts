import { z } from 'zod'
import { challanOrderStatuses } from '../challans/challans.ts'
import { day } from '../fields/schemas.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { sharedOrderFields } from './challanOrder.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()
const time = z.iso.datetime()

const record = z.object({
  /** The order's id. */
  id: z.string(),
  number: z.string(),
  paidAt: time,
  /** The client that owned the brand when the order was paid. */
  clientId: z.string(),
  client: z.string(),
  brand: z.string(),
  /** Masked. */
  payer: z.string().nullable(),
  status: z.enum(challanOrderStatuses),
  finesPaise: paise,
  feesPaise: paise,
  /** Taken off the fee. */
  discountPaise: paise,
  gstPaise: paise,
  totalPaise: paise,
  refundedPaise: paise,
  /** Valid when the order was paid. */
  sharePercent: z.number().int(),
  sharePaise: paise,
  /** What refunds have taken back. */
  reversedPaise: paise,
  owedPaise: paise,
})

export type WhitelabelTransaction = z.output<typeof record>

const { number, status } = sharedOrderFields

/** Orders that were paid under the brand of a client, with its share. */
export const whitelabelTransaction = defineResource({
  name: 'whitelabel-transactions',
  audience: 'admin',
  permission: 'admin.whiteLabel',
  actions: ['list', 'export'],
  paths: { list: paths.adminWhitelabelTransactions },
  words: {
    title: text('White-label transactions', 'व्हाइट-लेबल लेन-देन'),
    search: text('Phone, vehicle or order number', 'फ़ोन, गाड़ी या ऑर्डर नंबर'),
    none: text('Nothing was paid under a client’s brand yet', 'अभी किसी क्लाइंट के ब्रांड पर पेमेंट नहीं हुआ'),
  },
  fields: {
    id: { label: text('Order ID', 'ऑर्डर ID'), kind: 'id' },
    number,
    status,
    paidAt: { label: text('Paid', 'कब पेमेंट हुआ'), kind: 'time' },
    client: { label: text('Client', 'क्लाइंट') },
    brand: { label: text('Brand', 'ब्रांड') },
    payer: { label: text('Payer', 'पेमेंट करने वाला'), kind: 'mono' },
    finesPaise: { label: text('Fines', 'जुर्माना'), kind: 'money' },
    feesPaise: { label: text('Fee', 'शुल्क'), kind: 'money' },
    discountPaise: { label: text('Discount', 'छूट'), kind: 'money' },
    gstPaise: { label: text('GST', 'GST'), kind: 'money' },
    totalPaise: { label: text('Total', 'कुल'), kind: 'money' },
    refundedPaise: { label: text('Refunded', 'रिफ़ंड'), kind: 'money' },
    sharePercent: { label: text('Share, percent', 'हिस्सा, प्रतिशत'), kind: 'count' },
    sharePaise: { label: text('Client’s share', 'क्लाइंट का हिस्सा'), kind: 'money' },
    reversedPaise: { label: text('Taken back by refunds', 'रिफ़ंड से वापस'), kind: 'money' },
    owedPaise: { label: text('Owed', 'देना बाकी'), kind: 'money' },
  },
  record,
  filter: z.object({
    /** A whole phone number, vehicle number or order number. */
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    /** A user id or a customer id. */
    client: z.string().trim().max(64).optional(),
    status: z.array(z.enum(challanOrderStatuses)).optional(),
    paidFrom: day.optional(),
    paidTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'paidAt'],
  csv: {
    columns: [
      'number',
      'paidAt',
      'client',
      'brand',
      'status',
      'finesPaise',
      'feesPaise',
      'discountPaise',
      'gstPaise',
      'totalPaise',
      'refundedPaise',
      'sharePercent',
      'sharePaise',
      'reversedPaise',
      'owedPaise',
      'id',
    ],
  },
})

import { z } from 'zod'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const count = z.number().int()
const paise = z.number().int()
const time = z.iso.datetime()

const record = z.object({
  /** The account's id. */
  id: z.string(),
  userId: z.string(),
  customer: z.string(),
  customerId: z.string().nullable(),
  /** The names of its brands. */
  brands: z.array(z.object({ id: z.string(), name: z.string(), title: z.string(), isActive: z.boolean() })),
  /** Of the convenience fee, in percent; 0 until staff have set one. */
  sharePercent: z.number().int(),
  endUsers: count,
  orders: count,
  /** Its shares of paid orders without what refunds have taken back. */
  owedPaise: paise,
  /** The last lookup or payment of an end user; null before the first. */
  lastActivityAt: time.nullable(),
})

const detail = record.extend({
  blocked: count,
  finesPaise: paise,
  feesPaise: paise,
  sharePaise: paise,
  reversedPaise: paise,
  /** A percentage that waits for a second person. */
  asked: z.object({ percent: z.number().int(), by: z.string(), at: time }).nullable(),
  /** The newest 20. */
  shares: z.array(z.object({ percent: z.number().int(), reason: z.string(), by: z.string(), at: time })),
})

export type WhitelabelClient = z.output<typeof record>
export type WhitelabelClientDetail = z.output<typeof detail>

/** Accounts that own a brand, or have earned a share under one. */
export const whitelabelClient = defineResource({
  name: 'whitelabel-clients',
  audience: 'admin',
  permission: 'admin.whiteLabel',
  actions: ['list', 'show'],
  paths: { show: paths.adminClientDetails },
  words: {
    title: text('White-label clients', 'व्हाइट-लेबल क्लाइंट'),
    none: text('No account owns a brand', 'किसी खाते के पास ब्रांड नहीं है'),
    one: text('White-label client', 'व्हाइट-लेबल क्लाइंट'),
    missing: text('This account owns no brand', 'इस खाते के पास कोई ब्रांड नहीं है'),
  },
  fields: {
    customer: { label: text('Client', 'क्लाइंट') },
    customerId: { label: text('Customer ID', 'ग्राहक ID'), kind: 'mono' },
    brands: { label: text('Brands', 'ब्रांड') },
    sharePercent: { label: text('Share of the fee', 'शुल्क में हिस्सा') },
    endUsers: { label: text('End users', 'एंड यूज़र'), kind: 'count' },
    blocked: { label: text('Blocked', 'ब्लॉक'), kind: 'count' },
    orders: { label: text('Paid orders', 'पेड ऑर्डर'), kind: 'count' },
    finesPaise: { label: text('Fines', 'जुर्माना'), kind: 'money' },
    feesPaise: { label: text('Fees', 'शुल्क'), kind: 'money' },
    sharePaise: { label: text('Share', 'हिस्सा'), kind: 'money' },
    reversedPaise: { label: text('Taken back by refunds', 'रिफ़ंड से वापस'), kind: 'money' },
    owedPaise: { label: text('Owed', 'देना बाकी'), kind: 'money' },
    lastActivityAt: { label: text('Last activity', 'आखिरी गतिविधि'), kind: 'time' },
  },
  record,
  detail,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional() }),
  sorts: ['id'],
})

import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { topUpCurrencies, topUpWallets } from '../money/topUp.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** `paid`: captured by the provider but not credited yet, briefly. `diverged`: the payment does not match the order. */
export const paymentOrderStatuses = ['created', 'failed', 'expired', 'paid', 'credited', 'diverged'] as const

export type PaymentOrderStatus = (typeof paymentOrderStatuses)[number]

/** `settlement`: pays the debt of a postpaid wallet. */
export const paymentOrderPurposes = ['topUp', 'settlement'] as const

const minor = z.number().int()

const fields = {
  id: z.string(),
  /** The id at the payment provider and in the payment calls. */
  order_id: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(paymentOrderStatuses),
  purpose: z.enum(paymentOrderPurposes),
  wallet: z.enum(topUpWallets),
  currency: z.enum(topUpCurrencies),
  /** The amount charged to the card in paise or cents, including tax. */
  charged: minor,
  /** In paise: the amount credited, its tax, and the total. */
  creditPaise: minor,
  taxPaise: minor,
  totalPaise: minor,
  /** Dollars per rupee, fixed by the order; null for rupees. */
  usdPerInr: z.number().nullable(),
  /** The end of the payment's id; null until it is paid. */
  paymentTail: z.string().nullable(),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
  invoiceId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The credit notes for this order's invoices, oldest first. */
  creditNotes: z.array(z.object({ id: z.string(), number: z.string() })),
  creditedAt: z.iso.datetime().nullable(),
}

const filter = {
  id: z.array(z.string().max(64)).max(100).optional(),
  status: z.array(z.enum(paymentOrderStatuses)).optional(),
  wallet: z.array(z.enum(topUpWallets)).optional(),
  /** Days in Asia/Kolkata, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
}

const record = z.object(fields)

export type PaymentOrder = z.infer<typeof record>

/** The customer's own top-ups and settlements by card, in `/my-orders`. */
export const paymentOrder = defineResource({
  name: 'orders',
  audience: 'customer',
  permission: 'wallets',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.myOrders },
  words: {
    title: text('My orders', 'मेरे ऑर्डर'),
    none: text('No orders yet', 'अभी तक कोई ऑर्डर नहीं'),
    noneDetail: text(
      'Each card payment appears here with its invoice.',
      'कार्ड से किया हर पेमेंट यहाँ अपने इनवॉइस के साथ दिखता है।',
    ),
    one: text('Order', 'ऑर्डर'),
    missing: text('Order not found', 'ऐसा कोई ऑर्डर नहीं है'),
    error: text('The order could not be loaded', 'ऑर्डर लोड नहीं हो सका'),
  },
  fields: {
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        created: choice('Not paid yet', 'अभी पेमेंट नहीं हुआ', 'neutral'),
        failed: choice('Failed', 'फ़ेल', 'danger'),
        expired: choice('Expired', 'एक्सपायर', 'neutral'),
        paid: choice('Crediting', 'जमा हो रहा है', 'info'),
        credited: choice('Credited', 'जमा हुआ', 'success'),
        diverged: choice('Under review', 'जाँच में', 'warning'),
      },
    },
    purpose: {
      label: text('For', 'किसके लिए'),
      kind: 'choice',
      choices: {
        topUp: choice('Wallet top-up', 'वॉलेट में जमा'),
        settlement: choice('Outstanding amount', 'बकाया राशि'),
      },
    },
    wallet: {
      label: text('Wallet', 'वॉलेट'),
      kind: 'choice',
      choices: { api: choice('API', 'API'), product: choice('Product', 'प्रोडक्ट') },
    },
    charged: { label: text('Card charged', 'कार्ड से कटे') },
    usdPerInr: { label: text('Rate', 'रेट') },
    order_id: { label: text('Order ID', 'ऑर्डर ID'), kind: 'id' },
    paymentTail: { label: text('Payment', 'पेमेंट'), kind: 'mono' },
    creditPaise: { label: text('Amount', 'राशि'), kind: 'money' },
    taxPaise: { label: text('GST', 'GST'), kind: 'money' },
    totalPaise: { label: text('Total', 'कुल'), kind: 'money' },
    invoiceNumber: { label: text('Invoice', 'इनवॉइस') },
    creditNotes: { label: text('Credit notes', 'क्रेडिट नोट') },
  },
  record,
  filter: z.object(filter),
  sorts: ['id', 'createdAt'],
})

const ofAnyone = record.extend({
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  paymentId: z.string().nullable(),
  /** A payment that does not match the order, to be investigated. */
  divergence: z.string().nullable(),
})

export type CustomerPaymentOrder = z.infer<typeof ofAnyone>

/** All orders, for staff, including mismatched payments. */
export const customerPaymentOrder = defineResource({
  name: 'payment-orders',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show'],
  record: ofAnyone,
  filter: z.object({
    ...filter,
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    diverged: z.literal(true).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

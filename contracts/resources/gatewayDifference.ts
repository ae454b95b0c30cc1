import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** `missingHere`: the gateway reports it, we have not recorded it. `missingThere`: the other way round, a week after the payment. */
export const differenceKinds = [
  'missingHere',
  'missingThere',
  'otherAmount',
  'refundMissingHere',
  'refundMissingThere',
  'refundOtherAmount',
] as const

/** What we have recorded a payment or refund for. */
export const gatewayOrigins = [
  'topUp',
  'mismatch',
  'challan',
  'challanMismatch',
  'challanRefund',
  'return',
  'casePayment',
  'caseRefund',
] as const

const minor = z.number().int()

const record = z.object({
  /** The gateway's id of the payment or refund. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(differenceKinds),
  paymentId: z.string().nullable(),
  origin: z.enum(gatewayOrigins).nullable(),
  orderId: z.string().nullable(),
  /** Null for a citizen's order. */
  userId: z.string().nullable(),
  customer: z.string().nullable(),
  /** In minor units of the currency: by the gateway's report, and by us. */
  reportedMinor: minor.nullable(),
  recordedMinor: minor.nullable(),
  currency: z.string(),
  settlementId: z.string().nullable(),
  utr: z.string().nullable(),
  state: z.enum(['open', 'explained']),
  note: z.string().nullable(),
  explainedBy: z.string().nullable(),
  explainedAt: z.iso.datetime().nullable(),
})

export type GatewayDifference = z.output<typeof record>

/** Payments and refunds on which the gateway's report and our records differ. */
export const gatewayDifference = defineResource({
  name: 'gateway-differences',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'export'],
  paths: { list: paths.adminReconciliationDifferences },
  words: {
    title: text('Differences', 'अंतर'),
    search: text('Payment, refund or settlement ID', 'पेमेंट, रिफ़ंड या सेटलमेंट ID'),
    none: text('No differences in this period', 'इस दौरान कोई अंतर नहीं'),
    noneDetail: text(
      'Payments and refunds on which the gateway’s report and our ledger differ appear here.',
      'जिन पेमेंट और रिफ़ंड में गेटवे की रिपोर्ट और हमारा खाता अलग हैं, वे यहाँ दिखते हैं।',
    ),
  },
  fields: {
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    id: { label: text('Payment or refund', 'पेमेंट या रिफ़ंड'), kind: 'id' },
    kind: {
      label: text('Difference', 'अंतर'),
      kind: 'choice',
      choices: {
        missingHere: choice('Payment missing here', 'पेमेंट यहाँ नहीं', 'danger'),
        missingThere: choice('Payment missing at the gateway', 'पेमेंट गेटवे पर नहीं', 'danger'),
        otherAmount: choice('Another amount', 'अलग राशि', 'warning'),
        refundMissingHere: choice('Refund missing here', 'रिफ़ंड यहाँ नहीं', 'danger'),
        refundMissingThere: choice('Refund missing at the gateway', 'रिफ़ंड गेटवे पर नहीं', 'danger'),
        refundOtherAmount: choice('Refund of another amount', 'रिफ़ंड की राशि अलग', 'warning'),
      },
    },
    origin: {
      label: text('Recorded as', 'यहाँ दर्ज'),
      kind: 'choice',
      choices: {
        topUp: choice('Top-up or settlement', 'टॉप-अप या बकाया'),
        mismatch: choice('Mismatched payment', 'ऑर्डर से अलग पेमेंट'),
        challan: choice('Challan order', 'चालान ऑर्डर'),
        challanMismatch: choice('Mismatched challan payment', 'ऑर्डर से अलग चालान पेमेंट'),
        challanRefund: choice('Challan refund', 'चालान का रिफ़ंड'),
        casePayment: choice('Payment in a case', 'केस में पेमेंट'),
        caseRefund: choice('Refund in a case', 'केस का रिफ़ंड'),
        return: choice('Returned payment', 'लौटाया पेमेंट'),
      },
    },
    customer: { label: text('Customer', 'ग्राहक') },
    paymentId: { label: text('Payment', 'पेमेंट'), kind: 'id' },
    orderId: { label: text('Order', 'ऑर्डर'), kind: 'id' },
    reportedMinor: { label: text('Gateway', 'गेटवे'), kind: 'money' },
    recordedMinor: { label: text('Our ledger', 'हमारा खाता'), kind: 'money' },
    currency: { label: text('Currency', 'मुद्रा') },
    settlementId: { label: text('Settlement', 'सेटलमेंट'), kind: 'id' },
    utr: { label: text('UTR', 'UTR'), kind: 'id' },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: { open: choice('Open', 'खुला', 'warning'), explained: choice('Explained', 'कारण दर्ज', 'success') },
    },
    note: { label: text('Explanation', 'कारण') },
    explainedBy: { label: text('Explained by', 'किसने लिखा') },
    explainedAt: { label: text('Explained', 'कब लिखा'), kind: 'time' },
  },
  record,
  filter: z.object({
    /** The id of a payment, a refund or a settlement, or a UTR. */
    q: z.string().trim().max(64).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    kind: z.array(z.enum(differenceKinds)).optional(),
    state: z.enum(['open', 'explained']).optional(),
    /** Days in India, both included: at most 366, by default the last 31. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'id',
      'kind',
      'reportedMinor',
      'recordedMinor',
      'currency',
      'origin',
      'customer',
      'paymentId',
      'orderId',
      'settlementId',
      'utr',
      'state',
      'note',
      'explainedBy',
      'explainedAt',
    ],
    audited: 'list.exported',
  },
})

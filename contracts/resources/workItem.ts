import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** What waits for staff. `payment`: a card payment of a customer that does not match its order; `diverged`: the same of a challan order; `caseRefund`: one that the gateway refuses. */
export const workKinds = [
  'order',
  'refund',
  'diverged',
  'payment',
  'caseRefund',
  'approval',
  'kyc',
  'courtReview',
  'verification',
  'lead',
  'orderFollowUp',
  'customerFollowUp',
  'leadFollowUp',
  'endUserFollowUp',
] as const

export type WorkKind = (typeof workKinds)[number]

/** How many days each kind may wait; a challan order and a court review have their own dates, promised to the customer. */
export const workDays = {
  order: 4,
  refund: 1,
  diverged: 1,
  payment: 1,
  caseRefund: 1,
  approval: 1,
  kyc: 2,
  courtReview: 2,
  verification: 2,
  lead: 1,
  orderFollowUp: 1,
  customerFollowUp: 1,
  leadFollowUp: 1,
  endUserFollowUp: 1,
} as const satisfies Record<WorkKind, number>

const record = z.object({
  /** The kind and the subject: `kyc:kyc_…`. */
  id: z.string(),
  kind: z.enum(workKinds),
  /** The id of the order, refund, payment, approval, KYC, court check, lead or customer. */
  subject: z.string(),
  /** The id that its page takes: of the order, or of the customer; null without one. */
  target: z.string().nullable(),
  /** A vehicle number or a name; of a base price, its product. */
  title: z.string(),
  amountPaise: z.number().int().nullable(),
  /** Since when it waits. */
  since: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  overdue: z.boolean(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
})

export type WorkItem = z.output<typeof record>

/** The queue of everything that waits for staff, first what is due first. Each role sees the kinds that it may list. */
export const workItem = defineResource({
  name: 'work-items',
  audience: 'admin',
  permission: 'admin.dashboard',
  actions: ['list'],
  paths: { list: paths.adminWork },
  words: {
    title: text('Work', 'काम'),
    none: text('Nothing is waiting', 'कुछ भी बाकी नहीं'),
    noneDetail: text(
      'Challan orders, KYC, court reviews, checks to verify, refunds, mismatched payments, approvals and requests appear here until they are done.',
      'चालान ऑर्डर, KYC, कोर्ट रिव्यू, वेरिफ़ाई करने की जाँचें, रिफ़ंड, ऑर्डर से अलग पेमेंट, मंज़ूरी और रिक्वेस्ट निपटने तक यहाँ दिखते हैं।',
    ),
  },
  fields: {
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: {
        order: choice('Challan order', 'चालान ऑर्डर'),
        refund: choice('Refund to review', 'रिफ़ंड की मंज़ूरी'),
        diverged: choice('Mismatched challan payment', 'ऑर्डर से अलग चालान पेमेंट'),
        payment: choice('Mismatched top-up', 'ऑर्डर से अलग टॉप-अप'),
        caseRefund: choice('Refund refused by the gateway', 'रिफ़ंड जो गेटवे ने मना किया'),
        approval: choice('Change to approve', 'मंज़ूरी वाला बदलाव'),
        kyc: choice('KYC to review', 'KYC की जाँच'),
        courtReview: choice('Court cases to review', 'कोर्ट केस का रिव्यू'),
        verification: choice('Check to verify', 'वेरिफ़ाई करने की जाँच'),
        lead: choice('Request', 'रिक्वेस्ट'),
        orderFollowUp: choice('Follow-up: challan order', 'फ़ॉलो-अप: चालान ऑर्डर'),
        customerFollowUp: choice('Follow-up: customer', 'फ़ॉलो-अप: ग्राहक'),
        leadFollowUp: choice('Follow-up: request', 'फ़ॉलो-अप: रिक्वेस्ट'),
        endUserFollowUp: choice('Follow-up: end user', 'फ़ॉलो-अप: एंड यूज़र'),
      },
    },
    title: { label: text('Vehicle or customer', 'गाड़ी या ग्राहक') },
    amountPaise: { label: text('Amount', 'राशि'), kind: 'money' },
    since: { label: text('Waiting since', 'कब से बाकी'), kind: 'time' },
    dueAt: { label: text('Due', 'कब तक'), kind: 'time' },
    assignee: {
      label: text('Assigned to', 'असाइन'),
      kind: 'choice',
      choices: { me: choice('Me', 'मुझे'), nobody: choice('No one', 'किसी को नहीं') },
    },
    overdue: {
      label: text('Due', 'कब तक'),
      kind: 'choice',
      choices: { true: choice('Overdue', 'समय निकल गया', 'danger') },
    },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    kind: z.array(z.enum(workKinds)).optional(),
    assignee: z.enum(['me', 'nobody']).optional(),
    overdue: z.literal(true).optional(),
  }),
  sorts: ['id', 'dueAt', 'since', 'amountPaise'],
})

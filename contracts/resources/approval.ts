import { z } from 'zod'
import { walletKinds } from '../codes.ts'
import { paths } from '../paths.ts'
import { text } from '../text.ts'
import { defineResource } from './define.ts'
import { choice } from './field.ts'

export const approvalKinds = [
  'adjustment',
  'settlement',
  'creditLimit',
  'basePrice',
  'userPrice',
  'creditNote',
  'paymentReturn',
] as const

/** `direct` changes were within what one person may do. */
export const approvalStates = ['waiting', 'approved', 'rejected', 'direct'] as const

const record = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  /** Null for a base price, which concerns every customer. */
  userId: z.string().nullable(),
  customerId: z.string().nullable(),
  customer: z.string().nullable(),
  wallet: z.enum(walletKinds).nullable(),
  product: z.string().nullable(),
  /** Integer paise, or cents of a returned payment in dollars: the change, the new limit or the new price; null for no limit. */
  amountPaise: z.number().int().nullable(),
  currency: z.string(),
  /** Integer paise: the cost below which a price lies; the earlier limit, null for none. */
  againstPaise: z.number().int().nullable(),
  reason: z.string(),
  askedBy: z.string(),
  createdAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
  /** Asked for by the reader, who therefore cannot approve it. */
  isOwn: z.boolean(),
})

/** Changes of money by staff, and those that wait for a second person. */
export const approval = defineResource({
  name: 'approvals',
  audience: 'admin',
  permission: 'admin.approvals',
  actions: ['list', 'export'],
  paths: { list: paths.adminApprovals },
  words: {
    title: text('Approvals', 'मंज़ूरी'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('Nothing here yet', 'अभी कुछ नहीं'),
    noneDetail: text(
      'Large adjustments and credit notes, higher credit limits, returned payments and prices below cost wait here for a second person.',
      'बड़े एडजस्टमेंट और क्रेडिट नोट, बढ़ी हुई क्रेडिट लिमिट, लौटाए जाने वाले पेमेंट और लागत से कम कीमतें यहाँ दूसरे व्यक्ति की मंज़ूरी का इंतज़ार करती हैं।',
    ),
  },
  fields: {
    id: { label: text('Request ID', 'रिक्वेस्ट ID'), kind: 'id' },
    createdAt: { label: text('Asked', 'कब माँगा'), kind: 'time' },
    kind: {
      label: text('Change', 'बदलाव'),
      kind: 'choice',
      choices: {
        adjustment: choice('Balance adjustment', 'बैलेंस एडजस्टमेंट'),
        settlement: choice('Outstanding settled', 'बकाया चुकता'),
        creditLimit: choice('Credit limit', 'क्रेडिट लिमिट'),
        basePrice: choice('Base price', 'मूल कीमत'),
        userPrice: choice('Customer price', 'ग्राहक की कीमत'),
        creditNote: choice('Credit note', 'क्रेडिट नोट'),
        paymentReturn: choice('Return of a payment', 'पेमेंट लौटाना'),
      },
    },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        waiting: choice('Waiting', 'इंतज़ार में'),
        approved: choice('Approved', 'मंज़ूर'),
        rejected: choice('Rejected', 'नामंज़ूर'),
        direct: choice('No approval needed', 'मंज़ूरी ज़रूरी नहीं'),
      },
    },
    customer: { label: text('Customer', 'ग्राहक') },
    subject: { label: text('Wallet or product', 'वॉलेट या प्रोडक्ट') },
    amountPaise: { label: text('Amount', 'रकम'), kind: 'money' },
    againstPaise: { label: text('Before, or cost', 'पहले, या लागत'), kind: 'money' },
    reason: { label: text('Reason', 'कारण') },
    askedBy: { label: text('Asked by', 'किसने माँगा') },
    decidedBy: { label: text('Decided by', 'किसने तय किया') },
    decidedAt: { label: text('Decided', 'कब तय हुआ'), kind: 'time' },
    decisionReason: { label: text('Reason of the decision', 'फ़ैसले का कारण') },
  },
  record,
  filter: z.object({
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    kind: z.array(z.enum(approvalKinds)).optional(),
    state: z.array(z.enum(approvalStates)).optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'kind',
      'state',
      'customer',
      'amountPaise',
      'againstPaise',
      'reason',
      'askedBy',
      'decidedBy',
      'decidedAt',
      'decisionReason',
      'id',
    ],
    audited: 'list.exported',
  },
})

export type Approval = z.output<typeof record>

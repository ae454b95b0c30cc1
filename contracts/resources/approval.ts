import { z } from 'zod'
import { grants, roleName } from '../people/grantSchemas.ts'
import { choice } from '../platform/choice.ts'
import { walletKinds } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

export const approvalKinds = [
  'adjustment',
  'settlement',
  'creditLimit',
  'basePrice',
  'userPrice',
  'creditNote',
  'paymentReturn',
  'payout',
  'clientShare',
  'brandOwner',
  'staffInvitation',
  'staffRole',
  'staffEnabling',
  'secondFactorReset',
  'roleRights',
  'recovery',
] as const

/** `direct` changes were within what one person may do, or nobody refused a recovery in time; an `expired` recovery was never used. */
export const approvalStates = ['waiting', 'approved', 'rejected', 'direct', 'expired'] as const

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
  /** The member of staff whom a change of staff concerns. */
  member: z
    .object({
      /** Null for one who is not a member yet. */
      id: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      /** The role that they would have, by name. */
      role: roleName.nullable(),
      /** The last day of their access, in Asia/Kolkata. */
      until: z.iso.date().nullable(),
      /** When the link of a recovery works unless somebody refuses it. */
      worksFrom: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** What a changed role would permit more than before, and less. */
  rights: z.object({ more: grants, less: grants }).nullable(),
  /** Integer paise, or cents of a returned payment in dollars: the change, the new limit or the new price; null for no limit. */
  amountPaise: z.number().int().nullable(),
  currency: z.string(),
  /** The title of the brand that would change hands. */
  brand: z.string().nullable(),
  /** Where a payout would go: number with its last digits, and IFSC. */
  bankAccount: z.string().nullable(),
  /** The share of the convenience fee that a white-label client would have, and its present one or that of the present owner, in percent. */
  share: z.object({ percent: z.number().int(), beforePercent: z.number().int() }).nullable(),
  /** Integer paise: the cost below which a price lies; the earlier limit, null for none. */
  againstPaise: z.number().int().nullable(),
  reason: z.string(),
  /** Null for a recovery, which begins with a command on the server. */
  askedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decisionReason: z.string().nullable(),
  /** Asked for by the reader, who therefore cannot approve it. */
  isOwn: z.boolean(),
  /** A change of the reader's own account, which they can only reject. */
  isAboutReader: z.boolean(),
  /** Until when the reader can only reject it, because they gave access to whoever asked, had it from them, or both had it from one person. */
  tiedUntil: z.iso.datetime().nullable(),
})

/** Changes of money by staff and of staff themselves, and those that wait for a second person. Changes of staff are for super-admins only. */
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
      'Large adjustments and credit notes, higher credit limits, returned payments, payouts, shares of white-label clients, prices below cost and changes of staff wait here for a second person.',
      'बड़े एडजस्टमेंट और क्रेडिट नोट, बढ़ी हुई क्रेडिट लिमिट, लौटाए जाने वाले पेमेंट, पेआउट, व्हाइट-लेबल क्लाइंट के हिस्से, लागत से कम कीमतें और स्टाफ़ के बदलाव यहाँ दूसरे व्यक्ति की मंज़ूरी का इंतज़ार करते हैं।',
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
        payout: choice('Payout', 'पेआउट'),
        clientShare: choice('Share of a white-label client', 'व्हाइट-लेबल क्लाइंट का हिस्सा'),
        brandOwner: choice('Owner of a brand', 'ब्रांड का मालिक'),
        staffInvitation: choice('Staff invitation', 'स्टाफ़ का इनवाइट'),
        staffRole: choice('Staff role', 'स्टाफ़ का रोल'),
        staffEnabling: choice('Staff account enabled', 'स्टाफ़ खाता चालू करना'),
        secondFactorReset: choice('Two-step verification reset', 'टू-स्टेप वेरिफ़िकेशन रीसेट'),
        roleRights: choice('Rights of a staff role', 'स्टाफ़ के रोल के अधिकार'),
        recovery: choice('Recovery on the server', 'सर्वर पर रिकवरी'),
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
        expired: choice('Expired', 'समय खत्म'),
      },
    },
    customer: { label: text('Customer or staff', 'ग्राहक या स्टाफ़') },
    subject: { label: text('Wallet, product, brand or role', 'वॉलेट, प्रोडक्ट, ब्रांड या रोल') },
    rights: { label: text('Rights of the role', 'रोल के अधिकार') },
    bankAccount: { label: text('Bank account', 'बैंक खाता'), kind: 'mono' },
    amountPaise: { label: text('Amount', 'रकम'), kind: 'money' },
    againstPaise: { label: text('Before, or cost', 'पहले, या लागत'), kind: 'money' },
    worksFrom: { label: text('Works unless rejected from', 'नामंज़ूर न हो तो कब से चलेगा') },
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

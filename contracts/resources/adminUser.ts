import { z } from 'zod'
import { auditActions } from '../people/auditActions.ts'
import { choice } from '../platform/choice.ts'
import { walletKinds } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/** How far a customer's KYC is: `waiting` for a decision by staff, `none` if nothing was submitted. */
export const kycStates = ['none', 'waiting', 'rejected', 'complete'] as const

const record = z.object({
  id: z.string(),
  customerId: z.string().nullable(),
  name: z.string(),
  companyName: z.string().nullable(),
  email: z.string(),
  /** Masked. */
  phone: z.string().nullable(),
  isActive: z.boolean(),
  kyc: z.enum(kycStates),
  plan: z.enum(['Prepaid', 'Postpaid']),
  challanPaise: paise,
  apiPaise: paise,
  productPaise: paise,
  createdAt: z.iso.datetime(),
})

const detail = record.extend({
  wallets: z.array(
    z.object({
      kind: z.enum(walletKinds),
      accountType: z.enum(['Prepaid', 'Postpaid']),
      availablePaise: paise,
      heldPaise: paise,
    }),
  ),
  /** Live traffic of the last 30 days, including today. */
  spendPaise: paise,
  calls: z.number().int(),
  callsByDay: z.array(z.object({ day: z.iso.date(), calls: z.number().int() })),
  features: z.array(z.string()),
  lastSignInAt: z.iso.datetime().nullable(),
  /** Whether two-step verification is on. */
  secondFactor: z.boolean(),
  /** Whether a logo of its own stands on its reports. */
  hasLogo: z.boolean(),
  /** Whether it owns a brand, so that it has a page as a white-label client. */
  ownsBrand: z.boolean(),
  keys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hint: z.string(),
      mode: z.enum(['live', 'test']),
      lastUsedAt: z.iso.datetime().nullable(),
      revokedAt: z.iso.datetime().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  subUsers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      isActive: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** The newest 50. */
  audit: z.array(
    z.object({
      id: z.string(),
      action: z.enum(auditActions),
      /** The name of a person or key, or the part of the server that acted. */
      actor: z.string(),
      subject: z.string(),
      reason: z.string().nullable(),
      /** The feature or product control that was switched. */
      switched: z.object({ name: z.string(), on: z.boolean() }).nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
})

/** Customers, for staff. */
export const adminUser = defineResource({
  name: 'users',
  audience: 'admin',
  permission: 'admin.users',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminUserAccounts, show: paths.adminUserDetail },
  words: {
    title: text('User accounts', 'यूज़र खाते'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('No customers yet', 'अभी कोई ग्राहक नहीं'),
    noneDetail: text('Customers appear here once they register.', 'रजिस्टर करने वाले ग्राहक यहाँ दिखते हैं।'),
  },
  fields: {
    customerId: { label: text('Customer ID', 'ग्राहक ID'), kind: 'mono' },
    name: { label: text('Customer', 'ग्राहक') },
    companyName: { label: text('Company', 'कंपनी') },
    email: { label: text('E-mail', 'ईमेल') },
    phone: { label: text('Phone', 'फ़ोन') },
    plan: {
      label: text('Plan', 'प्लान'),
      kind: 'choice',
      choices: { Prepaid: choice('Prepaid', 'प्रीपेड'), Postpaid: choice('Postpaid', 'पोस्टपेड') },
    },
    kyc: {
      label: text('KYC', 'KYC'),
      kind: 'choice',
      choices: {
        none: choice('KYC not submitted', 'KYC जमा नहीं'),
        waiting: choice('KYC waiting for review', 'KYC को जाँच का इंतज़ार', 'warning'),
        rejected: choice('KYC rejected', 'KYC रिजेक्ट', 'danger'),
        complete: choice('KYC complete', 'KYC पूरा', 'success'),
      },
    },
    isActive: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: { true: choice('Active', 'एक्टिव'), false: choice('Deactivated', 'बंद') },
    },
    apiPaise: { label: text('API wallet', 'API वॉलेट'), short: text('API', 'API'), kind: 'money' },
    productPaise: { label: text('Product wallet', 'प्रोडक्ट वॉलेट'), short: text('Product', 'प्रोडक्ट'), kind: 'money' },
    challanPaise: { label: text('Challan wallet', 'चालान वॉलेट'), short: text('Challan', 'चालान'), kind: 'money' },
    balance: {
      label: text('Balance', 'बैलेंस'),
      kind: 'choice',
      choices: { low: choice('Low in a wallet', 'किसी वॉलेट में कम', 'warning') },
    },
    createdAt: { label: text('Joined', 'जुड़े'), kind: 'day' },
    id: { label: text('ID', 'ID') },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the customer id, or a whole e-mail, phone or words of the name or company, which are sealed. */
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    isActive: z.boolean().optional(),
    kyc: z.array(z.enum(kycStates)).optional(),
    plan: z.enum(['Prepaid', 'Postpaid']).optional(),
    /** Any prepaid wallet below `limits.lowBalancePaise`. */
    balance: z.literal('low').optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt', 'apiPaise', 'productPaise', 'challanPaise'],
  csv: {
    columns: [
      'customerId',
      'name',
      'companyName',
      'email',
      'phone',
      'isActive',
      'kyc',
      'plan',
      'challanPaise',
      'apiPaise',
      'productPaise',
      'createdAt',
      'id',
    ],
    audited: 'users.exported',
  },
})

export type AdminUser = z.output<typeof record>
export type AdminUserDetail = z.infer<typeof detail>

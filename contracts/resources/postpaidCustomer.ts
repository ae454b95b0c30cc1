import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { walletKinds } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/** Why an account needs attention: it owes money, a statement is unpaid, or a wallet has used most of its limit. */
export const postpaidStandings = ['owing', 'due', 'nearLimit'] as const

const record = z.object({
  /** The user's id. */
  id: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** The total of all postpaid wallets. */
  outstandingPaise: paise,
  /** Null if a wallet has no limit. */
  creditLimitPaise: paise.nullable(),
  nearLimit: z.boolean(),
  /** The unpaid part of the last statement. */
  duePaise: paise,
  statement: z.object({ id: z.string(), month: z.string(), outstandingPaise: paise }).nullable(),
})

const detail = record.extend({
  wallets: z.array(
    z.object({
      kind: z.enum(walletKinds),
      outstandingPaise: paise,
      creditLimitPaise: paise.nullable(),
      heldPaise: paise,
    }),
  ),
  /** The debt by age of the charges; payments settle the oldest first. */
  ageing: z.object({
    /** Charges since the last statement. */
    unbilledPaise: paise,
    months: z.array(z.object({ month: z.string(), paise })),
    olderPaise: paise,
  }),
})

export type PostpaidCustomer = z.infer<typeof record>
export type PostpaidCustomerDetail = z.infer<typeof detail>

/** Postpaid customers with their debts and limits, for staff. */
export const postpaidCustomer = defineResource({
  name: 'postpaid-customers',
  audience: 'admin',
  permission: 'admin.wallets',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminPostpaid, show: paths.adminPostpaidUserDetail },
  words: {
    title: text('Postpaid', 'पोस्टपेड'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('No postpaid accounts', 'कोई पोस्टपेड ग्राहक नहीं'),
    noneDetail: text('Accounts with a postpaid wallet appear here.', 'पोस्टपेड वॉलेट वाले खाते यहाँ दिखते हैं।'),
  },
  fields: {
    customer: { label: text('Customer', 'ग्राहक') },
    customerId: { label: text('Customer ID', 'ग्राहक ID'), kind: 'mono' },
    outstandingPaise: { label: text('Outstanding', 'बकाया'), kind: 'money' },
    creditLimitPaise: { label: text('Credit limit', 'क्रेडिट लिमिट'), kind: 'money' },
    statement: { label: text('Last statement', 'पिछला स्टेटमेंट'), kind: 'money' },
    duePaise: { label: text('Due', 'चुकाना है'), kind: 'money' },
    standing: {
      label: text('Status', 'बकाया'),
      kind: 'choice',
      choices: {
        owing: choice('Has an outstanding amount', 'कुछ बकाया है'),
        due: choice('Payment due', 'कुछ चुकाना है'),
        nearLimit: choice('Near the limit', 'लिमिट के पास'),
      },
    },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the customer id, or a whole e-mail, phone or words of the name or company, which are sealed. */
    q: z.string().trim().max(120).optional(),
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    /** Any of these. */
    standing: z.array(z.enum(postpaidStandings)).max(postpaidStandings.length).optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'outstandingPaise', 'creditLimitPaise', 'duePaise'],
})

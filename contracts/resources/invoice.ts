import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { topUpCurrencies, topUpWallets } from '../money/topUp.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

export const invoiceKinds = ['invoice', 'creditNote'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

const record = z.object({
  id: z.string(),
  kind: z.enum(invoiceKinds),
  /** Whether no other invoice replaces it. */
  isCurrent: z.boolean(),
  /** On a credit note: the number of the invoice that it credits. */
  credits: z.string().nullable(),
  /** `INV/26-27/000123`, or `CRN/26-27/000001` for a credit note; without gaps in each financial year. */
  number: z.string(),
  financialYear: z.string(),
  createdAt: z.iso.datetime(),
  userId: z.string(),
  customerId: z.string().nullable(),
  buyer: z.string(),
  /** Masked; null if there is none. */
  gstin: z.string().nullable(),
  /** The GST code and the name of the state. */
  placeOfSupply: z.string(),
  state: z.string(),
  wallet: z.enum(topUpWallets),
  currency: z.enum(topUpCurrencies),
  /** Negative on a credit note. */
  basePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  totalPaise: paise,
  /** What credit notes have left of an invoice; null on a credit note. */
  left: z.object({ basePaise: paise, taxPaise: paise }).nullable(),
  orderId: z.string(),
  paymentTail: z.string(),
})

export type Invoice = z.infer<typeof record>

/** All tax invoices and credit notes, for staff, in */
export const invoice = defineResource({
  name: 'invoices',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminInvoiceTransactions },
  words: {
    title: text('Invoices', 'इनवॉइस'),
    search: text('Number, or whole word of the buyer', 'नंबर, या खरीदार का पूरा शब्द'),
    none: text('No invoices yet', 'अभी तक कोई इनवॉइस नहीं'),
    noneDetail: text(
      'A tax invoice appears here for each credited card payment.',
      'कार्ड से हुए हर पेमेंट का टैक्स इनवॉइस यहाँ मिलता है।',
    ),
  },
  fields: {
    number: { label: text('Number', 'नंबर'), kind: 'mono' },
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    kind: {
      label: text('Document', 'दस्तावेज़'),
      kind: 'choice',
      choices: {
        invoice: choice('Invoice', 'इनवॉइस'),
        creditNote: choice('Credit note', 'क्रेडिट नोट'),
      },
    },
    customer: { label: text('Customer', 'ग्राहक') },
    buyer: { label: text('Customer', 'ग्राहक') },
    state: { label: text('Place of supply', 'सप्लाई का राज्य') },
    basePaise: { label: text('Taxable value', 'टैक्सेबल'), kind: 'money' },
    cgstPaise: { label: text('CGST', 'CGST'), kind: 'money' },
    sgstPaise: { label: text('SGST', 'SGST'), kind: 'money' },
    igstPaise: { label: text('IGST', 'IGST'), kind: 'money' },
    gstPaise: { label: text('GST', 'GST'), kind: 'money' },
    totalPaise: { label: text('Total', 'कुल'), kind: 'money' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    /** Part of the number or the buyer. */
    q: z.string().trim().max(120).optional(),
    kind: z.array(z.enum(invoiceKinds)).optional(),
    financialYear: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .optional(),
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    createdFrom: day.optional(),
    createdTo: day.optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

import { z } from 'zod'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const product = z.enum(productIds as [ProductId, ...ProductId[]])
const column = z.object({
  source: z.string().max(64),
  header: z.string().trim().min(1).max(limits.templates.headerCharacters),
})

const record = z.object({
  id: z.string(),
  product,
  name: z.string(),
  purpose: z.enum(purposes).nullable(),
  reference: z.string().nullable(),
  /** The column headers in this customer's files; a file with these headers needs no mapping. Omitted fields keep our names. */
  columns: z.array(column),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const create = z.object({
  product,
  name: z.string().trim().min(1).max(limits.templates.nameCharacters),
  purpose: z.enum(purposes).nullish(),
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
  columns: z.array(column).max(40).optional(),
})

/** Values that a customer fills in repeatedly, without personal data: purpose, reference, column names. */
export const inputTemplate = defineResource({
  name: 'input-templates',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  words: {
    title: text('Your templates', 'आपके टेम्पलेट'),
    none: text('No templates yet', 'अभी कोई टेम्पलेट नहीं'),
    noneDetail: text(
      'Save a purpose, a reference and your column names once, and start checks with them.',
      'उद्देश्य, रेफ़रेंस और अपने कॉलम के नाम एक बार सेव करें, और हर जाँच उन्हीं से शुरू करें।',
    ),
  },
  fields: {
    name: { label: text('Name', 'नाम') },
    product: { label: text('Product', 'प्रोडक्ट') },
    purpose: { label: text('Purpose', 'उद्देश्य') },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    columns: { label: text('Column names', 'कॉलम के नाम') },
    createdBy: { label: text('Saved by', 'किसने सेव किया') },
    updatedAt: { label: text('Saved', 'कब सेव हुआ'), kind: 'time' },
  },
  record,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional(), product: product.optional() }),
  sorts: ['id', 'name', 'updatedAt'],
  create,
  /** Omitted fields are unchanged. */
  update: create.omit({ product: true }).partial(),
})

export type InputTemplate = z.output<typeof record>

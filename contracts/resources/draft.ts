import { z } from 'zod'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { text } from '../platform/text.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineResource } from './define.ts'

const product = z.enum(productIds as [ProductId, ...ProductId[]])

/** The typed value of a field, valid or not. */
const typed = z.object({ source: z.string().max(64), value: z.string().max(limits.bulk.maxCellCharacters) })

const why = {
  purpose: z.enum(purposes).nullish(),
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
}

const record = z.object({
  id: z.string(),
  product,
  /** Masked; null until it is complete. */
  subject: z.string().nullable(),
  purpose: z.enum(purposes).nullable(),
  reference: z.string().nullable(),
  savedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it is deleted. */
  expiresAt: z.iso.datetime(),
})

const create = z.object({ product, input: z.array(typed).min(1).max(40), ...why })

/** Checks that a user began but has not sent. Consent is not stored: it is given when the check is sent. */
export const draft = defineResource({
  name: 'drafts',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  ownEyes: ['show'],
  words: {
    title: text('Single checks', 'सिंगल जाँचें'),
    none: text('No drafts', 'कोई ड्राफ़्ट नहीं'),
  },
  fields: {
    product: { label: text('Product', 'प्रोडक्ट') },
    subject: { label: text('Details', 'जानकारी'), kind: 'mono' },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    savedBy: { label: text('Saved by', 'किसने सेव किया') },
    updatedAt: { label: text('Saved', 'कब सेव हुआ'), kind: 'time' },
    expiresAt: { label: text('Kept until', 'कब तक रहेगा'), kind: 'day' },
  },
  record,
  /** The user's own input before it is sent, unmasked. */
  detail: record.extend({ input: z.array(typed) }),
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional(), product: product.optional() }),
  sorts: ['id', 'updatedAt'],
  create,
  /** Omitted fields are unchanged. */
  update: create.omit({ product: true }).partial(),
})

export type Draft = z.output<typeof record>
export type DraftDetail = Draft & { input: z.output<typeof typed>[] }

import { z } from 'zod'
import { priceItemChoices } from '../checks/priceItems.ts'
import { priceStates } from '../money/prices.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  product: z.string(),
  pricePaise: z.number().int(),
  /** The product's current base price. */
  listPaise: z.number().int(),
  /** The highest known cost of an answer for this customer; null if unknown. */
  costPaise: z.number().int().nullable(),
  from: z.iso.datetime(),
  /** Its own last day, or the start of a later decision. */
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(priceStates),
  reason: z.string(),
  decidedBy: z.string(),
  createdAt: z.iso.datetime(),
})

/** Customers' own prices, for staff, including past ones. */
export const userPrice = defineResource({
  name: 'user-prices',
  audience: 'admin',
  permission: 'admin.prices',
  actions: ['list'],
  paths: { list: paths.adminUserPricing },
  words: {
    title: text('Customer prices', 'ग्राहकों की कीमतें'),
    search: text('Whole word of name, e-mail, phone, ID', 'नाम का पूरा शब्द, ईमेल, फ़ोन, ID'),
    none: text('No customer has a custom price', 'किसी ग्राहक की अपनी कीमत नहीं है'),
    noneDetail: text(
      'Every customer pays the base price. Set a custom price for a customer, starting now or on a later date.',
      'सभी बेस कीमत देते हैं। किसी एक ग्राहक के लिए अभी से या किसी अगले दिन से कीमत तय करें।',
    ),
  },
  fields: {
    customer: { label: text('Customer', 'ग्राहक') },
    product: { label: text('Product', 'प्रोडक्ट'), kind: 'choice', choices: priceItemChoices },
    pricePaise: { label: text('Custom price', 'अपनी कीमत'), kind: 'money' },
    listPaise: { label: text('Base price', 'बेस कीमत'), kind: 'money' },
    costPaise: { label: text('Cost', 'लागत'), kind: 'money' },
    from: { label: text('In force', 'लागू') },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        active: choice('In force', 'लागू'),
        upcoming: choice('Upcoming', 'आने वाला'),
        ended: choice('Ended', 'खत्म'),
        dropped: choice('Replaced before it started', 'शुरू होने से पहले बदल गई'),
      },
    },
    reason: { label: text('Reason', 'कारण') },
  },
  record,
  filter: z.object({
    /** Part of the customer ID, or the customer's whole e-mail, phone or words of the name. */
    q: z.string().trim().max(120).optional(),
    /** A complete account id or customer ID. */
    customer: z.string().max(64).optional(),
    product: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(priceStates)).max(priceStates.length).optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type UserPrice = z.output<typeof record>

import { z } from 'zod'
import { brandContent } from '../challans/challanBrand.ts'
import { challanRoutes } from '../challans/challans.ts'
import { instant } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Enter a colour with six hexadecimal digits, such as #0C6577.')
const line = (most: number) => z.string().trim().min(1, 'Enter a value.').max(most)

const days = z.number().int().min(1, 'Enter at least 1 day.').max(365, 'Enter at most 365 days.')

const writable = {
  /** Its path: `/challan-detailed/<name>`. */
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z0-9](?:[a-z0-9-]{1,30})[a-z0-9]$/,
      'Use lowercase letters, digits and hyphens, at least three characters.',
    ),
  title: line(60),
  supportEmail: z.string().trim().max(254).regex(z.regexes.email, 'Enter a complete e-mail address.'),
  supportPhone: z.string().trim().max(20).nullish(),
  /** The accent on light and dark backgrounds, and the hero's background. Refused if text on it would have a contrast below 4.5:1. */
  primary: colour,
  primaryDark: colour,
  ink: colour,
  content: brandContent,
  isActive: z.boolean(),
}

/** Within how many days challans of each route are settled; null for the platform's own days. Orders keep what they were paid under. */
const promise = {
  onlineDays: days.nullish(),
  virtualCourtDays: days.nullish(),
  physicalCourtDays: days.nullish(),
  /** Whether what is settled late is refunded: its refund is then requested by itself. */
  lateRefund: z.boolean().optional(),
}

/** The brand's own sender of SMS, as it is registered with the operators of telephones (TRAI), and its template; null for the house's. */
const sms = {
  smsSender: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{3,11}$/, 'Enter 3 to 11 letters and digits, such as CHTKPY.')
    .toUpperCase()
    .nullish(),
  smsTemplateId: z
    .string()
    .trim()
    .regex(/^[0-9]{1,30}$/, 'Enter the digits of the registered template.')
    .nullish(),
}

/** The uploaded file of a new logo; null removes the logo, and without it the logo stays. */
const logoId = z.string().max(64).nullish()

const record = z.object({
  ...writable,
  supportPhone: z.string().nullable(),
  smsSender: z.string().nullable(),
  smsTemplateId: z.string().nullable(),
  onlineDays: z.number().int().nullable(),
  virtualCourtDays: z.number().int().nullable(),
  physicalCourtDays: z.number().int().nullable(),
  lateRefund: z.boolean(),
  id: z.string(),
  token: z.string(),
  /** A URL on our own host. */
  logo: z.string().nullable(),
  orders: z.number().int(),
  /** The account of the white-label client that owns it; null for a brand of the house. */
  ownerId: z.string().nullable(),
  owner: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type ChallanBrandRow = z.infer<typeof record>

/** Brands of the public challan service. */
export const challanBrands = defineResource({
  name: 'challan-brands',
  audience: 'admin',
  permission: 'admin.challans',
  actions: ['list', 'show', 'create', 'edit'],
  words: {
    title: text('Brands', 'ब्रांड'),
    search: text('Name or address', 'नाम या लिंक'),
    none: text('No brands yet', 'अभी कोई ब्रांड नहीं'),
    noneDetail: text(
      'A brand is a public page with its own logo, colours, texts and fees.',
      'हर ब्रांड का अपना पब्लिक पेज होता है: अपना लोगो, रंग, टेक्स्ट और शुल्क।',
    ),
  },
  fields: {
    title: { label: text('Name', 'नाम') },
    isActive: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: { true: choice('Active', 'चालू', 'success'), false: choice('Inactive', 'बंद', 'neutral') },
    },
    name: { label: text('Address', 'लिंक') },
    token: { label: text('Token', 'टोकन'), kind: 'mono' },
    owner: { label: text('Owner', 'मालिक') },
    orders: { label: text('Orders', 'ऑर्डर'), kind: 'count' },
  },
  record,
  filter: z.object({
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    /** The id of the account that owns it. */
    ownerId: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  create: z.object({ ...writable, ...promise, ...sms, logoId }),
  update: z.object({ ...writable, ...promise, ...sms, logoId }).partial(),
})

const fee = z.object({
  id: z.string(),
  /** Null: all brands and the console. */
  brandId: z.string().max(64).nullable(),
  brand: z.string().nullable(),
  /** The two-letter code of the plate; null: every state. */
  state: z.string().max(2).nullable(),
  /** Null: every route. */
  route: z.enum(challanRoutes).nullable(),
  /** The fee after the discount. */
  feePaise: z.number().int().min(0).max(10_000_000),
  discountPercent: z.number().int().min(0).max(99),
  validFrom: z.iso.datetime(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether it currently applies to its brand, state and route. */
  current: z.boolean(),
})

export type ChallanFee = z.infer<typeof fee>

/** Fees are versioned: new ones are added, none is changed. The most specific fee applies, by brand, then state, then route. */
export const challanFee = defineResource({
  name: 'challan-fees',
  audience: 'admin',
  permission: 'admin.challans',
  actions: ['list', 'create'],
  words: {
    title: text('Fees', 'शुल्क'),
    none: text('No fees yet', 'अभी कोई शुल्क नहीं'),
    noneDetail: text('Without a fee, only the fine is charged.', 'शुल्क न हो तो चालान पर सिर्फ़ जुर्माना लगता है।'),
  },
  fields: {
    brand: { label: text('Brand', 'ब्रांड') },
    state: { label: text('State', 'राज्य') },
    route: { label: text('Route', 'तरीका') },
    feePaise: { label: text('Fee', 'शुल्क'), kind: 'money' },
    discountPercent: { label: text('Discount', 'छूट'), kind: 'count' },
    createdAt: { label: text('Valid from', 'कब से'), kind: 'time' },
    current: { label: text('Status', 'स्टेटस'), kind: 'choice' },
    createdBy: { label: text('Added by', 'किसने') },
  },
  record: fee,
  filter: z.object({
    brandId: z.string().max(64).optional(),
    state: z.string().max(2).optional(),
    current: z.literal(true).optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  create: fee.pick({ brandId: true, state: true, route: true, feePaise: true, discountPercent: true }).extend({
    /** By default now. */
    validFrom: instant.nullish(),
  }),
})

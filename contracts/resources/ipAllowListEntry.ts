import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const label = z.string().trim().max(60)

const record = z.object({
  id: z.string(),
  /** Canonical: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
  address: z.string(),
  label: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** Set by staff: the entry admits nobody until they enable it again. */
  disabledAt: z.iso.datetime().nullable(),
  disabledReason: z.string().nullable(),
})

export type IpAllowListEntry = z.output<typeof record>

const fields = {
  address: { label: text('Address', 'IP'), kind: 'mono' },
  label: { label: text('Label', 'नाम') },
  createdBy: { label: text('Added by', 'किसने जोड़ा') },
  createdAt: { label: text('Added', 'कब जोड़ा'), kind: 'time' },
} as const

/** The addresses that may use an account's live keys; without any entry, all may. */
export const ipAllowListEntry = defineResource({
  name: 'ip-allow-list',
  audience: 'customer',
  permission: 'ipAllowList',
  actions: ['list', 'create', 'edit', 'delete'],
  // The list decides who may use the keys.
  fresh: ['create', 'edit', 'delete'],
  words: {
    title: text('Whitelist IP', 'IP व्हाइटलिस्ट'),
    none: text('Any address can use your live keys', 'आपकी लाइव कुंजियाँ हर IP से चलती हैं'),
    noneDetail: text(
      'Add your servers’ addresses to reject calls from anywhere else, even with a stolen key.',
      'अपने सर्वर के IP जोड़ें। फिर कहीं और से कॉल नहीं चलेगी, चोरी की कुंजी से भी नहीं।',
    ),
  },
  fields,
  record,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional() }),
  sorts: ['id', 'address', 'createdAt'],
  create: z.object({ address: z.string().trim().min(1).max(50), label: label.optional().default('') }),
  update: z.object({ label: label.optional() }),
})

const ofCustomer = record.extend({
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** Who disabled it. */
  disabledBy: z.string().nullable(),
})

/** The same entries across all accounts, for staff. */
export const customerIpAllowListEntry = defineResource({
  name: 'customer-ip-allow-lists',
  audience: 'admin',
  permission: 'admin.ipAllowList',
  actions: ['list'],
  paths: { list: paths.adminWhitelistIp },
  words: {
    title: text('Whitelist IP', 'IP व्हाइटलिस्ट'),
    search: text('Address, label or customer', 'IP, नाम या ग्राहक'),
    none: text('No customer has an IP allow-list', 'किसी ग्राहक ने व्हाइटलिस्ट नहीं बनाई है'),
    noneDetail: text(
      'Until a customer adds an address, their live keys work from any address.',
      'जब तक ग्राहक कोई IP नहीं जोड़ता, उसकी लाइव कुंजियाँ हर जगह से चलती हैं।',
    ),
  },
  fields: {
    ...fields,
    customer: { label: text('Customer', 'ग्राहक') },
    disabled: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: { false: choice('Active', 'चालू'), true: choice('Disabled', 'बंद') },
    },
  },
  record: ofCustomer,
  filter: z.object({
    /** Part of the customer, customer ID, label or address; a complete address also matches the ranges that contain it. */
    q: z.string().trim().max(120).optional(),
    customer: z.string().max(64).optional(),
    disabled: z.boolean().optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type CustomerIpAllowListEntry = z.output<typeof ofCustomer>

import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const leadKinds = ['demo', 'contact'] as const

const record = z.object({
  id: z.string(),
  kind: z.enum(leadKinds),
  name: z.string(),
  email: z.string(),
  /** Unmasked, because it was left for a call. */
  phone: z.string(),
  companyName: z.string().nullable(),
  productName: z.string(),
  message: z.string().nullable(),
  /** When and by whom it was handled; null while it is open. */
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** Requests for a demo call and messages from contact forms. */
export const lead = defineResource({
  name: 'leads',
  audience: 'admin',
  permission: 'admin.leads',
  actions: ['list', 'export'],
  words: {
    title: text('Requests', 'रिक्वेस्ट'),
    search: text('Whole word of name or company, e-mail, phone', 'नाम या कंपनी का पूरा शब्द, ईमेल, फ़ोन'),
    none: text('No requests yet', 'अभी कोई रिक्वेस्ट नहीं'),
    noneDetail: text(
      'Demo and contact requests appear here as they arrive.',
      'डेमो कॉल और संपर्क फ़ॉर्म की रिक्वेस्ट यहाँ दिखती हैं।',
    ),
  },
  fields: {
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    age: { label: text('Age', 'कब से') },
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: { demo: choice('Demo call', 'डेमो कॉल'), contact: choice('Contact form', 'संपर्क फ़ॉर्म') },
    },
    name: { label: text('Name', 'नाम') },
    email: { label: text('E-mail', 'ईमेल') },
    phone: { label: text('Phone', 'फ़ोन') },
    contact: { label: text('Phone and e-mail', 'फ़ोन और ईमेल') },
    companyName: { label: text('Company', 'कंपनी') },
    productName: { label: text('Product', 'प्रोडक्ट') },
    message: { label: text('Message', 'मैसेज') },
    handled: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: { false: choice('Open', 'खुली'), true: choice('Handled', 'निपट गई') },
    },
    handledAt: { label: text('Handled', 'कब निपटी'), kind: 'time' },
    handledBy: { label: text('Handled by', 'किसने निपटाई') },
    id: { label: text('ID', 'ID') },
  },
  record,
  filter: z.object({
    /** Part of the name, e-mail, phone or company. */
    q: z.string().trim().max(120).optional(),
    kind: z.enum(leadKinds).optional(),
    handled: z.boolean().optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'kind',
      'name',
      'email',
      'phone',
      'companyName',
      'productName',
      'message',
      'handledAt',
      'handledBy',
      'id',
    ],
    audited: 'leads.exported',
  },
})

export type Lead = z.output<typeof record>

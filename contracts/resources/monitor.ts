import { z } from 'zod'
import { entryOf } from '../checks/catalogue.ts'
import { monitorEventKinds, monitoredProducts, monitorStatuses } from '../monitoring.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()

const record = z.object({
  id: z.string(),
  product: z.enum(monitoredProducts),
  /** Masked. */
  subject: z.string(),
  status: z.enum(monitorStatuses),
  reference: z.string().nullable(),
  /** When it was last turned on. */
  since: time,
  /** When it was last asked; null before the first time. */
  checkedAt: time.nullable(),
  changedAt: time.nullable(),
  /** The first day, in Asia/Kolkata, that is not paid for. */
  paidUntil: z.iso.date(),
  /** The day of the next charge; null while none will come by itself. */
  nextChargeOn: z.iso.date().nullable(),
  /** Integer paise: the account's price for the next month. */
  pricePaise: z.number().int(),
  /** The check that shows what is known. */
  verificationId: z.string(),
})

const event = z.object({
  id: z.string(),
  kind: z.enum(monitorEventKinds),
  at: time,
  /** The check that shows it. */
  verificationId: z.string().nullable(),
  /** Hits or cases that came, are different, or went. */
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  /** Integer paise; null where nothing is charged. */
  paise: z.number().int().nullable(),
  /** The month that was paid: its first day and the first day after it. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
})

const detail = record.extend({ events: z.array(event) })

const statuses = {
  on: choice('On', 'चालू', 'success'),
  paused: choice('Paused', 'रुकी हुई', 'warning'),
  ended: choice('Ended', 'बंद'),
}

const products = Object.fromEntries(monitoredProducts.map(id => [id, { label: entryOf(id).label }]))

/** The subjects that an account monitors. */
export const monitor = defineResource({
  name: 'monitors',
  audience: 'customer',
  permission: 'verifications',
  actions: ['list', 'show'],
  paths: { list: paths.monitoring },
  words: {
    title: text('Monitoring', 'निगरानी'),
    search: text('Your reference or check ID', 'आपका रेफ़रेंस या चेक ID'),
    none: text('No monitored subjects', 'अभी किसी की निगरानी नहीं'),
    noneDetail: text(
      'Open an AML screening or a court report and turn monitoring on. We check the subject again and tell you what changed.',
      'कोई AML जाँच या कोर्ट रिपोर्ट खोलें और निगरानी चालू करें। हम दोबारा जाँचते रहेंगे और बदलाव बताएँगे।',
    ),
    error: text('Monitoring could not be loaded', 'निगरानी लोड नहीं हो सकी'),
  },
  fields: {
    subject: { label: text('Subject', 'किसकी') },
    product: { label: text('Product', 'प्रोडक्ट'), kind: 'choice', choices: products },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: statuses },
    reference: { label: text('Your reference', 'आपका रेफ़रेंस') },
    since: { label: text('Monitored since', 'कब से'), kind: 'time' },
    checkedAt: { label: text('Last checked', 'पिछली जाँच'), kind: 'time' },
    changedAt: { label: text('Last change', 'पिछला बदलाव'), kind: 'time' },
    paidUntil: { label: text('Paid until', 'कब तक का पैसा दिया'), kind: 'day' },
    nextChargeOn: { label: text('Next charge', 'अगला चार्ज'), kind: 'day' },
    pricePaise: { label: text('Price per month', 'हर महीने की कीमत'), kind: 'money' },
  },
  record,
  detail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    product: z.array(z.enum(monitoredProducts)).optional(),
    status: z.array(z.enum(monitorStatuses)).optional(),
    /** A part of the reference, or the whole id of the check. */
    q: z.string().trim().max(120).optional(),
  }),
  sorts: ['id', 'since', 'checkedAt', 'changedAt', 'nextChargeOn'],
})

export type Monitor = z.output<typeof record>
export type MonitorDetail = z.output<typeof detail>
export type MonitorEvent = z.output<typeof event>

import { z } from 'zod'
import { email } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** The events that staff can be notified of by mail: a closed list of those that the server emits. */
export const noticeEvents = [
  'demoRequest',
  'contactRequest',
  'kycSubmitted',
  'approvalAsked',
  'backupFailed',
  'listLate',
  'issuerKeyEnds',
] as const

export type NoticeEvent = (typeof noticeEvents)[number]

export const noticeEvent = z.enum(noticeEvents)

const events = {
  demoRequest: choice('Demo request', 'डेमो की रिक्वेस्ट'),
  contactRequest: choice('Contact request', 'संपर्क की रिक्वेस्ट'),
  kycSubmitted: choice('KYC submitted', 'KYC जमा हुआ'),
  approvalAsked: choice('Approval needed', 'मंज़ूरी चाहिए'),
  backupFailed: choice('Backup failed', 'बैकअप नहीं बना'),
  listLate: choice('Watch list out of date', 'वॉचलिस्ट पुरानी'),
  issuerKeyEnds: choice('Issuers’ keys', 'जारीकर्ताओं की कुंजियाँ'),
} satisfies Record<NoticeEvent, ReturnType<typeof choice>>

const record = z.object({
  id: z.string(),
  email: z.string(),
  events: z.array(noticeEvent),
  createdAt: z.iso.datetime(),
})

/** The recipients of notices by mail, which super-admins manage. */
export const recipient = defineResource({
  name: 'notification-recipients',
  audience: 'admin',
  permission: 'admin.restricted',
  actions: ['list', 'create', 'delete'],
  paths: { list: paths.adminNotificationRecipients },
  words: {
    title: text('Notification recipients', 'नोटिफ़िकेशन किसे'),
    search: text('E-mail', 'ईमेल'),
    none: text('No recipients yet', 'अभी कोई ईमेल नहीं जोड़ा'),
    noneDetail: text('Add a recipient and choose its e-mail notifications.', 'ईमेल जोड़ें और चुनें कि उस पर क्या भेजा जाए।'),
  },
  fields: {
    email: { label: text('E-mail', 'ईमेल') },
    event: { label: text('Notification', 'नोटिफ़िकेशन'), kind: 'choice', choices: events },
    demoRequest: { label: events.demoRequest.label },
    contactRequest: { label: events.contactRequest.label },
    kycSubmitted: { label: events.kycSubmitted.label },
    approvalAsked: { label: events.approvalAsked.label },
    backupFailed: { label: events.backupFailed.label },
    listLate: { label: events.listLate.label },
    issuerKeyEnds: { label: events.issuerKeyEnds.label },
    createdAt: { label: text('Added', 'कब जोड़ा'), kind: 'day' },
  },
  record,
  filter: z.object({
    /** Part of the e-mail. */
    q: z.string().trim().max(120).optional(),
    event: noticeEvent.optional(),
  }),
  sorts: ['id', 'email', 'createdAt'],
  create: z.object({ email, events: z.array(noticeEvent).max(noticeEvents.length) }),
})

export type Recipient = z.output<typeof record>

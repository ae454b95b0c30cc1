import { z } from 'zod'
import { grants, roleName } from '../people/grantSchemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const states = ['open', 'finished'] as const

export const reviewDecisions = ['keep', 'change', 'end'] as const

const record = z.object({
  id: z.string(),
  /** A calendar quarter in Asia/Kolkata, `2026-Q4`; null for a review that somebody has opened. */
  quarter: z.string().nullable(),
  state: z.enum(states),
  people: z.number().int(),
  reviewed: z.number().int(),
  openedAt: time,
  openedBy: z.string().nullable(),
  finishedAt: time.nullable(),
  finishedBy: z.string().nullable(),
})

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roleName,
  /** What the role permitted beyond reading. */
  rights: grants,
  lastSignInAt: time.nullable(),
  since: time,
  /** Who gave them their access last; null if nobody in particular did. */
  givenBy: z.string().nullable(),
  until: z.iso.date().nullable(),
  decision: z.enum(reviewDecisions).nullable(),
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  /** Whether a change or an end has been made since: the role or the last day is another one, or the account is off. */
  isDone: z.boolean(),
  /** Not the reader's own row, as long as another super-admin can decide it. */
  mayDecide: z.boolean(),
})

const detail = record.extend({ rows: z.array(person) })

/** Reviews of who of staff has which access, every quarter and by hand, for super-admins. */
export const accessReview = defineResource({
  name: 'access-reviews',
  audience: 'admin',
  permission: 'admin.restricted',
  actions: ['list', 'show'],
  paths: { list: paths.adminAccessReviews, show: paths.adminAccessReview },
  words: {
    title: text('Access reviews', 'एक्सेस की जाँच'),
    none: text('No access reviews yet', 'अभी एक्सेस की कोई जाँच नहीं'),
    noneDetail: text(
      'One is opened at the start of each quarter. You can open one at any time.',
      'हर तिमाही की शुरुआत में एक जाँच खुलती है। आप कभी भी एक खोल सकते हैं।',
    ),
  },
  fields: {
    quarter: { label: text('Quarter', 'तिमाही') },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: { open: choice('Open', 'चालू', 'warning'), finished: choice('Finished', 'पूरी', 'success') },
    },
    people: { label: text('People', 'लोग'), kind: 'count' },
    reviewed: { label: text('Reviewed', 'जाँचे गए'), kind: 'count' },
    openedAt: { label: text('Opened', 'कब खुली'), kind: 'time' },
    openedBy: { label: text('Opened by', 'किसने खोली') },
    finishedAt: { label: text('Finished', 'कब पूरी हुई'), kind: 'time' },
    finishedBy: { label: text('Finished by', 'किसने पूरी की') },
  },
  record,
  detail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.enum(states).optional(),
  }),
  sorts: ['id', 'openedAt'],
})

export type AccessReview = z.output<typeof record>
export type AccessReviewDetail = z.output<typeof detail>
export type ReviewDecision = (typeof reviewDecisions)[number]

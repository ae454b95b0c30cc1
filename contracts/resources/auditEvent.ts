import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { type AuditAction, auditActions } from '../people/auditActions.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

export const auditActorKinds = ['admin', 'customer', 'key', 'system'] as const

/** Areas of actions about staff themselves, which only roles with the permission `admin.restricted` may read. */
const restrictedAreas = ['staff', 'staffRole', 'accessReview', 'recipient']

/** The actions that only those roles may read. */
export const restrictedAuditActions: readonly AuditAction[] = auditActions.filter(action =>
  restrictedAreas.includes(action.slice(0, action.indexOf('.'))),
)

const record = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  action: z.enum(auditActions),
  actorKind: z.enum(auditActorKinds),
  actorId: z.string(),
  /** The name of a person or key, or the part of the server. */
  actor: z.string(),
  /** The account concerned; null if there is none. */
  userId: z.string().nullable(),
  customerId: z.string().nullable(),
  customer: z.string().nullable(),
  /** The id of the object acted upon. */
  subject: z.string(),
  reason: z.string().nullable(),
  /** Whether the entry is numbered and chained to the one before it. */
  sealed: z.boolean(),
})

/** A value as text; null where there was none. */
const value = z.string().nullable()

const detail = record.extend({
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
  changes: z.array(z.object({ name: z.string(), before: value, after: value })),
  /** Everything else that was recorded. */
  details: z.array(z.object({ name: z.string(), value })),
  /** The position in the chain; null until the entry is sealed, within seconds. */
  seq: z.number().int().nullable(),
  hash: z.string().nullable(),
  /** Whether the entry still has the hash under which it was sealed, and follows the entry before it. */
  intact: z.boolean().nullable(),
})

export type AuditEvent = z.output<typeof record>
export type AuditEventDetail = z.output<typeof detail>

/** Everything that people, keys and the server did on the platform, for staff. Entries are added, never changed. */
export const auditEvent = defineResource({
  name: 'audit-events',
  audience: 'admin',
  permission: 'admin.audit',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminAuditLog },
  words: {
    title: text('Audit log', 'ऑडिट लॉग'),
    search: text('Full ID of an entry, its object or its actor', 'एंट्री, उसके विषय या करने वाले की पूरी ID'),
    none: text('No entries yet', 'अभी कोई एंट्री नहीं'),
    noneDetail: text('Every action on the platform is recorded here.', 'प्लेटफ़ॉर्म पर हुआ हर काम यहाँ दर्ज होता है।'),
    one: text('Audit entry', 'ऑडिट एंट्री'),
    missing: text('Entry not found', 'ऐसी कोई एंट्री नहीं'),
    error: text('The entry could not be loaded', 'एंट्री लोड नहीं हो सकी'),
  },
  fields: {
    id: { label: text('Entry ID', 'एंट्री ID'), kind: 'id' },
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    action: { label: text('Action', 'काम') },
    actor: { label: text('By', 'किसने') },
    actorKind: {
      label: text('By', 'किसने'),
      kind: 'choice',
      choices: {
        admin: choice('Staff', 'स्टाफ़'),
        customer: choice('Customer', 'ग्राहक'),
        key: choice('API key', 'API कुंजी'),
        system: choice('Server', 'सर्वर'),
      },
    },
    customer: { label: text('Customer', 'ग्राहक') },
    customerId: { label: text('Customer ID', 'ग्राहक ID') },
    subject: { label: text('Object', 'विषय'), kind: 'id' },
    reason: { label: text('Reason', 'कारण') },
    ip: { label: text('IP address', 'IP'), kind: 'mono' },
    requestId: { label: text('Request ID', 'रिक्वेस्ट ID'), kind: 'id' },
    seq: { label: text('Position in the chain', 'चेन में क्रम'), kind: 'count' },
    sealed: {
      label: text('Chain', 'चेन'),
      kind: 'choice',
      choices: { true: choice('Sealed', 'सील', 'success'), false: choice('Not sealed yet', 'अभी सील नहीं') },
    },
    hash: { label: text('Hash', 'हैश'), kind: 'id' },
  },
  record,
  detail,
  filter: z.object({
    action: z.array(z.enum(auditActions)).max(auditActions.length).optional(),
    actorKind: z.array(z.enum(auditActorKinds)).optional(),
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    /** The id of an entry, an object or an actor. */
    q: z.string().trim().max(64).optional(),
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'action',
      'actorKind',
      'actor',
      'customerId',
      'customer',
      'subject',
      'reason',
      'sealed',
      'id',
    ],
    audited: 'auditLog.exported',
  },
})

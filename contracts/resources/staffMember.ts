import { z } from 'zod'
import { day, email, personName, reason, roleId } from '../fields/schemas.ts'
import { auditActions } from '../people/auditActions.ts'
import { roleName } from '../people/grantSchemas.ts'
import { roleNames, staffRoles } from '../people/roles.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()
const states = ['invited', 'active', 'ended', 'disabled'] as const

const record = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleId,
  roleName,
  /** The last day of their access, in Asia/Kolkata; null without an end. */
  until: z.iso.date().nullable(),
  /** `invited`: has not chosen a password yet; `ended`: the last day of their access has passed. */
  state: z.enum(states),
  secondFactor: z.boolean(),
  lastSignInAt: time.nullable(),
  createdAt: time,
})

const detail = record.extend({
  openSessions: z.number().int(),
  /** The newest 50. */
  audit: z.array(
    z.object({
      id: z.string(),
      action: z.enum(auditActions),
      actor: z.string(),
      subject: z.string(),
      reason: z.string().nullable(),
      createdAt: time,
    }),
  ),
})

/** Staff accounts, for super-admins. Creating one invites its owner by e-mail. */
export const staffMember = defineResource({
  name: 'staff',
  audience: 'admin',
  permission: 'admin.restricted',
  actions: ['list', 'show', 'create'],
  fresh: ['create'],
  paths: { list: paths.adminAccounts, show: paths.adminAccountsDetails },
  words: {
    title: text('Admin accounts', 'एडमिन खाते'),
    search: text('Name or e-mail', 'नाम या ईमेल'),
    none: text('No staff accounts', 'स्टाफ़ का कोई खाता नहीं'),
  },
  fields: {
    name: { label: text('Name', 'नाम') },
    email: { label: text('E-mail', 'ईमेल') },
    role: {
      label: text('Role', 'रोल'),
      kind: 'choice',
      choices: Object.fromEntries(staffRoles.map(id => [id, { label: roleNames[id] }])),
    },
    until: { label: text('Access until', 'एक्सेस कब तक'), kind: 'day' },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        invited: choice('Invited', 'इनवाइट भेजा'),
        active: choice('Active', 'एक्टिव'),
        ended: choice('Ended', 'समय खत्म'),
        disabled: choice('Disabled', 'बंद'),
      },
    },
    secondFactor: {
      label: text('Two-step verification', 'टू-स्टेप वेरिफ़िकेशन'),
      kind: 'choice',
      choices: { true: choice('On', 'चालू'), false: choice('Off', 'बंद') },
    },
    lastSignInAt: { label: text('Last sign-in', 'पिछला लॉग इन'), kind: 'time' },
    openSessions: { label: text('Open sessions', 'खुले सेशन'), kind: 'count' },
    createdAt: { label: text('Member since', 'खाता कब से'), kind: 'day' },
  },
  record,
  detail,
  filter: z.object({
    /** Part of the name or of the e-mail. */
    q: z.string().trim().max(120).optional(),
    role: roleId.optional(),
    state: z.enum(states).optional(),
    secondFactor: z.boolean().optional(),
  }),
  sorts: ['id', 'name', 'email', 'role', 'lastSignInAt', 'createdAt'],
  create: z.object({ name: personName, email, role: roleId, until: day.nullish(), reason }),
  /** While an invitation waits for another super-admin there is no member, and `id` is that of the request. */
  created: z.object({ id: z.string(), approvalId: z.string().nullable() }),
})

export type StaffMember = z.output<typeof record>
export type StaffMemberDetail = z.output<typeof detail>

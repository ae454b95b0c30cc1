import { z } from 'zod'
import { roleId } from '../fields/schemas.ts'
import { roleName } from '../people/grantSchemas.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { staffMember } from './staffMember.ts'

const record = z.object({
  id: z.string(),
  staffId: z.string(),
  name: z.string(),
  role: roleId,
  roleName,
  /** The browser's name; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When its tokens were last renewed, which an open page does every quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the caller's own. */
  own: z.boolean(),
})

/** The open sessions of staff, for super-admins. */
export const staffSession = defineResource({
  name: 'staff-sessions',
  audience: 'admin',
  permission: 'admin.restricted',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminSessions },
  words: {
    title: text('Admin sessions', 'एडमिन सेशन'),
    search: text('Name or IP address', 'नाम या IP'),
    none: text('No open sessions', 'कोई खुला सेशन नहीं'),
    one: text('Session', 'सेशन'),
    missing: text('This session has ended', 'यह सेशन खत्म हो चुका है'),
    error: text('The session could not be loaded', 'सेशन लोड नहीं हो सका'),
  },
  fields: {
    name: { label: text('Who', 'कौन') },
    role: staffMember.fields.role,
    device: { label: text('Device', 'डिवाइस') },
    browser: { label: text('Browser', 'ब्राउज़र') },
    system: { label: text('Operating system', 'ऑपरेटिंग सिस्टम') },
    ip: { label: text('IP address', 'IP'), kind: 'mono' },
    createdAt: { label: text('Since', 'कब से'), kind: 'time' },
    lastUsedAt: { label: text('Last used', 'पिछला इस्तेमाल'), kind: 'time' },
  },
  record,
  filter: z.object({
    /** Part of the name or of the IP address. */
    q: z.string().trim().max(120).optional(),
    role: roleId.optional(),
  }),
  sorts: ['id', 'name', 'ip', 'createdAt', 'lastUsedAt'],
  csv: { columns: ['name', 'role', 'browser', 'system', 'ip', 'createdAt', 'lastUsedAt'] },
})

export type StaffSession = z.output<typeof record>

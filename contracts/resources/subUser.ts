import { z } from 'zod'
import { email, personName, roleId } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The role: `full`, `view`, `manager`, or one that the account has made. */
  access: roleId,
  status: z.enum(['invited', 'active', 'disabled']),
  /** Whether two-step verification is on. */
  secondFactor: z.boolean(),
  /** Whether they have come by single sign-on. */
  sso: z.boolean(),
  createdAt: z.iso.datetime(),
})

export type SubUser = z.output<typeof record>

/** The sub-users of an account. Deleting one disables it: the row is kept, because checks and audit events refer to it. */
export const subUser = defineResource({
  name: 'sub-users',
  audience: 'customer',
  permission: 'subUsers',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  fresh: ['create', 'edit', 'delete'],
  words: {
    title: text('Secondary users', 'सब-यूज़र'),
    none: text('Nobody else has access', 'किसी और के पास एक्सेस नहीं है'),
    noneDetail: text(
      'Invite a colleague. They choose their own password.',
      'किसी साथी को इनवाइट करें। वे अपना पासवर्ड खुद चुनेंगे।',
    ),
  },
  fields: {
    name: { label: text('Name', 'नाम') },
    firstName: { label: text('First name', 'पहला नाम') },
    lastName: { label: text('Last name', 'सरनेम') },
    email: { label: text('E-mail', 'ईमेल') },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        invited: choice('Invited', 'इनवाइट भेजा', 'info'),
        active: choice('Active', 'एक्टिव', 'success'),
        disabled: choice('Disabled', 'बंद', 'neutral'),
      },
    },
    access: { label: text('Role', 'रोल') },
    createdAt: { label: text('Since', 'कब से'), kind: 'day' },
  },
  record,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional() }),
  sorts: ['id', 'createdAt'],
  create: z.object({ firstName: personName, lastName: personName, email, access: roleId }),
  update: z.object({ access: roleId.nullish(), isActive: z.boolean().nullish() }),
})

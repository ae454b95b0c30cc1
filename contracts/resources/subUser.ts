import { z } from 'zod'
import { email, personName } from '../calls/fields.ts'
import { text } from '../text.ts'
import { defineResource } from './define.ts'
import { choice } from './field.ts'

/** `view` is read-only: it can neither change nor spend anything. */
const access = z.enum(['full', 'view'])

const record = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  access,
  status: z.enum(['invited', 'active', 'disabled']),
  /** Whether two-step verification is on. */
  secondFactor: z.boolean(),
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
    access: {
      label: text('Access', 'एक्सेस'),
      kind: 'choice',
      choices: { full: choice('Full', 'पूरा'), view: choice('View only', 'सिर्फ़ देखना') },
    },
    createdAt: { label: text('Since', 'कब से'), kind: 'day' },
  },
  record,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional() }),
  sorts: ['id', 'createdAt'],
  create: z.object({ firstName: personName, lastName: personName, email, access }),
  update: z.object({ access: access.nullish(), isActive: z.boolean().nullish() }),
})

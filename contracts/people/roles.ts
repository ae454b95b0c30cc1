import { type Text, text } from '../platform/text.ts'

/**
 * The built-in roles of staff by their ids, those with the fewest rights first. What they may do stands in `builtInRoles.ts`, and in the
 * table `roles` together with the roles that somebody has made.
 */
export const staffRoles = ['auditor', 'support', 'compliance', 'verifier', 'finance', 'admin', 'superadmin'] as const

/** The built-in roles of a customer and its team. `customer` is the account's holder, who gives the others and cannot lose it. */
export const customerRoles = ['view', 'full', 'manager', 'customer'] as const

export type StaffRole = (typeof staffRoles)[number]
export type BuiltInRole = StaffRole | (typeof customerRoles)[number]

export const OWNER_ROLE = 'customer' satisfies BuiltInRole

export const roleNames: Record<BuiltInRole, Text> = {
  auditor: text('Auditor', 'ऑडिटर'),
  support: text('Support', 'सपोर्ट'),
  compliance: text('Compliance', 'कंप्लायंस'),
  verifier: text('Verifier', 'वेरिफ़ायर'),
  finance: text('Finance', 'फ़ाइनेंस'),
  admin: text('Administrator', 'एडमिन'),
  superadmin: text('Super-administrator', 'सुपर-एडमिन'),
  view: text('Viewer', 'सिर्फ़ देखना'),
  full: text('Operator', 'ऑपरेटर'),
  manager: text('Manager', 'मैनेजर'),
  customer: text('Owner', 'मालिक'),
}

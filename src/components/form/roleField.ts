import type { Role } from '../../../contracts/calls/roles.ts'
import type { Locale } from '../../../contracts/platform/text.ts'

/** A choice among the roles that the signed-in person may give. */
export const roleField = <Source extends string>(
  source: Source,
  { label, roles, locale }: { label: string; roles: readonly Role[]; locale: Locale },
) => ({
  source,
  kind: 'radio' as const,
  label,
  choices: roles
    .filter(({ mayGive }) => mayGive)
    .map(({ id, name, about }) => ({ value: id, label: name[locale], ...(about && { detail: about[locale] }) })),
})

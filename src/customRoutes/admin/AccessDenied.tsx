import { Button } from '@mui/material'
import { Lock } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import {
  type Action,
  actions,
  canAccess,
  isOfStaff,
  type Permission,
  permissions,
} from '../../../contracts/people/permissions.ts'
import { roleNames, staffRoles } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The built-in roles that have a permission, in words: "Finance, Administrator or Super-administrator". */
const rolesWith = (needed: { action: Action; permission: Permission }, locale: Locale) =>
  new Intl.ListFormat(`${locale}-IN`, { type: 'disjunction' }).format(
    staffRoles.filter(role => canAccess(builtInRoles[role].permissions, needed)).map(role => roleNames[role][locale]),
  )

/** Names the roles that have the permission that the page requires (`?needed=admin.users&action=list`) and links back. */
const AccessDenied = () => {
  const text = useTexts('admin')
  const [search] = useSearchParams()
  const locale = useLocale()
  const own = useStaff()
  const needed = {
    permission: permissions.filter(isOfStaff).find(name => name === search.get('needed')) ?? 'admin.restricted',
    action: actions.find(name => name === search.get('action')) ?? 'list',
  }
  const role = own.roleName[locale]
  usePageTitle(text('denied.title'))
  return (
    <Notice
      icon={Lock}
      title={text('denied.title')}
      action={
        <Button variant="contained" component={Link} to={paths.adminDashboard}>
          {text('denied.back')}
        </Button>
      }
    >
      {canAccess(own.permissions, needed)
        ? text('denied.another', { role })
        : text('denied.detail', { needed: rolesWith(needed, locale), role })}
    </Notice>
  )
}

export default AccessDenied

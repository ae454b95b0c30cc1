import { Button } from '@mui/material'
import { Lock } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { roleNames } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Names the role that the page requires (`?needed=superadmin`) and links back. */
const AccessDenied = () => {
  const text = useTexts('admin')
  const [search] = useSearchParams()
  const locale = useLocale()
  const own = useStaff()
  const needed = search.get('needed') === 'admin' ? 'admin' : 'superadmin'
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
      {own.role === 'superadmin' || own.role === needed
        ? text('denied.another', { role })
        : text('denied.detail', { needed: roleNames[needed][locale], role })}
    </Notice>
  )
}

export default AccessDenied

import { Button } from '@mui/material'
import { Lock } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { adminTokens } from '../../session/tokens.ts'
import { isStaffRole } from './requiredRole.ts'

/** Names the role that the page requires (`?needed=superadmin`) and links back. */
const AccessDenied = () => {
  const text = useTexts('admin')
  const [search] = useSearchParams()
  const named = search.get('needed')
  const claimed = adminTokens.claims()?.role
  const own = isStaffRole(claimed) ? claimed : 'admin'
  const needed = isStaffRole(named) ? named : 'superadmin'
  const role = text(`denied.role.${own}`)
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
      {own === 'superadmin' || own === needed
        ? text('denied.another', { role })
        : text('denied.detail', { needed: text(`denied.role.${needed}`), role })}
    </Notice>
  )
}

export default AccessDenied

import { Button } from '@mui/material'
import { Hourglass } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { matchPage } from '../../../contracts/pages/pages.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { Notice } from '../../components/plain/Notice.tsx'
import { usePageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Shown where this version has no page yet: the address is valid, and nothing is broken. */
const NotYetAvailable = () => {
  const text = useTexts('shell')
  const staff = matchPage(useLocation().pathname)?.app === 'admin'
  usePageTitle(text('notYet.title'))
  return (
    <Notice
      icon={Hourglass}
      title={text('notYet.title')}
      action={
        <Button variant="contained" component={Link} to={staff ? paths.adminDashboard : paths.products}>
          {text(staff ? 'notYet.dashboard' : 'notYet.products')}
        </Button>
      }
    >
      {text('notYet.detail')}
    </Notice>
  )
}

export default NotYetAvailable

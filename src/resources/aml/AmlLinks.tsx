import { Button } from '@mui/material'
import { ListChecks, Settings2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The pages with which an account makes screening its own. */
const AmlLinks = () => {
  const text = useTexts('aml')
  return (
    <>
      <Button variant="outlined" startIcon={<ListChecks />} component={Link} to={paths.amlLists}>
        {text('ownLists')}
      </Button>
      <Button variant="outlined" startIcon={<Settings2 />} component={Link} to={paths.amlSettings}>
        {text('settings')}
      </Button>
    </>
  )
}

export default AmlLinks

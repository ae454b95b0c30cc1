import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** In place of an account or a check that is not there. */
export const Missing = () => {
  const text = useTexts('adminVerifications')
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('missing')}
      actions={
        <Button variant="outlined" component={Link} to={paths.adminBgcUsers}>
          {text('back')}
        </Button>
      }
    >
      {text('missingDetail')}
    </EmptyState>
  )
}

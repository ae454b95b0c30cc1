import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** In place of a client or an end user that is not there. */
export const MissingRecord = ({ title }: { title: string }) => {
  const text = useTexts('adminWhiteLabel')
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={title}
      actions={
        <Button variant="outlined" component={Link} to={paths.adminWhitelabelUsers}>
          {text('back')}
        </Button>
      }
    >
      {text('missingDetail')}
    </EmptyState>
  )
}

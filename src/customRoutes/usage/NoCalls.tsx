import { Button } from '@mui/material'
import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** Before the first call of a mode. */
export const NoCalls = ({ mode }: { mode: 'live' | 'test' }) => {
  const text = useTexts('usage')
  return (
    <EmptyState
      icon={ChartColumn}
      title={text(`none.${mode}`)}
      actions={
        <Button component={Link} to={paths.apiKeys} variant="contained">
          {text('none.keys')}
        </Button>
      }
    >
      {text('none.detail')}
    </EmptyState>
  )
}

import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../contracts/platform/paths.ts'
import { EmptyState, LoadError } from '../../../components/EmptyState.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** A template or a list that cannot be shown. */
export const NotThere = ({ error, onRetry }: { error: CallError; onRetry: () => void }) => {
  const text = useTexts('esignBulk')
  if (error.status !== 404) return <LoadError requestId={error.requestId} onRetry={onRetry} />
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('missing.title')}
      actions={
        <Button variant="outlined" component={Link} to={paths.esign}>
          {text('missing.back')}
        </Button>
      }
    >
      {text('missing.text')}
    </EmptyState>
  )
}

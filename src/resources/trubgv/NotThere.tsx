import { Button, Skeleton } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { trubgvCaseResource } from '../../../contracts/resources/case.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** While a verification loads, and when it cannot be shown. */
export const NotThere = ({ error, onRetry }: { error: CallError | null; onRetry: () => void }) => {
  const text = useTexts('trubgvScreen')
  const cases = useTexts('casesScreen')
  const locale = useLocale()
  if (!error) return <Skeleton variant="rounded" height={240} />
  if (error.status !== 404)
    return <LoadError title={trubgvCaseResource.words?.error?.[locale]} requestId={error.requestId} onRetry={onRetry} />
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={text('download.missing')}
      actions={
        <Button variant="outlined" component={Link} to={paths.trubgvResponses}>
          {cases('toList')}
        </Button>
      }
    >
      {text('download.missingDetail')}
    </EmptyState>
  )
}

import { Skeleton } from '@mui/material'
import { paths } from '../../../contracts/platform/paths.ts'
import { trubgvCaseResource } from '../../../contracts/resources/case.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
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
    return (
      <LoadError
        isPage
        title={trubgvCaseResource.words?.error?.[locale]}
        requestId={error.requestId}
        onRetry={onRetry}
      />
    )
  return (
    <MissingRecord
      title={text('download.missing')}
      detail={text('download.missingDetail')}
      to={paths.trubgvResponses}
      back={cases('toList')}
    />
  )
}

import { Button, Skeleton } from '@mui/material'
import { SearchX } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseLinkTrail } from './CaseLinkTrail.tsx'
import { CaseSummary } from './CaseSummary.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import { Steps } from './Steps.tsx'

/** While something goes on by itself. */
const REFRESH_MS = 3_000

/** A case: result and decision, its steps, what the person has handed over, and what happened when. */
const CasePage = () => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<ShownCaseDetail, CallError>(
    caseResource.name,
    // A separate cache key: list rows have no steps.
    { id, meta: { detail: true } },
    { retry: false, refetchInterval: ({ state }) => state.data?.status === 'open' && REFRESH_MS },
  )
  if (data) return <LoadedCase key={id} found={data} />
  if (!error) return <Skeleton variant="rounded" height={142} />
  const { words } = caseResource
  if (error.status !== 404)
    return <LoadError title={words?.error?.[locale]} requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <EmptyState
      icon={SearchX}
      tone="neutral"
      title={words?.missing?.[locale] ?? ''}
      actions={
        <Button variant="outlined" component={Link} to={paths.cases}>
          {text('toList')}
        </Button>
      }
    >
      {text('missingDetail')}
    </EmptyState>
  )
}

export default CasePage

const LoadedCase = ({ found }: { found: ShownCaseDetail }) => {
  /** In clear, until the page is left or masked again. */
  const [clear, setClear] = useState<ShownCaseDetail>()
  // What has changed since it was shown in clear is in the masked one.
  const isCurrent = clear?.events.length === found.events.length
  const shown = clear && isCurrent ? clear : found
  return (
    <>
      <CaseSummary found={shown} isClear={shown === clear} onClear={setClear} />
      <TwoColumns
        aside={
          <>
            <CaseLinkTrail found={shown} />
            <CaseFiles found={shown} />
            <CaseTimeline found={shown} />
          </>
        }
      >
        <Steps found={shown} />
      </TwoColumns>
    </>
  )
}

import { Skeleton } from '@mui/material'
import { useGetOne } from 'ra-core'
import { type ComponentType, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseLinkTrail } from './CaseLinkTrail.tsx'
import { CaseSummary } from './CaseSummary.tsx'
import { CaseTimeline } from './CaseTimeline.tsx'
import { Steps } from './Steps.tsx'
import { useCaseResource } from './useCaseResource.ts'

/** While something goes on by itself. */
const REFRESH_MS = 3_000

interface CasePageProps {
  /** What a product shows of its cases before their steps. */
  Findings?: ComponentType<{ found: ShownCaseDetail }>
}

/** A case: result and decision, its steps, what the person has handed over, and what happened when. */
const CasePage = ({ Findings }: CasePageProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const { name, words, paths } = useCaseResource()
  const [search] = useSearchParams()
  // Of the products' pages, the address names the case in its query.
  const id = useParams()['id'] ?? search.get('id') ?? ''
  const { data, error, refetch } = useGetOne<ShownCaseDetail, CallError>(
    name,
    // A separate cache key: list rows have no steps.
    { id, meta: { detail: true } },
    { retry: false, refetchInterval: ({ state }) => state.data?.status === 'open' && REFRESH_MS },
  )
  if (data) return <LoadedCase key={id} found={data} {...(Findings && { Findings })} />
  if (!error) return <Skeleton variant="rounded" height={142} />
  if (error.status !== 404)
    return (
      <LoadError isPage title={words?.error?.[locale]} requestId={error.requestId} onRetry={() => void refetch()} />
    )
  return (
    <MissingRecord
      title={words?.missing?.[locale] ?? ''}
      detail={text('missingDetail')}
      to={paths?.list ?? ''}
      back={text('toList')}
    />
  )
}

export default CasePage

const LoadedCase = ({ found, Findings }: CasePageProps & { found: ShownCaseDetail }) => {
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
        {Findings && <Findings found={shown} />}
        <Steps found={shown} />
      </TwoColumns>
    </>
  )
}

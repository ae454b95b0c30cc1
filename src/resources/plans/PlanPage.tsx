import { Skeleton } from '@mui/material'
import { useGetOne } from 'ra-core'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PlanCost } from './PlanCost.tsx'
import { PlanResults } from './PlanResults.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { PlanSummary } from './PlanSummary.tsx'
import styles from './Plans.module.css'
import { PlanVersions } from './PlanVersions.tsx'
import { usePlanResource } from './usePlanResource.ts'

/** A plan: its steps, how the result is found, what a case costs, and its versions. */
const PlanPage = ({ aside: Aside }: { aside?: ComponentType<{ plan: ShownPlanDetail }> }) => {
  const text = useTexts('plansScreen')
  const locale = useLocale()
  const { name, words, paths } = usePlanResource()
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetOne<ShownPlanDetail, CallError>(
    name,
    // A separate cache key: list rows have no steps.
    { id, meta: { detail: true } },
    { retry: false },
  )
  if (data)
    return (
      <>
        <PlanSummary plan={data} />
        <div className={styles.under}>
          <TwoColumns
            aside={
              <>
                {Aside && <Aside plan={data} />}
                <PlanCost plan={data} />
                <PlanVersions plan={data} />
              </>
            }
          >
            <PlanSteps plan={data} />
            <PlanResults plan={data} />
          </TwoColumns>
        </div>
      </>
    )
  if (!error) return <Skeleton variant="rounded" height={142} />
  if (error.status !== 404)
    return <LoadError isPage title={words.error?.[locale]} requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <MissingRecord
      title={words.missing?.[locale] ?? ''}
      detail={text('missingDetail')}
      to={paths.list}
      back={text('toList')}
    />
  )
}

export default PlanPage

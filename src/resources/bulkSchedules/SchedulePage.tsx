import { Skeleton } from '@mui/material'
import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { bulkScheduleRuns } from '../../../contracts/calls/bulkSchedules.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { type BulkSchedule, bulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { MissingRecord } from '../../components/MissingRecord.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Changes } from './Changes.tsx'
import { Runs } from './Runs.tsx'
import { ScheduleSummary } from './ScheduleSummary.tsx'
import styles from './Schedules.module.css'

/** While a run is in progress. */
const REFRESH_MS = 3_000

/** A repeated file: when it runs, its runs, and what changed in the chosen one. */
const SchedulePage = () => {
  const text = useTexts('schedules')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const { data, error, refetch } = useGetOne<BulkSchedule, CallError>(
    bulkSchedule.name,
    { id },
    { retry: false, refetchInterval: ({ state }) => state.data?.lastRun?.status === 'running' && REFRESH_MS },
  )
  if (data) return <LoadedSchedule schedule={data} />
  if (!error) return <Skeleton variant="rounded" height={142} />
  if (error.status !== 404)
    return <LoadError isPage title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <MissingRecord
      title={text('missing')}
      detail={text('missingDetail')}
      to={paths.batchSchedules}
      back={text('toList')}
    />
  )
}

export default SchedulePage

const LoadedSchedule = ({ schedule }: { schedule: BulkSchedule }) => {
  const [search, setSearch] = useSearchParams()
  const { id, lastRun } = schedule
  const { data } = useCallQuery(
    bulkScheduleRuns,
    { params: { id } },
    { refetchInterval: lastRun?.status === 'running' && REFRESH_MS },
  )
  const runs = data?.runs ?? []
  const chosen = runs.find(run => run.id === search.get('run')) ?? runs.find(({ compared }) => compared !== null)
  return (
    <>
      <ScheduleSummary schedule={schedule} />
      <Warnings schedule={schedule} />
      <div className={styles.under}>
        <TwoColumns
          aside={
            <Runs
              schedule={schedule}
              runs={runs}
              chosen={chosen?.id}
              onChoose={run => setSearch({ id, run }, { replace: true, preventScrollReset: true })}
            />
          }
        >
          {data && <Changes key={chosen?.id} schedule={schedule} run={chosen} />}
        </TwoColumns>
      </div>
    </>
  )
}

const Warnings = ({ schedule }: { schedule: BulkSchedule }) => {
  const text = useTexts('schedules')
  const { status, pausedFor, pricePaise, mostPaise } = schedule
  const tooDear = status === 'active' && pricePaise > mostPaise
  if (!pausedFor && !tooDear) return null
  return (
    <div className={styles.warnings}>
      <InlineAlert tone="warning">
        {pausedFor
          ? text(`paused.${pausedFor}`)
          : text('tooDear', { price: formatPaise(pricePaise), most: formatPaise(mostPaise) })}
      </InlineAlert>
    </div>
  )
}

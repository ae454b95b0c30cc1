import { Button } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { ChartColumn, Download, ListTree } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { exportUsage, getUsage, type Usage } from '../../../contracts/calls/usage.ts'
import { type UsagePeriod, usagePeriods } from '../../../contracts/people/apiUsage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DashboardSkeleton } from '../dashboard/DashboardSkeleton.tsx'
import { PeriodMenu } from '../dashboard/PeriodMenu.tsx'
import { toDashboardStats } from '../dashboard/stats.ts'
import { Breakdowns } from './Breakdowns.tsx'
import styles from './Usage.module.css'
import { UsageCharts } from './UsageCharts.tsx'
import { toDashboard } from './usageSeries.ts'

const usual: UsagePeriod = 30
export type ApiMode = 'live' | 'test'

/** Period and mode are in the address, so that they survive a reload and can be shared. */
function useUsageQuery() {
  const [search, setSearch] = useSearchParams()
  const days = usagePeriods.find(choice => String(choice) === search.get('days')) ?? usual
  const mode: ApiMode = search.get('mode') === 'test' ? 'test' : 'live'
  const ask = (next: { days?: UsagePeriod; mode?: ApiMode }) => {
    const all = { days, mode, ...next }
    const shown = {
      ...(all.days !== usual && { days: String(all.days) }),
      ...(all.mode !== 'live' && { mode: all.mode }),
    }
    setSearch(shown, { replace: true })
  }
  return { days, mode, ask }
}

/** Usage of this account's API keys. */
const ApiUsage = () => {
  const text = useTexts('usage')
  const { days, mode, ask } = useUsageQuery()
  const query = { days: String(days) as `${UsagePeriod}`, mode }
  const { data, error, refetch } = useCallQuery(getUsage, { query }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader title={text('title')} actions={<UsageActions query={query} />} />
      <div className={styles.bar}>
        <SegmentedControl
          label={text('mode')}
          value={mode}
          options={(['live', 'test'] as const).map(value => ({ value, label: text(`modes.${value}`) }))}
          onChange={next => ask({ mode: next })}
        />
        <PeriodMenu days={days} onChange={next => ask({ days: next })} />
      </div>
      {data ? (
        <Overview usage={data} mode={mode} />
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

const Overview = ({ usage, mode }: { usage: Usage; mode: ApiMode }) => {
  if (usage.calls.now === 0 && usage.calls.before === 0) return <NoCalls mode={mode} />
  return (
    <div className={styles.page}>
      <UsageStats usage={usage} />
      <UsageCharts usage={usage} mode={mode} />
      <Breakdowns usage={usage} mode={mode} />
    </div>
  )
}

export default ApiUsage

/** Empty state before the first call in a mode. */
const NoCalls = ({ mode }: { mode: 'live' | 'test' }) => {
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

/** The four figures of the period, each with its change. Labels are the dashboard's, except for what is counted. */
const UsageStats = ({ usage }: { usage: Usage }) => {
  const text = useTexts('usage')
  const [calls, ...others] = toDashboardStats(toDashboard(usage), useTexts('dashboard'))
  const figures = calls ? [{ ...calls, label: text('calls') }, ...others] : others
  return (
    <div>
      <div className={styles.figures}>
        {figures.map(figure => (
          <StatCard key={figure.label} {...figure} />
        ))}
      </div>
      <p className={styles.hint}>{text('successHint')}</p>
    </div>
  )
}

interface UsageActionsProps {
  query: { days: `${UsagePeriod}`; mode: 'live' | 'test' }
}

/** Links to the requests behind the figures, and exports the figures. */
const UsageActions = ({ query }: UsageActionsProps) => {
  const text = useTexts('usage')
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await download(exportUsage, { query }, `api-usage-${daysAgo(0)}.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
        {text(busy ? 'exporting' : 'export')}
      </BusyButton>
      <Button
        component={Link}
        to={paths.apiTrackingReport}
        variant="contained"
        startIcon={<ListTree aria-hidden="true" />}
      >
        {text('everyRequest')}
      </Button>
    </>
  )
}

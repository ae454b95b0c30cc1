import { MenuItem, Skeleton, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { readVideoKycFigures } from '../../../contracts/calls/videoKyc.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { ShownPlan } from '../../../contracts/resources/plan.ts'
import { videoKycTemplateResource } from '../../../contracts/resources/videoKycTemplate.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { StartVideoKycButton } from './cells.tsx'
import { FigureCharts } from './FigureCharts.tsx'
import { FigureTables } from './FigureTables.tsx'
import type { Figures } from './figures.ts'
import { daysUntilToday, lastDays } from './span.ts'
import styles from './VideoKyc.module.css'

const MAX_TEMPLATES = 100

/** `/video-kyc`: how sessions go, of all templates or of one. Period and template are in the address. */
const AnalyticsPage = () => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const days = lastDays.find(one => String(one) === search.get('days')) ?? 30
  const planId = search.get('template') ?? ''
  const { data: templates } = useGetList<ShownPlan>(videoKycTemplateResource.name, {
    pagination: { page: 1, perPage: MAX_TEMPLATES },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  })
  const query = { ...daysUntilToday(days), ...(planId && { planId }) }
  const { data, error, refetch } = useCallQuery(readVideoKycFigures, { query }, { placeholderData: keepPreviousData })
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }
  return (
    <>
      <PageHeader
        title={text('figures.title')}
        crumbs={[{ label: text('product') }, { label: text('analytics') }]}
        actions={<StartVideoKycButton />}
      />
      <div className={styles.filters}>
        <TextField
          select
          size="small"
          label={text('figures.period')}
          value={String(days)}
          onChange={event => choose('days', event.target.value)}
        >
          {lastDays.map(one => (
            <MenuItem key={one} value={String(one)}>
              {text('figures.days', { days: one })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={text('figures.template')}
          value={templates?.some(({ id }) => id === planId) ? planId : ''}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={event => choose('template', event.target.value)}
        >
          <MenuItem value="">{text('figures.all')}</MenuItem>
          {templates?.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title[locale]}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={420} />}
      {data && data.started === 0 && (
        <EmptyState icon={ChartColumn} title={text('figures.none')} actions={<StartVideoKycButton />}>
          {text('figures.noneDetail')}
        </EmptyState>
      )}
      {data && data.started > 0 && (
        <div className={styles.stack}>
          <p className={styles.quiet}>{`${text('figures.lead')} ${text('notVcip')}`}</p>
          <Totals figures={data} />
          <FigureCharts figures={data} />
          <FigureTables figures={data} />
        </div>
      )}
    </>
  )
}

export default AnalyticsPage

const percent = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((part / of) * 100)}%`)

const Totals = ({ figures }: { figures: Figures }) => {
  const text = useTexts('videoKycScreen')
  const { started, judged, passed, review, failed, medianSeconds, medianScore, before } = figures
  const former = (value: string) => text('figures.before', { value })
  return (
    <div className={styles.figures}>
      <StatCard label={text('figures.started')} figure={formatCount(started)} />
      <StatCard
        label={text('figures.passRate')}
        figure={percent(passed, judged)}
        note={former(percent(before.passed, before.ended))}
      />
      <StatCard label={text('figures.review')} figure={formatCount(review)} />
      <StatCard label={text('figures.failed')} figure={formatCount(failed)} />
      <StatCard
        label={text('figures.median')}
        figure={medianSeconds === null ? '–' : text('figures.minutes', { minutes: (medianSeconds / 60).toFixed(1) })}
      />
      <StatCard
        label={text('figures.drift')}
        figure={medianScore ?? '–'}
        note={former(before.medianScore === null ? '–' : String(before.medianScore))}
      />
    </div>
  )
}

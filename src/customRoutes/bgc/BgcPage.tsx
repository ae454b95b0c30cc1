import { Skeleton } from '@mui/material'
import { UserRoundSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { readBgcDashboard } from '../../../contracts/calls/bgc.ts'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddCandidateButton } from '../../resources/bgc/AddCandidateButton.tsx'
import { nameOf } from '../../resources/cases/cells.tsx'
import { AddFileButton } from './AddFileButton.tsx'
import styles from './Dashboard.module.css'
import { Imports } from './Imports.tsx'
import { Locations } from './Locations.tsx'
import { Packages } from './Packages.tsx'
import { Rescreenings } from './Rescreenings.tsx'

type Overview = SuccessReply<typeof readBgcDashboard>

const listPath = (filter: object) => `${paths.bgcResponses}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Who is waited for, what is late, what is to be decided, and the packages. */
const BgcPage = () => {
  const text = useTexts('bgcScreen')
  const { data, error, refetch } = useCallQuery(readBgcDashboard, {})
  return (
    <>
      <PageHeader
        title={text('title')}
        actions={
          <>
            <AddFileButton />
            <AddCandidateButton />
          </>
        }
      />
      {error && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (data.all === 0 ? <FirstUse /> : <Dashboard overview={data} />)}
    </>
  )
}

export default BgcPage

const FirstUse = () => {
  const text = useTexts('bgcScreen')
  return (
    <div className={styles.page}>
      <EmptyState icon={UserRoundSearch} title={text('first.title')} actions={<AddCandidateButton />}>
        {text('first.detail')}
      </EmptyState>
      <Imports />
      <Packages />
    </div>
  )
}

const Dashboard = ({ overview }: { overview: Overview }) => {
  const text = useTexts('bgcScreen')
  const { waitsOn, overdue, promise, medianDays } = overview
  return (
    <div className={styles.page}>
      <div className={styles.figures}>
        <Figure
          to={listPath({ waitsOn: ['person'] })}
          label={text('figures.candidate')}
          figure={formatCount(waitsOn.person)}
        />
        <Figure
          to={listPath({ waitsOn: ['customer'] })}
          label={text('figures.you')}
          figure={formatCount(waitsOn.customer)}
        />
        <Figure to={listPath({ overdue: true })} label={text('figures.overdue')} figure={formatCount(overdue)} />
        <StatCard
          label={text('figures.promise')}
          figure={promise.percent === null ? '-' : `${promise.percent}%`}
          note={
            promise.percent === null
              ? text('figures.promiseNone')
              : text('figures.promiseNote', { kept: formatCount(promise.kept), of: formatCount(promise.of) })
          }
        />
        <StatCard
          label={text('figures.median')}
          figure={medianDays === null ? '-' : text('figures.days', { smart_count: medianDays })}
          note={text('figures.medianNote')}
        />
      </div>
      <TwoColumns aside={<Results overview={overview} />}>
        <ToDecide cases={overview.toDecide} count={overview.toDecideCount} />
        <Imports />
        <Rescreenings />
        <Locations />
        <Packages />
      </TwoColumns>
    </div>
  )
}

const Figure = ({ to, label, figure }: { to: string; label: string; figure: string }) => (
  <Link to={to} className={styles.figure}>
    <StatCard label={label} figure={figure} />
  </Link>
)

const ToDecide = ({ cases, count }: { cases: readonly ShownCase[]; count: number }) => {
  const text = useTexts('bgcScreen')
  const words = useTexts('casesScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  return (
    <Section
      title={text('toDecide')}
      badge={count > 0 && <span className="num">{formatCount(count)}</span>}
      aside={<Link to={paths.bgcResponses}>{text('all')}</Link>}
    >
      {cases.length === 0 && <p className={styles.none}>{text('noneToDecide')}</p>}
      <ul className={styles.rows}>
        {cases.map(({ id, subject, verdict, planTitle, endedAt }) => (
          <li key={id}>
            <Link to={withId(paths.bgcDetail, id)}>{nameOf(subject) ?? words('noName')}</Link>
            {verdict && <ToneChip tone={verdict.tone} label={verdict.label[locale]} />}
            <span className={styles.detail}>
              {planTitle[locale]}
              {endedAt && ` · ${short(endedAt)}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Results = ({ overview: { ended, waitsOn, paused } }: { overview: Overview }) => {
  const text = useTexts('bgcScreen')
  const words = useTexts('casesScreen')
  const rows = [
    ...(['green', 'amber', 'red', 'other', 'without'] as const)
      // Only an account with plans of its own has other results than colours.
      .filter(key => key !== 'other' || ended.other > 0)
      .map(key => ({ label: text(`colours.${key}`), count: ended[key] })),
    { label: text('figures.checks'), count: waitsOn.checks },
    { label: words('board.columns.paused'), count: paused },
  ]
  return (
    <Section title={text('results')}>
      <ul className={styles.rows}>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="num">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

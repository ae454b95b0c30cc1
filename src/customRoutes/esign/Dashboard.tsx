import { Skeleton } from '@mui/material'
import { FilePen } from 'lucide-react'
import { useGetList } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { countEnvelopes } from '../../../contracts/calls/esign.ts'
import type { ShownEnvelope } from '../../../contracts/esign/shown.ts'
import { envelopeStateChoices } from '../../../contracts/esign/states.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
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
import { NewDocumentButton, UseTemplateButton } from '../../resources/envelopes/create.tsx'
import { SendToManyButton } from '../../resources/envelopes/SendToManyButton.tsx'
import { BulkSends } from './bulk/BulkSends.tsx'
import styles from './Dashboard.module.css'
import { SitesCard } from './sites/SitesCard.tsx'

type Counts = SuccessReply<typeof countEnvelopes>

/** As many as fit into a glance; the list has all. */
const SHOWN = 6
/** Whoever was asked so many days ago and has not acted is late. */
const LATE_DAYS = 3

const listPath = (filter: object) => `${paths.esignResponses}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** What is out and who is late, what expires soon, and the templates to begin with. */
export const Dashboard = () => {
  const text = useTexts('esignScreen')
  const { data, error, refetch } = useCallQuery(countEnvelopes, {})
  return (
    <>
      <PageHeader title={text('home.title')} actions={<NewDocumentButton />} />
      {error && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={320} />}
      {data && (isUnused(data) ? <FirstUse /> : <Overview counts={data} />)}
    </>
  )
}

const isUnused = ({ medianMinutes: _, ...counts }: Counts) => Object.values(counts).every(count => count === 0)

const FirstUse = () => {
  const text = useTexts('esignScreen')
  return (
    <EmptyState
      icon={FilePen}
      title={text('home.first.title')}
      actions={<NewDocumentButton />}
      hint={text('home.first.hint')}
    >
      <ol className={styles.firstSteps}>
        {(['upload', 'recipients', 'place', 'send'] as const).map(step => (
          <li key={step}>{text(`home.first.${step}`)}</li>
        ))}
      </ol>
    </EmptyState>
  )
}

const Overview = ({ counts }: { counts: Counts }) => {
  const text = useTexts('esignScreen')
  return (
    <div className={styles.page}>
      <div className={styles.figures}>
        <Figure to={listPath({ state: ['sent'] })} label={text('home.out')} count={counts.sent} />
        <Figure
          to={listPath({ state: ['sent'], expiring: true })}
          label={text('home.expiring')}
          count={counts.expiring}
          note={text('home.expiringNote')}
        />
        <Figure to={listPath({ state: ['completed'] })} label={text('home.completed')} count={counts.completed} />
        <StatCard
          label={text('home.median')}
          figure={counts.medianMinutes === null ? '-' : <Duration minutes={counts.medianMinutes} />}
          note={text('home.medianNote')}
        />
      </div>
      <TwoColumns
        aside={
          <>
            <OtherCounts counts={counts} />
            <Templates />
            <BulkSends />
            <SitesCard />
          </>
        }
      >
        <Out />
        <Expiring />
      </TwoColumns>
    </div>
  )
}

interface FigureProps {
  to: string
  label: string
  count: number
  note?: ReactNode
}

const Figure = ({ to, label, count, note }: FigureProps) => (
  <Link to={to} className={styles.figure}>
    <StatCard label={label} figure={formatCount(count)} note={note} />
  </Link>
)

/** In the largest unit that leaves at least one. */
const Duration = ({ minutes }: { minutes: number }) => {
  const text = useTexts('esignScreen')
  if (minutes < 90) return text('home.minutes', { smart_count: Math.max(1, Math.round(minutes)) })
  if (minutes < 48 * 60) return text('home.hours', { smart_count: Math.round(minutes / 60) })
  return text('home.days', { smart_count: Math.round(minutes / 60 / 24) })
}

const OtherCounts = ({ counts }: { counts: Counts }) => {
  const text = useTexts('esignScreen')
  const locale = useLocale()
  return (
    <Section title={text('home.others')}>
      <ul className={styles.counts}>
        <li>
          <Link to={listPath({ waiting: 'me' })}>{text('home.waitingForMe')}</Link>
          <span className="num">{formatCount(counts.waitingForMe)}</span>
        </li>
        {(['draft', 'declined', 'expired', 'voided'] as const).map(state => (
          <li key={state}>
            <Link to={listPath({ state: [state] })}>{envelopeStateChoices[state].label[locale]}</Link>
            <span className="num">{formatCount(counts[state])}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const useEnvelopes = (filter: object, sort: { field: string; order: 'ASC' | 'DESC' }) =>
  useGetList<ShownEnvelope>(envelopeResource.name, { filter, sort, pagination: { page: 1, perPage: SHOWN } })

const Out = () => {
  const text = useTexts('esignScreen')
  // Those that have waited longest.
  const { data, isPending } = useEnvelopes({ state: ['sent'] }, { field: 'sentAt', order: 'ASC' })
  return (
    <Rows
      title={text('home.waiting')}
      all={listPath({ state: ['sent'] })}
      none={text('home.noneOut')}
      rows={data}
      isPending={isPending}
      detail={envelope => <WaitingFor envelope={envelope} />}
    />
  )
}

const Expiring = () => {
  const text = useTexts('esignScreen')
  const { short } = useDateFormats()
  const filter = { state: ['sent'], expiring: true }
  const { data, isPending } = useEnvelopes(filter, { field: 'expiresAt', order: 'ASC' })
  return (
    <Rows
      title={text('home.expiring')}
      all={listPath(filter)}
      none={text('home.noneExpiring')}
      rows={data}
      isPending={isPending}
      detail={({ expiresAt }) =>
        expiresAt && <span className="num">{text('home.until', { time: short(expiresAt) })}</span>
      }
    />
  )
}

interface RowsProps {
  title: string
  all: string
  none: string
  rows: ShownEnvelope[] | undefined
  isPending: boolean
  detail: (envelope: ShownEnvelope) => ReactNode
}

const Rows = ({ title, all, none, rows = [], isPending, detail }: RowsProps) => {
  const text = useTexts('esignScreen')
  return (
    <Section title={title} aside={rows.length > 0 && <Link to={all}>{text('home.all')}</Link>}>
      {isPending && <Skeleton variant="rounded" height={120} />}
      {!isPending && rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.rows}>
        {rows.map(envelope => (
          <li key={envelope.id}>
            <Link to={withId(paths.esignDetail, envelope.id)}>{envelope.title}</Link>
            <span className="num">{text('progress', { done: envelope.done, count: envelope.acting })}</span>
            <div className={styles.detail}>{detail(envelope)}</div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Who has been asked and has not acted yet, the one who was asked first at the front. */
const WaitingFor = ({ envelope }: { envelope: ShownEnvelope }) => {
  const text = useTexts('esignScreen')
  const { dayMonth } = useDateFormats()
  const [now] = useState(() => Date.now())
  const asked = envelope.recipients.filter(one => one.state === 'asked' && one.askedAt !== null)
  asked.sort((a, b) => String(a.askedAt).localeCompare(String(b.askedAt)))
  const [first] = asked
  if (!first?.askedAt) return null
  const days = Math.floor((now - Date.parse(first.askedAt)) / 86_400_000)
  return (
    <>
      {text('home.waitsFor', { names: asked.map(({ name }) => name).join(', '), since: dayMonth(first.askedAt) })}
      {days >= LATE_DAYS && <ToneChip tone="warning" label={text('home.late', { smart_count: days })} />}
    </>
  )
}

const Templates = () => {
  const text = useTexts('esignScreen')
  const { data = [], isPending } = useEnvelopes({ template: true }, { field: 'updatedAt', order: 'DESC' })
  return (
    <Section
      title={text('home.templates')}
      aside={data.length > 0 && <Link to={listPath({ template: true })}>{text('home.all')}</Link>}
    >
      {isPending && <Skeleton variant="rounded" height={80} />}
      {!isPending && data.length === 0 && <p className={styles.none}>{text('home.noTemplates')}</p>}
      <ul className={styles.rows}>
        {data.map(({ id, title }) => (
          <li key={id}>
            <Link to={withId(paths.esign, id)}>{title}</Link>
            <span className={styles.templateActions}>
              <UseTemplateButton id={id} title={title} />
              <SendToManyButton compact id={id} title={title} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { IconButton } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { FleetSummary } from '../../../contracts/calls/fleet.ts'
import { documentChoices, type FleetDocument, fleetDocuments } from '../../../contracts/fleet.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import type { ChartSeries } from '../../components/charts/chartData.ts'
import { SpendBarChart } from '../../components/charts/charts.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Fleet.module.css'
import { vehiclesPath } from './links.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { daysOfMonth, type Month, monthsFrom } from './months.ts'

interface ExpiryCalendarProps {
  summary: FleetSummary
  group: string | undefined
}

const colors = ['c1', 'c2', 'c3', 'c4', 'c5'] as const

/** What has ended, then what ends: by month as a chart, and one month by day. */
export const ExpiryCalendar = ({ summary, group }: ExpiryCalendarProps) => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const { month } = useDateFormats()
  const months = monthsFrom(summary.today)
  const series: ChartSeries[] = fleetDocuments.map((key, index) => ({
    key,
    label: documentChoices[key].label[locale],
    color: colors[index] ?? 'c5',
  }))
  const points = months.map(one => ({
    at: month(`${one}-15`),
    title: month(`${one}-15`),
    values: Object.fromEntries(fleetDocuments.map(name => [name, countIn(summary, one, name)])),
  }))
  return (
    <>
      <Ended summary={summary} group={group} />
      <div className={styles.columns}>
        <ChartCard
          title={text('calendar.months')}
          series={series}
          points={points}
          format={formatCount}
          pointLabel={text('calendar.month')}
          totals
        >
          <SpendBarChart series={series} points={points} format={formatCount} axisFormat={formatCount} />
        </ChartCard>
        <MonthSection summary={summary} group={group} months={months} />
      </div>
    </>
  )
}

const countIn = ({ expiring }: FleetSummary, month: Month, document?: FleetDocument) =>
  expiring
    .filter(one => one.day.startsWith(month) && (!document || one.document === document))
    .reduce((sum, { count }) => sum + count, 0)

/** The documents that have ended, each a link to its vehicles. */
const Ended = ({ summary: { ended }, group }: ExpiryCalendarProps) => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const { day } = useDateFormats()
  const found = fleetDocuments.flatMap(name => ended.filter(({ document }) => document === name))
  return (
    <Section title={text('calendar.ended')}>
      {found.length === 0 ? (
        <p className={styles.quiet}>{text('calendar.nothingEnded')}</p>
      ) : (
        <ul className={styles.ended}>
          {found.map(({ document, count, oldest }) => (
            <li key={document}>
              <Link to={vehiclesPath({ due: 'expired', document: [document], ...(group && { group }) })}>
                <span>{documentChoices[document].label[locale]}</span>
                <b className="num">{formatCount(count)}</b>
                <span className={styles.quiet}>{text('calendar.endedDetail', { date: day(oldest) })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** One month by day, with its documents as links. */
const MonthSection = ({ summary, group, months }: ExpiryCalendarProps & { months: readonly Month[] }) => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const format = useDateFormats()
  const [index, setIndex] = useState(0)
  const month = months[index] ?? months[0] ?? summary.today.slice(0, 7)
  const name = format.month(`${month}-15`)
  const days = daysOfMonth(month)
  const range = { expiresFrom: index === 0 ? summary.today : days[0], expiresTo: days.at(-1) }
  const of = group ? { group } : {}
  const documents = fleetDocuments
    .map(document => ({ document, count: countIn(summary, month, document) }))
    .filter(({ count }) => count > 0)
  return (
    <Section
      title={name}
      aside={
        <>
          <IconButton aria-label={text('calendar.previous')} disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            aria-label={text('calendar.next')}
            disabled={index >= months.length - 1}
            onClick={() => setIndex(index + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <MonthGrid days={days} summary={summary} group={group} />
      {documents.length === 0 ? (
        <p className={styles.quiet}>{text('calendar.nothing', { month: name })}</p>
      ) : (
        <ul className={styles.chips}>
          {documents.map(({ document, count }) => (
            <li key={document}>
              <Link to={vehiclesPath({ ...range, document: [document], ...of })}>
                {documentChoices[document].label[locale]} <b className="num">{formatCount(count)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

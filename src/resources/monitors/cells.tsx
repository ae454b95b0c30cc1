import { Button } from '@mui/material'
import {
  Ban,
  CirclePause,
  FileSearch,
  IndianRupee,
  type LucideIcon,
  Play,
  RotateCcw,
  Scale,
  ShieldAlert,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import type { MonitorEventKind } from '../../../contracts/monitoring.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { Monitor, MonitorDetail, MonitorEvent } from '../../../contracts/resources/monitor.ts'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MonitorState } from './MonitorState.tsx'
import styles from './Monitors.module.css'

const looks: Record<MonitorEventKind, { icon: LucideIcon; tone: Tone }> = {
  started: { icon: Play, tone: 'success' },
  charged: { icon: IndianRupee, tone: 'accent' },
  changed: { icon: FileSearch, tone: 'warning' },
  paused: { icon: CirclePause, tone: 'warning' },
  resumed: { icon: RotateCcw, tone: 'success' },
  ended: { icon: Ban, tone: 'neutral' },
}

/** The state with its buttons, as beside a check. */
export const State = ({ record }: { record: Monitor }) => (
  <div className={styles.drawer}>
    <CheckLink record={record} />
    <MonitorState monitor={record} />
  </div>
)

/** The check that shows what is known. */
const CheckLink = ({ record: { product, verificationId } }: { record: Monitor }) => (
  <Link to={withId(entryOf(product).paths.detail, verificationId)}>{useTexts('monitoring')('openCheck')}</Link>
)

/** What happened, newest first; a change links to the check that shows it. */
export const History = ({ record: { product, events } }: { record: MonitorDetail }) => {
  const text = useTexts('monitoring')
  const { short } = useDateFormats()
  return (
    <Section title={text('history')}>
      <Timeline
        events={events.map(event => ({
          id: event.id,
          title: titleOf(event, text),
          detail: <Detail event={event} detailPath={entryOf(product).paths.detail} />,
          time: short(event.at),
          ...looks[event.kind],
        }))}
      />
    </Section>
  )
}

function titleOf({ kind, paise }: MonitorEvent, text: ReturnType<typeof useTexts<'monitoring'>>): string {
  if (kind !== 'charged') return text(`event.${kind}`)
  return paise ? text('event.charged', { price: formatPaise(paise) }) : text('event.free')
}

const Detail = ({ event, detailPath }: { event: MonitorEvent; detailPath: string }) => {
  const text = useTexts('monitoring')
  const { day } = useDateFormats()
  const { from, until, verificationId } = event
  if (from && until) return text('month', { from: day(from), until: day(until) })
  if (!verificationId) return null
  const counts = (['added', 'changed', 'removed'] as const)
    .filter(name => event[name] > 0)
    .map(name => text(`counts.${name}`, { count: formatCount(event[name]) }))
  return (
    <>
      {counts.length > 0 && `${counts.join(', ')}. `}
      <Link to={withId(detailPath, verificationId)}>{text('openCheck')}</Link>
    </>
  )
}

/** For an account without any: where monitoring is turned on. */
export const FirstMonitor = () => {
  const text = useTexts('monitoring')
  return (
    <div className={styles.actions}>
      <Button component={Link} to={paths.aml} variant="contained" startIcon={<ShieldAlert />}>
        {text('screenSomebody')}
      </Button>
      <Button component={Link} to={paths.courtCaseCheck} variant="outlined" startIcon={<Scale />}>
        {text('searchCases')}
      </Button>
    </div>
  )
}

import { ScanEye } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { findMonitor, startMonitor } from '../../../contracts/calls/monitoring.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths, withEntry } from '../../../contracts/platform/paths.ts'
import { monitor as resource } from '../../../contracts/resources/monitor.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MonitorState } from './MonitorState.tsx'
import styles from './Monitors.module.css'

interface MonitoredRecord {
  id: string
  product: string
  status: string
  mode: string
  input: Record<string, string | null>
}

/** Beside a check: whether its subject is monitored, and the button that turns it on. */
export const MonitorSection = ({ record }: { record: MonitoredRecord }) => {
  const text = useTexts('monitoring')
  const locale = useLocale()
  const mayBeMonitored = record.mode === 'live' && ['completed', 'not_found'].includes(record.status)
  const { data } = useCallQuery(findMonitor, { params: { id: record.id } }, { enabled: mayBeMonitored })
  if (!data) return null
  const { monitor, pricePaise } = data
  const status = monitor && resource.fields.status.choices[monitor.status]
  return (
    <Section
      title={text('section')}
      badge={status && <ToneChip tone={status.tone ?? 'neutral'} label={status.label[locale]} />}
      {...(monitor && { aside: <Link to={withEntry(paths.monitoring, monitor.id)}>{text('history')}</Link> })}
    >
      {monitor ? <MonitorState monitor={monitor} /> : <Start record={record} pricePaise={pricePaise} />}
    </Section>
  )
}

const Start = ({ record, pricePaise }: { record: MonitoredRecord; pricePaise: number }) => {
  const text = useTexts('monitoring')
  const { run, busy } = useCallAction(startMonitor)
  const keys = useRef(attemptKeys())
  const body = { verificationId: record.id, atMostPaise: pricePaise }
  const start = () =>
    run({ body, idempotencyKey: keys.current.keyFor(body) }, text('started'), () => keys.current.ended())
  return (
    <div className={styles.state}>
      <p>{text(`off.${wayOf(record)}`)}</p>
      {useCanEdit() && (
        <BusyButton variant="outlined" fullWidth startIcon={<ScanEye />} busy={busy} onClick={start}>
          {text('start', { price: formatPaise(pricePaise) })}
        </BusyButton>
      )}
      <p className={styles.quiet}>{text('advance')}</p>
    </div>
  )
}

/** What is asked again: the lists, our copy of the courts, or the courts themselves. */
const wayOf = ({ product, input }: MonitoredRecord) => {
  if (product === 'aml-screen') return 'lists'
  return input['searchMode'] === 'immediate' ? 'courts' : 'copy'
}

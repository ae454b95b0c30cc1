import { Ban, CalendarClock, CalendarX2, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { daysBetween, paperState } from '../../../contracts/fleet.ts'
import { plateStates } from '../../../contracts/identifiers/states.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { type FleetVehicle, fleetVehicle } from '../../../contracts/resources/fleetVehicle.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { daysAgo, useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Fleet.module.css'

interface CellProps {
  record: FleetVehicle
}

type PaperName = 'insuranceUpto' | 'pucUpto' | 'fitnessUpto' | 'permitUpto' | 'taxUpto' | 'nextExpiry'

/** When a paper ends: its date, or how long until then or since then where somebody has to act. */
export const paper = (name: PaperName) => {
  const Paper = ({ record }: CellProps) => <PaperChip upto={record[name]} />
  return Paper
}

const PaperChip = ({ upto }: { upto: string | null }) => {
  const text = useTexts('fleet')
  const { day } = useDateFormats()
  const today = daysAgo(0)
  const state = paperState(upto, today)
  if (upto === null || state === 'missing') return '-'
  const left = daysBetween(today, upto)
  if (state === 'expired')
    return (
      <span title={day(upto)}>
        <ToneChip tone="danger" icon={CalendarX2} label={text('paper.expired', { smart_count: -left })} />
      </span>
    )
  if (state === 'soon')
    return (
      <span title={day(upto)}>
        <ToneChip
          tone="warning"
          icon={CalendarClock}
          label={left === 0 ? text('paper.today') : text('paper.inDays', { smart_count: left })}
        />
      </span>
    )
  return <span className="num">{day(upto)}</span>
}

/** The masked number, and a chip if the certificate itself is not in order. */
export const Vehicle = ({ record: { vehicle, status } }: CellProps) => {
  const locale = useLocale()
  const { choices } = fleetVehicle.fields.status
  return (
    <span className={styles.vehicle}>
      <span className="mono">{vehicle}</span>
      {status === 'blacklisted' && <ToneChip tone="danger" icon={Ban} label={choices[status].label[locale]} />}
      {status === 'expired' && <ToneChip tone="warning" icon={TriangleAlert} label={choices[status].label[locale]} />}
    </span>
  )
}

/** The state of a plate's two letters. */
export const useStateName = () => {
  const text = useTexts('fleet')
  const locale = useLocale()
  return (code: string) => (code === 'BH' ? text('vehicle.bharat') : (plateStates.get(code)?.[locale] ?? code))
}

export const State = ({ record: { state } }: CellProps) => useStateName()(state)

/** The fines that are pending; '-' until the challans were checked. */
export const Challans = ({ record: { pendingChallans, pendingPaise } }: CellProps) => {
  const text = useTexts('fleet')
  if (pendingChallans === null || pendingPaise === null) return '-'
  if (pendingChallans === 0) return text('vehicle.noChallans')
  return (
    <span className={styles.fines}>
      <span className="num">{formatPaise(pendingPaise)}</span>
      <span className={styles.quiet}>
        {text('vehicle.challans', { smart_count: pendingChallans, count: pendingChallans })}
      </span>
    </span>
  )
}

/** When the RC was checked, as a link to that check. */
export const CheckLink = ({ record: { checkedAt, verificationId } }: CellProps) => {
  const { full } = useDateFormats()
  return <Link to={withId(entryOf('vehicle-rc-check').paths.detail, verificationId)}>{full(checkedAt)}</Link>
}

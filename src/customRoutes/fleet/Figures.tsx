import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FleetSummary } from '../../../contracts/calls/fleet.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import type { FleetFilter } from '../../../contracts/resources/fleetVehicle.ts'
import { StatCard } from '../../components/StatCard.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Fleet.module.css'
import { vehiclesPath } from './links.ts'

interface FiguresProps {
  summary: FleetSummary
  group: string | undefined
}

interface Figure {
  label: string
  figure: string
  note: ReactNode
  filter: FleetFilter
}

/** The five figures of the fleet; each is a link to its vehicles. */
export const Figures = ({ summary, group }: FiguresProps) => {
  const text = useTexts('fleet')
  const { vehicles, overdue, soon, blacklisted, rcExpired, financed, challans } = summary
  const share = (count: number) =>
    text('figures.of', { percent: vehicles === 0 ? 0 : Math.round((count / vehicles) * 100) })
  const counted = (count: number) => ({ smart_count: count, count: formatCount(count) })
  const unchecked = vehicles - challans.checked
  const figures: Figure[] = [
    { label: text('figures.overdue'), figure: formatCount(overdue), note: share(overdue), filter: { due: 'expired' } },
    { label: text('figures.soon'), figure: formatCount(soon), note: share(soon), filter: { due: 'month' } },
    {
      label: text('figures.challans'),
      figure: formatPaise(challans.paise),
      note:
        challans.count > 0
          ? text('figures.challansOf', { ...counted(challans.count), vehicles: formatCount(challans.vehicles) })
          : text('figures.unchecked', counted(unchecked)),
      filter: { challans: 'pending' },
    },
    {
      label: text('figures.blacklisted'),
      figure: formatCount(blacklisted),
      note: text('figures.rcExpired', counted(rcExpired)),
      filter: { status: ['blacklisted'] },
    },
    {
      label: text('figures.financed'),
      figure: formatCount(financed),
      note: share(financed),
      filter: { financed: true },
    },
  ]
  return (
    <div className={styles.figures}>
      {figures.map(({ filter, ...card }) => (
        <Link key={card.label} className={styles.figure} to={vehiclesPath({ ...filter, ...(group && { group }) })}>
          <StatCard {...card} />
        </Link>
      ))}
    </div>
  )
}

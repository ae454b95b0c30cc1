import { Link } from 'react-router-dom'
import { countWork } from '../../../../contracts/calls/work.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { StatCard } from '../../../components/StatCard.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'

const REFRESH_MS = 60_000

const workWith = (filter: object) => `${paths.adminWork}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** How many challan orders, refunds and mismatched payments wait, and how much of all work is overdue. */
export const WaitingWork = () => {
  const text = useTexts('admin')
  const { data } = useCallQuery(countWork, {}, { refetchInterval: REFRESH_MS })
  const of = (...kinds: string[]) =>
    data?.kinds.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  const figures = [
    { name: 'orders', count: of('order'), filter: { kind: ['order'] } },
    { name: 'refunds', count: of('refund'), filter: { kind: ['refund'] } },
    { name: 'diverged', count: of('diverged', 'payment'), filter: { kind: ['diverged', 'payment'] } },
    { name: 'overdue', count: data?.overdue, filter: { overdue: true } },
  ] as const
  return (
    <section className={styles.figures} aria-label={text('work.waiting')}>
      {figures.map(({ name, count, filter }) => (
        <StatCard
          key={name}
          label={text(`work.figures.${name}`)}
          figure={count === undefined ? '-' : formatCount(count)}
          note={<Link to={workWith(filter)}>{text('work.open')}</Link>}
        />
      ))}
    </section>
  )
}

import { Skeleton } from '@mui/material'
import { useDelayed } from '../../../components/useDelayed.ts'
import styles from './AdminDashboard.module.css'

const blocks = ['revenue', 'calls', 'rate', 'sources', 'largest', 'low']

/** The shape of what comes: four figures, three charts, three lists. */
export const AdminDashboardSkeleton = () => {
  const late = useDelayed(150)
  const block = (height: number) => (late ? <Skeleton variant="rounded" height={height} /> : <div style={{ height }} />)
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.figures}>
        {blocks.slice(0, 4).map(name => (
          <div key={name}>{block(104)}</div>
        ))}
      </div>
      {blocks.map(name => (
        <div key={name}>{block(272)}</div>
      ))}
    </div>
  )
}

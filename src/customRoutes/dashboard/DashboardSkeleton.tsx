import { Skeleton } from '@mui/material'
import { useDelayed } from '../../components/useDelayed.ts'
import styles from './Dashboard.module.css'

/** Matches the loaded layout: four figures, two charts, a table and a list. */
export const DashboardSkeleton = () => {
  const late = useDelayed(150)
  const block = (height: number) => (late ? <Skeleton variant="rounded" height={height} /> : <div style={{ height }} />)
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.figures}>
        {['verifications', 'rate', 'spend', 'time'].map(figure => (
          <div key={figure}>{block(106)}</div>
        ))}
      </div>
      <div className={styles.columns}>
        {block(272)}
        {block(272)}
      </div>
      <div className={styles.columns}>
        {block(326)}
        {block(326)}
      </div>
    </div>
  )
}

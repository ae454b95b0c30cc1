import { Skeleton } from '@mui/material'
import styles from './PageSkeleton.module.css'
import { useDelayed } from './useDelayed.ts'

/** The shape of most pages: a heading, its action, and a card. Shown after 150 ms, so that a quick page does not flash. */
export const PageSkeleton = () => {
  const late = useDelayed(150)
  return late ? (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={220} height={28} />
        <Skeleton width={152} height={36} />
      </div>
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </div>
  ) : null
}

import styles from './Skeleton.module.css'

/** What comes, in its shape: the strip and three cards. */
export const Skeleton = ({ label }: { label: string }) => (
  <div className={styles.skeleton} role="status">
    <span className="hidden-text">{label}</span>
    <i className={styles.strip} />
    <div>
      <i />
      <i />
      <i />
    </div>
  </div>
)

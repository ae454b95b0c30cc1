import styles from './Skeleton.module.css'

/** A placeholder in the shape of the page: the header and three cards. */
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

import styles from './OrderSkeleton.module.css'

/** Four orders to come. */
export const OrderSkeleton = ({ label }: { label: string }) => (
  <div className={styles.skeleton} role="status">
    <span className="hidden-text">{label}</span>
    <i />
    <i />
    <i />
    <i />
  </div>
)

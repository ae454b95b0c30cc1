import styles from './NumberPlate.module.css'

/** A registration number in the style of a number plate: `MH 12 AB 1000`. White in both themes. */
export const NumberPlate = ({ rc }: { rc: string }) => (
  <span className={styles.plate}>
    <span className={styles.band} aria-hidden="true">
      IND
    </span>
    <span className={styles.number}>{formatPlate(rc)}</span>
  </span>
)

/** Separates letters from digits, as on a plate. A Bharat series reads `22 BH 1234 AA`. */
export const formatPlate = (rc: string): string => rc.match(/\d+|[A-Z]+/g)?.join(' ') ?? rc

import styles from './NumberPlate.module.css'

/** A number plate as a label, in groups: `MH 12 AB 1000`. White in both themes. */
export const NumberPlate = ({ rc }: { rc: string }) => (
  <span className={styles.plate}>
    <span className={styles.band} aria-hidden="true">
      IND
    </span>
    <span className={styles.number}>{formatPlate(rc)}</span>
  </span>
)

/** Letters and digits part, as on the plate itself; a Bharat series reads `22 BH 1234 AA`. */
export const formatPlate = (rc: string): string => rc.match(/\d+|[A-Z]+/g)?.join(' ') ?? rc

import styles from './Fields.module.css'

/** There are as many colours as a chart may have; the name always stands beside it. */
const COLOURS = 5

export const colourOf = (index: number): number => (Math.max(index, 0) % COLOURS) + 1

/** The colour of a recipient, by their place. */
export const Swatch = ({ index }: { index: number }) => (
  <span className={styles.swatch} data-colour={colourOf(index)} aria-hidden="true" />
)

import { formatPaise } from '../../../contracts/platform/money.ts'
import styles from './Sums.module.css'

/** Amounts in paise with their names, the total last. */
export const Sums = ({ rows }: { rows: readonly (readonly [name: string, paise: number])[] }) => (
  <dl className={`num ${styles.sums}`}>
    {rows.map(([name, paise]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{formatPaise(paise)}</dd>
      </div>
    ))}
  </dl>
)

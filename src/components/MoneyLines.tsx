import { Money } from './Money.tsx'
import styles from './MoneyLines.module.css'
import type { MoneyLine } from './moneyLines.ts'
import { useText } from './useText.ts'

interface MoneyLinesProps {
  lines: MoneyLine[]
  total: { label: string; paise: number }
}

/** Lines and their total, figures lined up. */
export const MoneyLines = ({ lines, total }: MoneyLinesProps) => {
  const text = useText()
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, paise }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {paise === 'free' ? <span className={styles.free}>{text('price.free')}</span> : <Money paise={paise} />}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd>
          <Money paise={total.paise} />
        </dd>
      </div>
    </dl>
  )
}

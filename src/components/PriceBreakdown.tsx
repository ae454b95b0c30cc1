import { useTexts } from '../i18n/useTexts.ts'
import { Money } from './Money.tsx'
import styles from './PriceBreakdown.module.css'

/** A price or charge line: integer paise, or free of charge. */
export interface PriceBreakdownLine {
  label: string
  paise: number | 'free'
}

interface PriceBreakdownProps {
  lines: PriceBreakdownLine[]
  total: { label: string; paise: number }
}

/** Lines and their total, with the figures aligned. */
export const PriceBreakdown = ({ lines, total }: PriceBreakdownProps) => {
  const text = useTexts('components')
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

import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { Sparkline } from './charts/Sparkline.tsx'
import styles from './StatCard.module.css'

export interface StatChange {
  direction: 'up' | 'down' | 'same'
  /** "8.2%", "0.3 pt". */
  by: string
  /** The previous value, formatted. */
  former: string
  /** Only if the direction is good or bad. Spend is neither. */
  verdict?: 'good' | 'bad'
}

interface StatCardProps {
  label: string
  figure: ReactNode
  change?: StatChange
  /** Replaces the change if there is nothing to compare with: "Held ₹1.50". */
  note?: ReactNode
  /** The values of the sparkline; hidden on a phone. */
  trend?: number[]
}

const arrows = { up: ArrowUp, down: ArrowDown, same: Minus }

export const StatCard = ({ label, figure, change, note, trend }: StatCardProps) => {
  const text = useTexts('components')
  const Arrow = arrows[change?.direction ?? 'same']
  return (
    <div className={styles.card}>
      <div className={styles.label}>{label}</div>
      <div className={`num ${styles.figure}`}>{figure}</div>
      {change && (
        <div className={`num ${styles.change}`} data-verdict={change.verdict}>
          <Arrow size={13} aria-hidden="true" />
          <span className="hidden-text">{text(`figure.${change.direction}`)}</span>
          <span className={styles.by}>{change.by}</span> {text('figure.from', { former: change.former })}
        </div>
      )}
      {note && <div className={`num ${styles.change}`}>{note}</div>}
      {trend && <Sparkline className={styles.trend} values={trend} />}
    </div>
  )
}

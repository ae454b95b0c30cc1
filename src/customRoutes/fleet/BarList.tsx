import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Fleet.module.css'

export interface BarLine {
  id: string
  name: string
  value: number
  /** The value in words. */
  shown: string
  note?: ReactNode
  to?: string
}

/** Bars with their numbers: what a chart and its table say, in one, with a link behind each line. */
export const BarList = ({ title, lines }: { title: string; lines: readonly BarLine[] }) => {
  const most = Math.max(1, ...lines.map(({ value }) => value))
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.bars}>
        {lines.map(({ id, name, value, shown, note, to }) => {
          const content = (
            <>
              <span className={styles.barName}>
                {name} {note && <span className={styles.quiet}>{note}</span>}
              </span>
              <b className="num">{shown}</b>
              <span className={styles.track} aria-hidden="true">
                <span style={{ width: `${(value / most) * 100}%` }} />
              </span>
            </>
          )
          return <li key={id}>{to ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>
        })}
      </ul>
    </div>
  )
}

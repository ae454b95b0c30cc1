import { Check, CircleCheck, IdCard } from 'lucide-react'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './SignIn.module.css'

/** What the product promises, shown on a made-up answer. Left out where the window is narrow. */
export const InkPanel = () => {
  const text = useTexts('signIn')
  const rows = [
    { label: text('panel.pan'), value: <span className="mono">AAxxxx000A</span> },
    { label: text('panel.match'), value: '100%' },
    { label: text('panel.source'), value: text('panel.sourceValue') },
    { label: text('panel.charge'), value: text('panel.chargeValue') },
  ]
  return (
    <aside className={styles.panel}>
      <div className={styles.inner}>
        <h2>{text('panel.headline')}</h2>
        <div className={styles.card}>
          <div className={styles.head}>
            <span className={styles.tile}>
              <IdCard size={18} aria-hidden="true" />
            </span>
            <span className={styles.names}>
              <b>{text('panel.product')}</b>
              {text('panel.subject')}
            </span>
            <span className={styles.chip}>
              <CircleCheck size={14} aria-hidden="true" /> {text('panel.status')}
            </span>
          </div>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul>
          {(['point1', 'point2', 'point3'] as const).map(point => (
            <li key={point}>
              <Check size={16} aria-hidden="true" /> {text(`panel.${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

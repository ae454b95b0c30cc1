import { CopyButton } from '../../components/CopyButton.tsx'
import styles from './Keys.module.css'
import { useKeyText } from './texts.ts'

/** A call to try a key with, to be copied. */
export const Sample = ({ call, hint }: { call: string; hint: string }) => {
  const text = useKeyText()
  return (
    <div>
      <h3>{text('made.sample')}</h3>
      <div className={styles.secret}>
        <pre>
          <code>{call}</code>
        </pre>
        <CopyButton value={call} name={text('made.sampleNamed')} />
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

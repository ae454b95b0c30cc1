import { CopyButton } from '../../components/CopyButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Keys.module.css'

/** A call to try a key with, to be copied. */
export const CodeSample = ({ call, hint }: { call: string; hint: string }) => {
  const text = useTexts('apiKeys')
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

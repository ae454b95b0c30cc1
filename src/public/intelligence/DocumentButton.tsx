import { useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Report.module.css'

/** Downloads the signed document. `onSave` returns why it could not. */
export const DocumentButton = ({ onSave }: { onSave: () => Promise<string | null> }) => {
  const text = useTexts('publicIntelligence')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setBusy(true)
    setProblem(await onSave())
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy && text('downloading')} onClick={() => void save()}>
        {text('download')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}

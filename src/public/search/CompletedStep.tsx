import type { ReactNode } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Search.module.css'

interface CompletedStepProps {
  /** The name of the button. */
  edit: string
  onEdit: () => void
  disabled: boolean
  children: ReactNode
}

/** What an earlier step has settled, and the way back to it. */
export const CompletedStep = ({ edit, onEdit, disabled, children }: CompletedStepProps) => {
  const text = useTexts('publicChallanSearch')
  return (
    <div className={styles.chosen}>
      {children}
      <Button look="link" aria-label={edit} disabled={disabled} onClick={onEdit}>
        {text('edit')}
      </Button>
    </div>
  )
}

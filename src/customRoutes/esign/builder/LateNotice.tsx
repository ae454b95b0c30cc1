import { Button } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import type { useAutosave } from './useAutosave.ts'

interface LateNoticeProps {
  saving: ReturnType<typeof useAutosave>
  onReload: () => void
}

/** That the draft could not be saved: because somebody else has changed it, or for another reason. */
export const LateNotice = ({ saving: { error, isLate, flush }, onReload }: LateNoticeProps) => {
  const text = useTexts('esignBuilder')
  return (
    <div className={styles.notice}>
      <InlineAlert
        tone={isLate ? 'warning' : 'danger'}
        action={
          <Button size="small" color="inherit" onClick={isLate ? onReload : () => void flush().catch(() => {})}>
            {text(isLate ? 'saving.load' : 'saving.retry')}
          </Button>
        }
      >
        {isLate
          ? text('saving.late')
          : text('saving.failed', { reason: error?.fields[0]?.message ?? error?.message ?? '' })}
      </InlineAlert>
    </div>
  )
}

import { Button } from '@mui/material'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import type { useAutosave } from './useAutosave.ts'
import type { Editors } from './useEditors.ts'

interface LateNoticeProps {
  saving: ReturnType<typeof useAutosave>
  editors: Editors | undefined
  onReload: () => void
}

/** That somebody else has the draft open or has changed it, or that it could not be saved. */
export const LateNotice = ({ saving, editors, onReload }: LateNoticeProps) => {
  const text = useTexts('esignBuilder')
  const { error, isLate, isSaving, saved, flush } = saving
  const others = editors?.others ?? []
  // The answer to a save may still be on its way.
  const isNewer = !isSaving && (editors?.revision ?? 0) > saved.revision
  if (!error && !isNewer && others.length === 0) return null
  const load = (
    <Button size="small" color="inherit" onClick={onReload}>
      {text('saving.load')}
    </Button>
  )
  return (
    <div className={styles.notice}>
      {error && !isLate ? (
        <InlineAlert
          tone="danger"
          action={
            <Button size="small" color="inherit" onClick={() => void flush().catch(() => {})}>
              {text('saving.retry')}
            </Button>
          }
        >
          {text('saving.failed', { reason: error.fields[0]?.message ?? error.message })}
        </InlineAlert>
      ) : isLate || isNewer ? (
        <InlineAlert tone="warning" action={load}>
          {text(isLate ? 'saving.late' : 'saving.newer')}
        </InlineAlert>
      ) : (
        <InlineAlert tone="info">
          {others.every(({ isYou }) => isYou)
            ? text('saving.alsoYou')
            : text('saving.others', {
                names: others.flatMap(({ name, isYou }) => (isYou ? [] : [name])).join(', '),
              })}
        </InlineAlert>
      )}
    </div>
  )
}

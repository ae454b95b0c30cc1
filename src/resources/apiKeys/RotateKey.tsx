import { Dialog } from '@mui/material'
import { useRefresh } from 'ra-core'
import { useId, useState } from 'react'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey, type CreatedKey } from './apiKey.ts'
import { NewKey } from './NewKey.tsx'
import { RotateForm } from './RotateForm.tsx'

/** A new secret for a key, after the question how long the old one works on; then the new one, this once. */
export const RotateKey = ({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const text = useTexts('apiKeys')
  const titleId = useId()
  const refresh = useRefresh()
  const { full } = useDateFormats()
  const [made, setMade] = useState<CreatedKey | null>(null)
  const { name, hint } = apiKey

  const close = () => {
    onClose()
    if (made) refresh()
  }
  const old = made?.previous

  return (
    <Dialog
      open
      aria-labelledby={titleId}
      // A click beside it must not lose a key that is shown once.
      onClose={(_, why) => (why === 'backdropClick' && made ? undefined : close())}
    >
      {made ? (
        <NewKey
          created={made}
          titleId={titleId}
          title={text('rotating.done', { name })}
          note={
            old ? text('rotating.until', { hint: old.hint, time: full(old.until) }) : text('rotating.stopped', { hint })
          }
          onDone={close}
        />
      ) : (
        <RotateForm apiKey={apiKey} titleId={titleId} onMade={setMade} onCancel={onClose} />
      )}
    </Dialog>
  )
}

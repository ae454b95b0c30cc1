import { Button, Dialog } from '@mui/material'
import { Plus } from 'lucide-react'
import { useRefresh } from 'ra-core'
import { useId, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { type CreatedKey } from './apiKey.ts'
import { KeyForm } from './KeyForm.tsx'
import { NewKey } from './NewKey.tsx'

/** The button, its form, and the key that comes of it. The key lives in this state alone: closing forgets it. */
export const CreateKey = () => {
  const text = useTexts('apiKeys')
  const titleId = useId()
  const refresh = useRefresh()
  const [open, setOpen] = useState(false)
  const [created, setCreated] = useState<CreatedKey | null>(null)

  const close = () => {
    setOpen(false)
    setCreated(null)
    if (created) refresh()
  }

  return (
    <>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setOpen(true)}>
        {text('create')}
      </Button>
      <Dialog
        open={open}
        aria-labelledby={titleId}
        // A click beside it must not lose a key that is shown once.
        onClose={(_, why) => (why === 'backdropClick' && created ? undefined : close())}
      >
        {created ? (
          <NewKey created={created} titleId={titleId} onDone={close} />
        ) : (
          <KeyForm titleId={titleId} onCreated={setCreated} onCancel={close} />
        )}
      </Dialog>
    </>
  )
}

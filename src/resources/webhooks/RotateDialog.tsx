import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useRefresh } from 'ra-core'
import { useId, useState } from 'react'
import { type Overlap, overlaps } from '../../../contracts/apiKeys.ts'
import { rotateWebhookSecret } from '../../../contracts/calls/webhooks.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { NewSecret } from './NewSecret.tsx'
import styles from './Webhooks.module.css'

/** A new secret, after the word how long the old one signs beside it. */
export const RotateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const text = useTexts('webhooks')
  const titleId = useId()
  const refresh = useRefresh()
  const [overlap, setOverlap] = useState<Overlap>('day')
  const { mutate, isPending, error, data } = useCallMutation(rotateWebhookSecret)
  const secret = data && (data as { secret: string }).secret
  const done = () => {
    onClose()
    refresh()
  }
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      onClose={(_, why) => (why === 'backdropClick' && secret ? undefined : secret ? done() : onClose())}
    >
      {secret ? (
        <NewSecret secret={secret} titleId={titleId} onDone={done} />
      ) : (
        <>
          <DialogTitle id={titleId}>{text('rotating.title')}</DialogTitle>
          <DialogContent className={styles.form}>
            {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
            <p className={styles.words}>{text('rotating.detail')}</p>
            <TextField
              select
              label={text('rotating.overlap')}
              value={overlap}
              onChange={event => setOverlap(event.target.value as Overlap)}
            >
              {overlaps.map(choice => (
                <MenuItem key={choice} value={choice}>
                  {text(`rotating.overlaps.${choice}`)}
                </MenuItem>
              ))}
            </TextField>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {text('form.cancel')}
            </Button>
            <Button
              variant="contained"
              disabled={isPending}
              onClick={() => mutate({ params: { id }, body: { overlap } })}
            >
              {text('rotating.submit')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

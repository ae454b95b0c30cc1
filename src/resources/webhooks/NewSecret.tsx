import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { CopyButton } from '../../components/CopyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Webhooks.module.css'

interface NewSecretProps {
  secret: string
  titleId: string
  onDone: () => void
}

/** The whole secret, this once. */
export const NewSecret = ({ secret, titleId, onDone }: NewSecretProps) => {
  const text = useTexts('webhooks')
  return (
    <>
      <DialogTitle id={titleId}>{text('made.title')}</DialogTitle>
      <DialogContent className={styles.form}>
        <InlineAlert tone="warning">{text('made.once')}</InlineAlert>
        <div className={styles.secret}>
          <code>{secret}</code>
          <CopyButton value={secret} name={text('made.secret')} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone}>
          {text('made.done')}
        </Button>
      </DialogActions>
    </>
  )
}

import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Note } from '../../components/Note.tsx'
import styles from './Keys.module.css'
import { sampleCall } from './sampleCall.ts'
import { type CreatedKey, useKeyText } from './texts.ts'

interface NewKeyProps {
  created: CreatedKey
  titleId: string
  onDone: () => void
}

/** The whole key, this once, and a call that works with it. */
export const NewKey = ({ created: { name, key, mode }, titleId, onDone }: NewKeyProps) => {
  const text = useKeyText()
  const sample = sampleCall(key, location.origin)
  return (
    <>
      <DialogTitle id={titleId}>{text('made.title', { name })}</DialogTitle>
      <DialogContent className={styles.made}>
        <Note tone="warning">{text('made.once')}</Note>
        <div>
          <h3>{text('made.key')}</h3>
          <div className={styles.secret}>
            <code>{key}</code>
            <CopyButton value={key} name={text('made.key')} />
          </div>
        </div>
        <div>
          <h3>{text('made.sample')}</h3>
          <div className={styles.secret}>
            <pre>
              <code>{sample}</code>
            </pre>
            <CopyButton value={sample} name={text('made.sampleNamed')} />
          </div>
          <p className={styles.hint}>{text(mode === 'test' ? 'made.sampleHint' : 'made.sampleLive')}</p>
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

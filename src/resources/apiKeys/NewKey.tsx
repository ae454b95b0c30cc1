import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { CopyButton } from '../../components/CopyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type CreatedKey } from './apiKey.ts'
import { CodeSample } from './CodeSample.tsx'
import styles from './Keys.module.css'
import { sampleCall, sampleProduct } from './sampleCall.ts'
import { useScopeLabel } from './useScopeLabel.ts'

interface NewKeyProps {
  created: CreatedKey
  titleId: string
  /** In the usual one's place. */
  title?: string
  /** What becomes of the key before it. */
  note?: string
  onDone: () => void
}

/** The whole key, this once, and a call that works with it. */
export const NewKey = ({ created: { name, key, mode, scopes }, titleId, title, note, onDone }: NewKeyProps) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const product = sampleProduct(scopes)
  return (
    <>
      <DialogTitle id={titleId}>{title ?? text('made.title', { name })}</DialogTitle>
      <DialogContent className={styles.made}>
        <InlineAlert tone="warning">{text('made.once')}</InlineAlert>
        <div>
          <h3>{text('made.key')}</h3>
          <div className={styles.secret}>
            <code>{key}</code>
            <CopyButton value={key} name={text('made.key')} />
          </div>
        </div>
        {note && <p className={styles.words}>{note}</p>}
        {product && (
          <CodeSample
            call={sampleCall(key, location.origin, product)}
            hint={text(mode === 'test' ? 'made.sampleHint' : 'made.sampleLive', { product: label(product) })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onDone}>
          {text('made.done')}
        </Button>
      </DialogActions>
    </>
  )
}

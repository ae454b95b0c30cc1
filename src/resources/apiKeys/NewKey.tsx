import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { mounts } from '../../../contracts/calls/define.ts'
import { purposes } from '../../../contracts/codes.ts'
import { isProductId, type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { type CreatedKey } from './apiKey.ts'
import styles from './Keys.module.css'
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

/** A call to try a key with, to be copied. */
const CodeSample = ({ call, hint }: { call: string; hint: string }) => {
  const text = useTexts('apiKeys')
  return (
    <div>
      <h3>{text('made.sample')}</h3>
      <div className={styles.secret}>
        <pre>
          <code>{call}</code>
        </pre>
        <CopyButton value={call} name={text('made.sampleNamed')} />
      </div>
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

/** The first product that a key may call; none where it only reads. */
const sampleProduct = (scopes: readonly string[] | null): ProductId | undefined =>
  scopes ? scopes.find(isProductId) : productIds[0]

/** A call that works as it stands, with a sandbox value that succeeds. No value of it holds a quote that a shell would read. */
export function sampleCall(key: string, origin: string, product: ProductId): string {
  const body = JSON.stringify({ ...productOf(product).example, consent: true, purpose: purposes[0] })
  return [
    `curl ${origin}${mounts.gateway}/${product}`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ')
}

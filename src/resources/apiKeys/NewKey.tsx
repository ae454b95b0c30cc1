import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type Call, mounts } from '../../../contracts/calls/define.ts'
import { isProductId, type ProductId, productIds } from '../../../contracts/checks/catalogue.ts'
import { purposes } from '../../../contracts/platform/codes.ts'
import type { Product } from '../../../contracts/products/index.ts'
import type { CreatedApiKey } from '../../../contracts/resources/apiKey.ts'
import { CopyBox } from '../../components/CopyBox.tsx'
import type { ResultProps } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDeclarationOnceLoaded } from '../verifications/declarations.ts'
import styles from './ApiKeys.module.css'
import { useScopeLabel } from './cells.tsx'

/** Shows the full key once, with a ready-to-run example call. After a rotation, also says when the old key expires. */
export const NewKey = ({ reply, titleId, onClose }: ResultProps<Call>) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const { full } = useDateFormats()
  const { name, key, mode, scopes, rotatedAt, previous } = reply as CreatedApiKey
  const product = sampleProduct(scopes)
  return (
    <>
      <DialogTitle id={titleId}>{text(rotatedAt ? 'rotating.done' : 'newKey.title', { name })}</DialogTitle>
      <DialogContent className={styles.newKey}>
        <InlineAlert tone="warning">{text('newKey.once')}</InlineAlert>
        <div>
          <h3>{text('newKey.key')}</h3>
          <CopyBox value={key} name={text('newKey.key')} />
        </div>
        {rotatedAt && (
          <p className={styles.words}>
            {previous
              ? text('rotating.until', { hint: previous.hint, time: full(previous.until) })
              : text('rotating.stopped')}
          </p>
        )}
        {product && (
          <CodeSample
            apiKey={key}
            product={product}
            hint={text(mode === 'test' ? 'newKey.sampleHint' : 'newKey.sampleLive', { product: label(product) })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('newKey.done')}
        </Button>
      </DialogActions>
    </>
  )
}

/** An example call with a copy button. */
const CodeSample = ({ apiKey, product, hint }: { apiKey: string; product: ProductId; hint: string }) => {
  const text = useTexts('apiKeys')
  const declared = useDeclarationOnceLoaded(product)
  if (!declared) return null
  return (
    <div>
      <h3>{text('newKey.sample')}</h3>
      <CopyBox value={sampleCall(apiKey, location.origin, declared)} name={text('newKey.sampleNamed')} />
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

/** The first product that the key may call; undefined for a read-only key. */
const sampleProduct = (scopes: readonly string[] | null): ProductId | undefined =>
  scopes ? scopes.find(isProductId) : productIds[0]

/** A call that succeeds as is, with a sandbox value. No value contains a quote that a shell would interpret. */
export function sampleCall(key: string, origin: string, { id, example }: Pick<Product, 'id' | 'example'>): string {
  const body = JSON.stringify({ ...example, consent: true, purpose: purposes[0] })
  return [
    `curl ${origin}${mounts.gateway}/${id}`,
    `-H 'Authorization: Bearer ${key}'`,
    `-H 'content-type: application/json'`,
    `-d '${body}'`,
  ].join(' \\\n  ')
}

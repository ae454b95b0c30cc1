import { Button } from '@mui/material'
import { useState } from 'react'
import { turnProductOff } from '../../../contracts/calls/apis.ts'
import type { ApiProduct } from '../../../contracts/resources/apiProduct.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import type { ChangeKind } from './ChangeDialog.tsx'

const ChangeDialog = lazyPage<{ product: ApiProduct; kind: ChangeKind; onClose: () => void }>(
  () => import('./ChangeDialog.tsx'),
)

/** Switches a product on or off, and shows or removes its notice. */
export const ApiActions = ({ record: product }: { record: ApiProduct }) => {
  const text = useTexts('adminSources')
  const name = useProductLabel()(product.product)
  const mayChange = useStaffCanCall(turnProductOff)
  const [changing, setChanging] = useState<ChangeKind | null>(null)
  if (!mayChange) return null
  const isOn = product.state === 'on'
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={text('apis.noticeOne', { product: name })}
        onClick={() => setChanging('notice')}
      >
        {text('apis.notice')}
      </Button>
      {product.hasNotice && (
        <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setChanging('noticeRemoved')}>
          {text('apis.removeNotice')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color={isOn ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-label={text(isOn ? 'apis.offOne' : 'apis.onOne', { product: name })}
        onClick={() => setChanging(isOn ? 'off' : 'on')}
      >
        {text(isOn ? 'apis.off' : 'apis.on')}
      </Button>
      {changing && <ChangeDialog product={product} kind={changing} onClose={() => setChanging(null)} />}
    </>
  )
}

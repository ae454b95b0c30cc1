import { Button } from '@mui/material'
import { useState } from 'react'
import { isProductId } from '../../../../../contracts/products/index.ts'
import type { UserPrice } from '../../../../../contracts/resources/userPrice.ts'
import { lazyPage } from '../../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../../resources/verifications/useProductLabel.ts'
import { DialogSuspense } from '../DialogSuspense.tsx'
import styles from '../Pricing.module.css'
import type { PriceTarget } from './priceTarget.ts'

const SetPrice = lazyPage<{ chosen: PriceTarget; onClose: () => void }>(() => import('./SetPrice.tsx'))
const EndPrice = lazyPage<{ price: UserPrice; onClose: () => void }>(() => import('./EndPrice.tsx'))

/** Another price, or none of their own any more; the past stays as it was. */
export const UserPriceActions = ({ price }: { price: UserPrice }) => {
  const text = useTexts('adminPricing')
  const [asked, setAsked] = useState<'change' | 'end' | null>(null)
  const { product: id, customer, userId, pricePaise, state } = price
  const product = useProductLabel()(id)
  if (!isProductId(id) || (state !== 'active' && state !== 'upcoming')) return null
  const close = () => setAsked(null)
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('user.changeOne', { product, customer })}
        onClick={() => setAsked('change')}
      >
        {text('user.change')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={text('user.endOne', { product, customer })}
        onClick={() => setAsked('end')}
      >
        {text('user.end')}
      </Button>
      {asked && (
        <DialogSuspense>
          {asked === 'end' ? (
            <EndPrice price={price} onClose={close} />
          ) : (
            <SetPrice chosen={{ customer: { id: userId, name: customer }, product: id, pricePaise }} onClose={close} />
          )}
        </DialogSuspense>
      )}
    </span>
  )
}

import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isPriceItemId } from '../../../contracts/checks/priceItems.ts'
import type { UserPrice } from '../../../contracts/resources/userPrice.ts'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import type { SetPriceProps } from './SetPrice.tsx'

const SetPrice = lazyPage<SetPriceProps>(() => import('./SetPrice.tsx'))
const EndPrice = lazyPage<{ price: UserPrice; onClose: () => void }>(() => import('./EndPrice.tsx'))

/** Sets a price for any customer. If the list is filtered by customer, that one is preselected in the search. */
export const SetPriceButton = () => {
  const text = useTexts('adminPricing')
  const { filters } = useListFilters<{ customer: string }>()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setAsking(true)}>
        {text('user.add')}
      </Button>
      {asking && <SetPrice chosen={{ search: filters.customer }} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Change the price, or return to the base price. Past charges stay as they are. */
export const UserPriceActions = ({ record: price }: { record: UserPrice }) => {
  const text = useTexts('adminPricing')
  const [dialog, setDialog] = useState<'change' | 'end' | null>(null)
  const { product: id, customer, userId, pricePaise, state } = price
  const product = useProductLabel()(id)
  if (!isPriceItemId(id) || (state !== 'active' && state !== 'upcoming')) return null
  const close = () => setDialog(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('user.changeOne', { product, customer })}
        onClick={() => setDialog('change')}
      >
        {text('user.change')}
      </Button>
      <Button
        size="small"
        color="inherit"
        aria-label={text('user.endOne', { product, customer })}
        onClick={() => setDialog('end')}
      >
        {text('user.end')}
      </Button>
      {dialog === 'end' && <EndPrice price={price} onClose={close} />}
      {dialog === 'change' && (
        <SetPrice chosen={{ customer: { id: userId, name: customer }, product: id, pricePaise }} onClose={close} />
      )}
    </>
  )
}

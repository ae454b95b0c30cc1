import { Coins } from 'lucide-react'
import { challanFee } from '../../../contracts/resources/challanBrand.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Brand, Discount, FeeStateChip, Route, State, ValidFrom } from './cells.tsx'
import { AddFeeButton } from './FeeForm.tsx'

/** All versions of all fees, latest first; a tab of the challan payments. */
export const challanFees = defineScreens(challanFee, {
  icon: Coins,
  recordRepresentation: 'brand',
  list: {
    columns: [
      column('brand', Brand),
      column('state', State),
      column('route', Route),
      column('feePaise', { strong: true }),
      column('discountPercent', Discount),
      column('createdAt', ValidFrom),
      column('current', FeeStateChip),
      column('createdBy', { quiet: true }),
    ],
    card: [
      { start: Brand, end: 'feePaise' },
      { start: [State, Route], quiet: true },
      { start: 'createdAt', end: 'current', quiet: true },
    ],
    actions: AddFeeButton,
    sort: { field: 'createdAt', order: 'DESC' },
  },
})

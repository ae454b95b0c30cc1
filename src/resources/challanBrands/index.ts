import { Store } from 'lucide-react'
import { challanBrands as brandResource } from '../../../contracts/resources/challanBrand.ts'
import { column, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddBrandButton, BrandActions } from './BrandActions.tsx'
import { BrandOwner, BrandTitle, Token } from './cells.tsx'

/** Brands of the public challan pages, latest first; a tab beside the challan payments. */
export const challanBrands = defineScreens(brandResource, {
  icon: Store,
  recordRepresentation: 'title',
  list: {
    columns: [
      column('title', BrandTitle),
      'isActive',
      'name',
      column('owner', BrandOwner),
      column('token', Token),
      'orders',
    ],
    card: [
      { start: 'title', end: 'isActive' },
      { start: 'name', end: labelled('orders'), quiet: true },
      { start: 'token' },
      { start: [] },
    ],
    cardsBelow: 1200,
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    rowActions: BrandActions,
    actions: AddBrandButton,
  },
})

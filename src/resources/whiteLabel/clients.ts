import { Store } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { whitelabelClient } from '../../../contracts/resources/whitelabelClient.ts'
import { column, page, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { BrandNames, Client, Percent } from './clientCells.tsx'

/** White-label clients, above their end users. */
export const whitelabelClients = defineScreens(whitelabelClient, {
  icon: Store,
  recordRepresentation: 'customer',
  list: {
    columns: [
      column('customer', Client),
      column('brands', BrandNames, { width: 220 }),
      column('sharePercent', Percent, { quiet: true }),
      'endUsers',
      'orders',
      column('owedPaise', { strong: true }),
      column('lastActivityAt', { quiet: true }),
    ],
    card: [
      { start: plain('customer'), end: 'owedPaise' },
      { start: BrandNames, end: Percent, quiet: true },
    ],
    cardsBelow: 1200,
    sort: { field: 'id', order: 'DESC' },
    row: page(paths.adminClientDetails),
  },
  show: lazyPage(() => import('./ClientPage.tsx')),
})

import type { ComponentType, LazyExoticComponent } from 'react'
import { paths } from '../../contracts/paths.ts'
import type { Action, Permission } from '../../contracts/permissions.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { productRoutes } from '../resources/verifications/productRoutes.ts'
import { adminRoutes } from './admin/adminRoutes.ts'

export interface PageRoute {
  path: string
  /** The layout around it. */
  area: 'customer' | 'admin'
  /** The resource that the page is about, for react-admin's hooks. */
  resource?: string
  permission: Permission
  /** `list` unless the page does more. */
  action?: Action
  /** Shows the KYC prompt instead, until KYC is complete (A64). */
  gate?: 'kyc'
  page: LazyExoticComponent<ComponentType>
}

/** Every page of both apps. A new page is one line here; its module's default export is the page. */
export const routes: readonly PageRoute[] = [
  {
    path: paths.dashboard,
    area: 'customer',
    permission: 'dashboard',
    page: lazyPage(() => import('./dashboard/Dashboard.tsx')),
  },
  ...productRoutes,
  {
    path: paths.walletStatement,
    area: 'customer',
    resource: 'wallet-entries',
    permission: 'wallets',
    page: lazyPage(() => import('../resources/walletEntries/Statement.tsx')),
  },
  {
    path: paths.apiKeys,
    area: 'customer',
    resource: 'api-keys',
    permission: 'apiKeys',
    gate: 'kyc',
    page: lazyPage(() => import('../resources/apiKeys/ApiKeys.tsx')),
  },
  {
    path: paths.myAccount,
    area: 'customer',
    permission: 'account',
    page: lazyPage(() => import('./account/MyAccount.tsx')),
  },
  ...adminRoutes,
]

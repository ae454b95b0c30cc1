import { paths } from './paths.ts'
import type { Permission } from './permissions.ts'

/** A name is also the key of its words, `shell.menu.<name>`. */
export type MenuName =
  | 'dashboard'
  | 'apisMenu'
  | 'apiKeys'
  | 'productMenu'
  | 'products'
  | 'support'
  | 'myAccount'
  | 'apiDocs'
  | 'logout'
  | 'customers'
  | 'userAccounts'
  | 'money'
  | 'overallTransactions'

export type MenuIcon = 'dashboard' | 'key' | 'grid' | 'person' | 'people' | 'book' | 'ledger' | 'leave'

export interface MenuLink {
  name: MenuName
  icon: MenuIcon
  to: string
  /** Leaves the app, by a document load; `newTab` beside it. */
  outside?: 'here' | 'newTab'
  /** Left out for who may not list it. */
  permission?: Permission
  /** Further pages on which this entry is the active one. */
  also?: readonly string[]
}

export interface MenuGroup {
  title?: MenuName
  links: readonly MenuLink[]
}

/** The console's menu in main mode, in the specification's order (§2.3); what does not exist yet is not listed. */
export const consoleMenu = (apiDocsUrl: string): readonly MenuGroup[] => [
  { links: [{ name: 'dashboard', icon: 'dashboard', to: paths.dashboard, permission: 'dashboard' }] },
  { title: 'apisMenu', links: [{ name: 'apiKeys', icon: 'key', to: paths.apiKeys, permission: 'apiKeys' }] },
  { title: 'productMenu', links: [{ name: 'products', icon: 'grid', to: paths.products }] },
  {
    title: 'support',
    links: [
      { name: 'myAccount', icon: 'person', to: paths.myAccount, also: [paths.walletStatement] },
      { name: 'apiDocs', icon: 'book', to: apiDocsUrl, outside: 'newTab' },
      { name: 'logout', icon: 'leave', to: paths.logout, outside: 'here' },
    ],
  },
]

export const adminMenu: readonly MenuGroup[] = [
  { links: [{ name: 'dashboard', icon: 'dashboard', to: paths.adminDashboard, permission: 'admin.dashboard' }] },
  {
    title: 'customers',
    links: [
      {
        name: 'userAccounts',
        icon: 'people',
        to: paths.adminUserAccounts,
        permission: 'admin.users',
        also: [paths.adminUserDetail],
      },
    ],
  },
  {
    title: 'money',
    links: [
      {
        name: 'overallTransactions',
        icon: 'ledger',
        to: paths.adminOverallTransactions,
        permission: 'admin.transactions',
      },
    ],
  },
]

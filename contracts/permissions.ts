/** What each role may do. One pure function; the server enforces it, the client only hides by it. */
export type Role = 'customer' | 'subUser' | 'admin' | 'superadmin'

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

export type Permission =
  | 'dashboard'
  | 'verifications'
  | 'verifications.reveal'
  | 'wallets'
  | 'apiKeys'
  | 'addresses'
  | 'usage'
  | 'account'
  | 'subUsers'
  | 'challans'
  | 'admin.dashboard'
  | 'admin.users'
  | 'admin.wallets'
  | 'admin.transactions'
  | 'admin.prices'
  | 'admin.leads'
  | 'admin.addresses'
  | 'admin.logs'
  | 'admin.tutorials'
  | 'admin.challans'
  | 'admin.restricted'

const everything: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export']
const reading: readonly Action[] = ['list', 'show', 'export']

type Table = Record<Role, Partial<Record<Permission, readonly Action[]>>>

const staff: Table['admin'] = {
  'admin.dashboard': reading,
  'admin.users': everything,
  'admin.wallets': everything,
  'admin.transactions': [...reading, 'edit'],
  'admin.prices': [...reading, 'edit'],
  'admin.leads': [...reading, 'edit'],
  'admin.addresses': [...reading, 'edit'],
  'admin.logs': [...reading, 'create'],
  'admin.tutorials': everything,
  'admin.challans': everything,
}

const table: Table = {
  customer: {
    dashboard: reading,
    verifications: everything,
    'verifications.reveal': everything,
    wallets: reading,
    apiKeys: everything,
    addresses: everything,
    usage: reading,
    account: everything,
    subUsers: everything,
    challans: everything,
  },
  // Keys act with the whole account's money, so a secondary user sees them and does not make them.
  subUser: {
    dashboard: reading,
    verifications: everything,
    wallets: reading,
    apiKeys: reading,
    addresses: reading,
    usage: reading,
    challans: everything,
    account: reading,
  },
  admin: staff,
  superadmin: { ...staff, 'admin.restricted': everything },
}

export const canAccess = (role: Role, asked: { action: Action; permission: Permission }): boolean =>
  table[role][asked.permission]?.includes(asked.action) ?? false

/** The permissions of each role, in one pure function: the server enforces it, the client only hides what is not allowed. */
export type Role = 'customer' | 'subUser' | 'admin' | 'superadmin'

/** The roles of staff, starting with the least privileged. */
export const staffRoles = ['admin', 'superadmin'] as const satisfies readonly Role[]

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export'

export type Permission =
  | 'dashboard'
  | 'verifications'
  | 'verifications.reveal'
  | 'verifications.share'
  | 'wallets'
  | 'apiKeys'
  | 'ipAllowList'
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
  | 'admin.ipAllowList'
  | 'admin.logs'
  | 'admin.tutorials'
  | 'admin.audit'
  | 'admin.approvals'
  | 'admin.challans'
  | 'admin.courtReviews'
  | 'admin.documents'
  | 'admin.watchLists'
  | 'admin.restricted'

export const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export']
const reading: readonly Action[] = ['list', 'show', 'export']

type Table = Record<Role, Partial<Record<Permission, readonly Action[]>>>

const staff: Table['admin'] = {
  'admin.dashboard': reading,
  'admin.users': actions,
  'admin.wallets': actions,
  'admin.transactions': [...reading, 'edit'],
  'admin.leads': [...reading, 'edit'],
  'admin.ipAllowList': [...reading, 'edit'],
  'admin.logs': [...reading, 'create'],
  'admin.tutorials': actions,
  'admin.audit': reading,
  'admin.prices': [...reading, 'edit'],
  'admin.approvals': [...reading, 'edit'],
  'admin.challans': actions,
  'admin.courtReviews': [...reading, 'edit'],
  'admin.documents': [...reading, 'edit'],
  'admin.watchLists': reading,
}

const table: Table = {
  customer: {
    dashboard: reading,
    verifications: actions,
    'verifications.reveal': actions,
    'verifications.share': actions,
    wallets: reading,
    apiKeys: actions,
    ipAllowList: actions,
    usage: reading,
    account: actions,
    subUsers: actions,
    challans: actions,
  },
  // Keys can spend the account's money, so sub-users may see but not create them.
  subUser: {
    dashboard: reading,
    verifications: actions,
    wallets: reading,
    apiKeys: reading,
    ipAllowList: reading,
    usage: reading,
    challans: actions,
    account: reading,
  },
  admin: staff,
  superadmin: { ...staff, 'admin.watchLists': actions, 'admin.restricted': actions },
}

export const canAccess = (role: Role, needed: { action: Action; permission: Permission }): boolean =>
  table[role][needed.permission]?.includes(needed.action) ?? false

/** A part of the staff's app: `users` of `admin.users`. */
export type StaffArea = Permission extends infer P ? (P extends `admin.${infer Area}` ? Area : never) : never

/** Every part of the staff's app, in display order. */
export const staffAreas = Object.keys(table.superadmin).map(name => name.replace('admin.', '')) as StaffArea[]

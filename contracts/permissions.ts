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
/** Of wallets: to see them and to add money. */
const payingIn: readonly Action[] = [...reading, 'create']

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
    wallets: payingIn,
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
    wallets: payingIn,
    apiKeys: reading,
    ipAllowList: reading,
    usage: reading,
    challans: actions,
    account: reading,
  },
  admin: staff,
  superadmin: { ...staff, 'admin.watchLists': actions, 'admin.restricted': actions },
}

export const roles = Object.keys(table) as Role[]

/** Every permission, in display order. */
export const permissions = Object.keys({ ...table.customer, ...table.superadmin }) as Permission[]

export const canAccess = (role: Role, needed: { action: Action; permission: Permission }): boolean =>
  table[role][needed.permission]?.includes(needed.action) ?? false

/**
 * What a signed-in person needs to make a call: an action of a permission; `signedIn`: nothing more; `perRecord`: the permission follows
 * from the kind of the record, so the verb checks it.
 */
export type Access<P extends Permission = Permission> = readonly [P, Action] | 'signedIn' | 'perRecord'

export type StaffPermission = Extract<Permission, `admin.${string}`>

/** Whether a role may make a call that declares this access. A call of signed-in people without a declaration is refused. */
export function canCall(role: Role, { access }: { access?: Access | undefined }): boolean {
  if (access === undefined) return false
  if (typeof access === 'string') return true
  const [permission, action] = access
  return canAccess(role, { permission, action })
}

/** A part of the staff's app: `users` of `admin.users`. */
export type StaffArea = Permission extends infer P ? (P extends `admin.${infer Area}` ? Area : never) : never

/** Every part of the staff's app, in display order. */
export const staffAreas = Object.keys(table.superadmin).map(name => name.replace('admin.', '')) as StaffArea[]

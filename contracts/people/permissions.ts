/** What a role may do, in pure functions: the server enforces it, the client only hides what is not allowed. */

export const actions = ['list', 'show', 'create', 'edit', 'delete', 'export'] as const

export type Action = (typeof actions)[number]

/** Every permission, in display order. */
export const permissions = [
  'dashboard',
  'verifications',
  'verifications.reveal',
  'verifications.share',
  'wallets',
  'apiKeys',
  'ipAllowList',
  'usage',
  'account',
  'subUsers',
  'challans',
  'admin.dashboard',
  'admin.users',
  'admin.supportViews',
  'admin.messages',
  'admin.wallets',
  'admin.transactions',
  'admin.leads',
  'admin.ipAllowList',
  'admin.logs',
  'admin.tutorials',
  'admin.audit',
  'admin.prices',
  'admin.approvals',
  'admin.challans',
  'admin.courtReviews',
  'admin.verifications',
  'admin.documents',
  'admin.batches',
  'admin.whiteLabel',
  'admin.watchLists',
  'admin.sources',
  'admin.restricted',
] as const

export type Permission = (typeof permissions)[number]

export type StaffPermission = Extract<Permission, `admin.${string}`>

/** What a role may do: the actions of each of its permissions. */
export type Grants = Partial<Record<Permission, readonly Action[]>>

/** What this version knows of a role's row: during an upgrade, a newer one may have written more into it. */
export const knownGrants = (row: Readonly<Record<string, readonly string[] | undefined>>): Grants =>
  Object.fromEntries(
    permissions
      .filter(permission => row[permission])
      .map(permission => [permission, actions.filter(action => row[permission]?.includes(action))]),
  )

/** The actions that change nothing. */
export const reading = ['list', 'show', 'export'] as const satisfies readonly Action[]

export const canAccess = (
  grants: Grants | undefined,
  { action, permission }: { action: Action; permission: Permission },
): boolean => grants?.[permission]?.includes(action) ?? false

/** Whether `grants` permit everything that `others` permit: nobody gives away what they do not have. */
export const covers = (grants: Grants | undefined, others: Grants): boolean =>
  permissions.every(
    permission => others[permission]?.every(action => canAccess(grants, { action, permission })) ?? true,
  )

/** What support's view of a customer's console shows: lists and pages, but no raw values, no shared links and no files. */
export const viewGrants = (grants: Grants): Grants =>
  Object.fromEntries(
    permissions
      .filter(
        permission =>
          grants[permission] && permission !== 'verifications.reveal' && permission !== 'verifications.share',
      )
      .map(permission => [
        permission,
        (['list', 'show'] as const).filter(action => grants[permission]?.includes(action)),
      ]),
  )

export const isReadOnly = (grants: Grants): boolean =>
  permissions.every(permission => grants[permission]?.every(action => reading.some(one => one === action)) ?? true)

/**
 * What a signed-in person needs to make a call: an action of a permission; `signedIn`: nothing more; `perRecord`: the permission follows
 * from the kind of the record, so the verb checks it.
 */
export type Access<P extends Permission = Permission> = readonly [P, Action] | 'signedIn' | 'perRecord'

/** Whether somebody may make a call that declares this access. A call of signed-in people without a declaration is refused. */
export function canCall(grants: Grants | undefined, { access }: { access?: Access | undefined }): boolean {
  if (access === undefined) return false
  if (typeof access === 'string') return true
  const [permission, action] = access
  return canAccess(grants, { permission, action })
}

/** A part of the staff's app: `users` of `admin.users`. */
export type StaffArea = StaffPermission extends infer P ? (P extends `admin.${infer Area}` ? Area : never) : never

export const isOfStaff = (permission: Permission): permission is StaffPermission => permission.startsWith('admin.')

/** Every part of the staff's app, in display order. */
export const staffAreas = permissions.filter(isOfStaff).map(name => name.replace('admin.', '')) as StaffArea[]

/** Whose a second factor is: a customer's, one of the account's sub-users', or a member of staff's. Accounts and actors are owners. */
export type Owner = { userId: string; subUserId: string | null } | { adminId: string }

export const ownerId = (owner: Owner): string =>
  'adminId' in owner ? owner.adminId : (owner.subUserId ?? owner.userId)

/** The account that an act on it concerns; null for staff. */
export const userIdOf = (owner: Owner): string | null => ('adminId' in owner ? null : owner.userId)

export const audienceOf = (owner: Owner) => ('adminId' in owner ? 'admin' : 'customer')

/** The owner's own sessions, not those of an account's sub-users. */
export function ownerSessionsFilter(owner: Owner) {
  if ('adminId' in owner) return { adminId: owner.adminId }
  return owner.subUserId ? { subUserId: owner.subUserId } : { primary: owner.userId }
}

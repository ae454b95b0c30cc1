import { useSearchParams } from 'react-router-dom'
import { canAccess, type Role } from '../../../contracts/permissions.ts'

const tabs = ['overview', 'kyc', 'team', 'security', 'notifications'] as const

export type AccountTab = (typeof tabs)[number]

/** A secondary user sees neither the account's KYC nor its other users, and decides about none of its mails. */
export const accountTabsFor = (role: Role): readonly AccountTab[] =>
  tabs.filter(name => {
    if (name === 'kyc' || name === 'notifications') return canAccess(role, { action: 'edit', permission: 'account' })
    return name !== 'team' || canAccess(role, { action: 'list', permission: 'subUsers' })
  })

/** The open tab stands in the address, so that a link leads to it. */
export function useAccountTab(role: Role): [AccountTab, (tab: AccountTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = accountTabsFor(role).find(name => name === search.get('tab')) ?? 'overview'
  return [tab, next => setSearch(next === 'overview' ? {} : { tab: next }, { replace: true })]
}

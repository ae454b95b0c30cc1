import { useSearchParams } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/platform/paths.ts'

export const userTabs = ['overview', 'kyc', 'ledger', 'keys', 'subUsers', 'reports', 'audit'] as const

export type UserTab = (typeof userTabs)[number]

/** The path of a customer's page with a tab selected. */
export const userTabPath = (id: string, tab: UserTab): string => `${withId(paths.adminUserDetail, id)}&tab=${tab}`

/** The selected tab is in the address, so that it can be linked to. */
export function useUserTab(): [UserTab, (tab: UserTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = userTabs.find(name => name === search.get('tab')) ?? 'overview'
  const id = search.get('id') ?? ''
  return [tab, next => setSearch(next === 'overview' ? { id } : { id, tab: next }, { replace: true })]
}

import { useSearchParams } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'

export const userTabs = ['overview', 'kyc', 'ledger', 'keys', 'subUsers', 'audit'] as const

export type UserTab = (typeof userTabs)[number]

/** A customer's page, open at a tab. */
export const userTabPath = (id: string, tab: UserTab): string => `${withId(paths.adminUserDetail, id)}&tab=${tab}`

/** The open tab is in the address, so that a link leads to it. */
export function useUserTab(): [UserTab, (tab: UserTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = userTabs.find(name => name === search.get('tab')) ?? 'overview'
  const id = search.get('id') ?? ''
  return [tab, next => setSearch(next === 'overview' ? { id } : { id, tab: next }, { replace: true })]
}

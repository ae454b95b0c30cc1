import { useSearchParams } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'

export const tabs = ['overview', 'kyc', 'ledger', 'keys', 'subUsers', 'audit'] as const

export type TabName = (typeof tabs)[number]

/** A customer's page, open at a tab. */
export const tabOf = (id: string, tab: TabName): string => `${withId(paths.adminUserDetail, id)}&tab=${tab}`

/** The open tab stands in the address, so that a link leads to it. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(name => name === search.get('tab')) ?? 'overview'
  const id = search.get('id') ?? ''
  return [tab, next => setSearch(next === 'overview' ? { id } : { id, tab: next }, { replace: true })]
}

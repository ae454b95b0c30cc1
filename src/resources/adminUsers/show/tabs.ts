import { useSearchParams } from 'react-router-dom'

export const tabs = ['overview', 'ledger', 'keys', 'subUsers', 'audit'] as const

export type TabName = (typeof tabs)[number]

/** The open tab stands in the address, so that a link leads to it. */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(name => name === search.get('tab')) ?? 'overview'
  const id = search.get('id') ?? ''
  return [tab, next => setSearch(next === 'overview' ? { id } : { id, tab: next }, { replace: true })]
}

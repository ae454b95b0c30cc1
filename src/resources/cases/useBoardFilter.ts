import { useStore } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { caseResource } from '../../../contracts/resources/case.ts'

interface Filter {
  planId?: string
  mode?: string
  overdue?: boolean
}

/**
 * What the list is filtered by, as its address or the browser keeps it, except for states: of those the board has columns. What is searched for is
 * somebody's name, which neither keeps.
 */
export function useBoardFilter(): { filter: Filter; clear: () => void } {
  const [search, setSearch] = useSearchParams()
  const [kept, keep] = useStore<{ filter?: Filter }>(`${caseResource.name}.listParams`, none)
  const { planId, mode, overdue } = read(search.get('filter')) ?? kept.filter ?? {}
  return {
    filter: { ...(planId && { planId }), ...(mode && { mode }), ...(overdue && { overdue }) },
    clear: () => {
      keep({ ...kept, filter: {} })
      setSearch({ view: 'board' })
    },
  }
}

const none = {}

/** Null without one, or for an address that somebody has spoilt. */
function read(typed: string | null): Filter | null {
  try {
    return typed && JSON.parse(typed)
  } catch {
    return null
  }
}

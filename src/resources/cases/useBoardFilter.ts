import { useStore } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { useCaseResource } from './useCaseResource.ts'

interface Filter {
  planId?: string
  location?: string
  mode?: string
  overdue?: boolean
}

/**
 * What the list is filtered by, as its address or the browser keeps it, except for states: of those the board has columns. What is searched for is
 * somebody's name, which neither keeps.
 */
export function useBoardFilter(): { filter: Filter; clear: () => void } {
  const [search, setSearch] = useSearchParams()
  const { name } = useCaseResource()
  const [kept, keep] = useStore<{ filter?: Filter }>(`${name}.listParams`, none)
  const { planId, location, mode, overdue } = read(search.get('filter')) ?? kept.filter ?? {}
  return {
    filter: {
      ...(planId && { planId }),
      ...(location && { location }),
      ...(mode && { mode }),
      ...(overdue && { overdue }),
    },
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

import { useLocation, useNavigate } from 'react-router-dom'

const NAME = 'key'

/** The key that the address names, `?key=key_…`, and how to open another or none; the list's own parameters stay. */
export function useKeyParam() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const go = (id: string | null) => {
    const next = new URLSearchParams(search)
    if (id) next.set(NAME, id)
    else next.delete(NAME)
    void navigate({ pathname, search: next.toString() }, { preventScrollReset: true })
  }
  return { id: new URLSearchParams(search).get(NAME), open: go, close: () => go(null) }
}

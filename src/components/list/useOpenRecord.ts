import { useLocation, useNavigate } from 'react-router-dom'

const NAME = 'entry'

/** The record that the URL names, and functions to open another one or to close it. The list's parameters are kept. */
export function useOpenRecord() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const go = (id: string | null) => {
    const next = new URLSearchParams(search)
    if (id) next.set(NAME, id)
    else next.delete(NAME)
    void navigate({ pathname, search: next.toString() }, { preventScrollReset: true })
  }
  return { id: parameters.get(NAME), open: go, close: () => go(null) }
}

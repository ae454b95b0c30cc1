import { useLocation, useNavigate } from 'react-router-dom'

const NAME = 'entry'

/** The record that the address names, and how to open another or none; the list's own parameters stay. */
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

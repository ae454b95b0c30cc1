import { useState } from 'react'
import { isProductId } from '../../../contracts/products/index.ts'
import { useSession } from '../../authProvider/session.ts'
import { userStorage } from '../../session/userStorage.ts'
import type { Run } from './runs.ts'

const MOST = 20

function readRuns(json: string | null): Run[] {
  try {
    const found = JSON.parse(json ?? '[]') as Run[]
    return found.filter(({ product }) => isProductId(product))
  } catch {
    return []
  }
}

/** The last runs of this person in this tab, newest first. */
export function useRunHistory() {
  const { userId, subUserId } = useSession()
  const storage = userStorage('testRuns', subUserId ?? userId)
  const [runs, setRuns] = useState(() => readRuns(storage.read()))
  const keep = (next: Run[]) => {
    setRuns(next)
    storage.write(JSON.stringify(next))
  }
  return {
    runs,
    add: (run: Run) => keep([run, ...runs].slice(0, MOST)),
    clear: () => keep([]),
  }
}

import { useNavigate } from 'react-router-dom'
import type { Challan } from '../../../contracts/calls/challanFields.ts'
import { writeLookup, writeSelection } from '../../../contracts/challanSession.ts'
import { paths } from '../../../contracts/paths.ts'

interface Found {
  rcNo: string
  parentId: string
  result: Challan[]
}

/** Keeps a search in the session, as §2.4 has it, and goes to its payment screen with nothing selected. */
export function useOpenSearch() {
  const navigate = useNavigate()
  return ({ rcNo, parentId, result }: Found) => {
    writeLookup(sessionStorage, { result, parentId, vehicle: rcNo })
    writeSelection(sessionStorage, [])
    void navigate(paths.challanDashboardPayment)
  }
}

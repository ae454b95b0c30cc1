import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { writeLookup, writeSelection } from '../../../contracts/challans/challanSession.ts'
import { paths } from '../../../contracts/platform/paths.ts'

interface ChallanSearch {
  rcNo: string
  parentId: string
  result: Challan[]
}

/** Stores a search in the tab (§2.4) and opens its payment page with nothing selected. */
export function useOpenSearch() {
  const navigate = useNavigate()
  return useCallback(
    ({ rcNo, parentId, result }: ChallanSearch, options?: NavigateOptions) => {
      writeLookup(sessionStorage, { result, parentId, vehicle: rcNo })
      writeSelection(sessionStorage, [])
      void navigate(paths.challanDashboardPayment, options)
    },
    [navigate],
  )
}

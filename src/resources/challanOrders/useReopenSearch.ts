import { readChallanSearch } from '../../../contracts/calls/challans.ts'
import { useToast } from '../../components/useToast.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useOpenSearch } from './useOpenSearch.ts'

/** Opens a search of before with today's prices. */
export function useReopenSearch() {
  const toast = useToast()
  const open = useOpenSearch()
  return async (id: string) => {
    try {
      open(await callApi(readChallanSearch, { params: { id } }))
    } catch (error) {
      toast((error as CallError).message, 'error')
    }
  }
}

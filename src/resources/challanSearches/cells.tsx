import { Search } from 'lucide-react'
import { type ChallanSearchRow, challanSearch } from '../../../contracts/resources/challanSearch.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FirstCheck } from '../challanOrders/cells.tsx'

/** On a card: how many challans were pending. */
export const Pending = ({ record: { pending } }: { record: ChallanSearchRow }) => {
  const text = useTexts('challanTool')
  return text('search.pending', { count: pending })
}

export const NoSearches = () => <FirstCheck icon={Search} words={challanSearch.words} />

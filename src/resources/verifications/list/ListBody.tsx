import { ListStates } from '../../../components/list/ListStates.tsx'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { CheckCards } from './CheckCards.tsx'
import { CheckTable } from './CheckTable.tsx'
import { NoVerificationsYet } from './NoVerificationsYet.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useFilters } from './useFilters.ts'

/** The rows as a table or as cards, or what stands in their place. */
export const ListBody = () => {
  const cards = useIsNarrow()
  const { clearAll } = useFilters()
  return (
    <>
      <ListStates
        skeleton={cards ? ['short', 'chip'] : ['short', 'short', 'short', 'long', 'chip', 'short', 'number', 'short']}
        firstUse={<NoVerificationsYet />}
        onClearAll={clearAll}
      >
        {cards ? <CheckCards /> : <CheckTable />}
      </ListStates>
      <SelectionBar />
    </>
  )
}

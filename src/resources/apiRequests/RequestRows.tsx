import { ScrollText } from 'lucide-react'
import { limits } from '../../../contracts/limits.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import type { Audience } from './columns.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable } from './RequestTable.tsx'

const words = { customer: 'report', admin: 'logs' } as const

export const RequestRows = ({ side }: { side: Audience }) => {
  const text = useTexts('usage')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'long', 'long', 'chip', 'number', 'number', 'short']}
      firstUse={
        <EmptyState icon={ScrollText} title={text(`${words[side]}.none.title`)}>
          {text(`${words[side]}.none.detail`, { days: limits.requestLog.days })}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <RequestCards /> : <RequestTable side={side} />}
    </ListStates>
  )
}

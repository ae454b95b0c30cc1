import { type RaRecord, useListContext } from 'ra-core'
import { createElement } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { BulkActionBar } from '../BulkActionBar.tsx'
import type { ListDeclaration } from './declaration.ts'

const TickedActions = ({ actions }: { actions: NonNullable<ListDeclaration['bulkActions']> }) => {
  const text = useTexts('components')
  const { selectedIds, onUnselectItems, data = [] } = useListContext<RaRecord<string>>()
  const ids = selectedIds.map(String)
  const records = data.filter(({ id }) => ids.includes(id)) as never[]
  return (
    <BulkActionBar label={text('list.selected', { smart_count: ids.length })} onLeave={onUnselectItems}>
      {actions.map((action, index) => createElement(action, { key: index, ids, records, onDone: onUnselectItems }))}
    </BulkActionBar>
  )
}

export default TickedActions

import { type RaRecord, useListContext } from 'ra-core'
import { createElement, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { BulkActionBar } from '../BulkActionBar.tsx'
import { useDeclaredList } from './declaredList.ts'

/** What can be done with the ticked rows. */
export const SelectionBar = () => {
  const text = useTexts('components')
  const { list, searched } = useDeclaredList()
  const { selectedIds, onUnselectItems, data = [] } = useListContext<RaRecord<string>>()
  useFreshSelection(searched)
  if (!list.bulkActions || selectedIds.length === 0) return null
  const ids = selectedIds.map(String)
  const records = data.filter(({ id }) => ids.includes(id)) as never[]
  return (
    <BulkActionBar label={text('list.selected', { smart_count: ids.length })} onLeave={onUnselectItems}>
      {list.bulkActions.map((action, index) =>
        createElement(action, { key: index, ids, records, onDone: onUnselectItems }),
      )}
    </BulkActionBar>
  )
}

/** A changed filter or search ends the selection: what is no longer in sight must not be acted on along with the rest. */
export function useFreshSelection(searched: string): void {
  const { filterValues, onUnselectItems } = useListContext()
  const shown = JSON.stringify([{ ...filterValues, after: undefined }, searched])
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    onUnselectItems()
  }, [shown, onUnselectItems])
}

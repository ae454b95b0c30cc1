import { useListContext } from 'ra-core'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPage } from '../plain/lazyPage.ts'
import { ReloadBoundary } from '../plain/ReloadBoundary.tsx'
import { useDeclaredList } from './declaredList.ts'

const TickedActions = lazyPage(() => import('./TickedActions.tsx'))

/** What can be done with the ticked rows; loaded with the first of them. */
export const SelectionBar = () => {
  const { list, searched } = useDeclaredList()
  const { selectedIds } = useListContext()
  useFreshSelection(searched)
  if (!list.bulkActions || selectedIds.length === 0) return null
  return (
    <ReloadBoundary>
      <Suspense>
        <TickedActions actions={list.bulkActions} />
      </Suspense>
    </ReloadBoundary>
  )
}

/** A changed filter or search ends the selection: what is no longer in sight must not be acted on along with the rest. */
function useFreshSelection(searched: string): void {
  const { filterValues, onUnselectItems } = useListContext()
  const shown = JSON.stringify([{ ...filterValues, after: undefined }, searched])
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    onUnselectItems()
  }, [shown, onUnselectItems])
}

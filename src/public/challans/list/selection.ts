import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { ChallanItem } from './challanItems.ts'

/** Totals of the selection, updated incrementally so that the cost does not depend on the number of challans. */
export interface SelectionTotals {
  count: number
  finesPaise: number
  feesPaise: number
}

const nothing: SelectionTotals = { count: 0, finesPaise: 0, feesPaise: 0 }

const plus = (
  { count, finesPaise, feesPaise }: SelectionTotals,
  { amountPaise, feePaise }: ChallanItem,
  sign: 1 | -1,
): SelectionTotals => ({
  count: count + sign,
  finesPaise: finesPaise + sign * amountPaise,
  feesPaise: feesPaise + sign * feePaise,
})

/** The most cards that are rendered in one go. */
const AT_ONCE = 40

export type Selection = ReturnType<typeof createSelection>

/**
 * The selected challans. Each card subscribes to its own number, so that a change re-renders one card and the totals only. `onChange`
 * receives the selected numbers.
 */
export function createSelection(
  payable: readonly ChallanItem[],
  chosen: readonly string[],
  onChange: (numbers: string[]) => void,
) {
  const items = new Map(payable.map(item => [item.no, item]))
  const selected = new Set<string>()
  const cards = new Map<string, () => void>()
  const others = new Set<() => void>()
  /** Whose cards are yet to be told. */
  const changed: string[] = []
  let totals = nothing

  /** Returns whether it was a change. */
  function put(no: string, on: boolean): boolean {
    const item = items.get(no)
    if (!item || selected.has(no) === on) return false
    if (on) selected.add(no)
    else selected.delete(no)
    totals = plus(totals, item, on ? 1 : -1)
    return true
  }

  /** Tells the first cards at once and the others between frames, so that selecting hundreds does not block the page. */
  function tellCards(): void {
    for (const no of changed.splice(0, AT_ONCE)) cards.get(no)?.()
    if (changed.length > 0) setTimeout(tellCards)
  }

  function change(numbers: Iterable<string>, on: boolean): void {
    changed.unshift(...[...numbers].filter(no => put(no, on)))
    tellCards()
    onChange([...selected])
    for (const listener of others) listener()
  }

  for (const no of chosen) put(no, true)

  return {
    has: (no: string) => selected.has(no),
    totals: () => totals,
    /** In the order of the list. */
    items: () => payable.filter(({ no }) => selected.has(no)),
    toggle: (no: string) => change([no], !selected.has(no)),
    /** Select All toggles between all payable challans and none (A98). */
    toggleAll: () => change(items.keys(), totals.count < items.size),
    drop: (numbers: readonly string[]) => change(numbers, false),
    listenTo: (no: string, listener: () => void) => {
      cards.set(no, listener)
      return () => void cards.delete(no)
    },
    listen: (listener: () => void) => {
      others.add(listener)
      return () => void others.delete(listener)
    },
  }
}

export const SelectionContext = createContext<Selection | null>(null)

export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('A card stands in a SelectionContext.')
  return selection
}

export function useSelectionTotals(): SelectionTotals {
  const selection = useSelection()
  return useSyncExternalStore(selection.listen, selection.totals, selection.totals)
}

export function useIsSelected(no: string): boolean {
  const selection = useSelection()
  const listen = useCallback((listener: () => void) => selection.listenTo(no, listener), [selection, no])
  const read = () => selection.has(no)
  return useSyncExternalStore(listen, read, read)
}

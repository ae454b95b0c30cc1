import type { Layout, LayoutColumn } from './layouts.ts'

/** The layout as another bank might print it: moved, in another font and size, turned around, with its ends stated elsewhere. */
export function varied(layout: Layout, at: number): Layout {
  const move = 3 + (at % 5)
  const moved = (column: LayoutColumn): LayoutColumn => ({
    ...column,
    left: column.left + move,
    right: column.right + move,
  })
  const summaries = ['block', 'stacked', 'rows', 'forward'] as const
  return {
    ...layout,
    columns: layout.columns.map(moved),
    font: layout.font === 'Helvetica' && at % 2 === 0 ? 'Times' : layout.font,
    size: layout.size - 0.4,
    leading: layout.leading + 0.5,
    rowGap: layout.rowGap + (at % 3),
    newestFirst: layout.datesOnce ? false : at % 4 === 1 ? !layout.newestFirst : layout.newestFirst,
    // Balances brought forward make sense in the order of time only.
    summary: layout.newestFirst || at % 4 === 1 ? 'block' : (summaries[(at + 1) % summaries.length] ?? 'block'),
    rules: !layout.rules,
  }
}

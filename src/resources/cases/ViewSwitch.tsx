import { Kanban, Rows3 } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { SegmentedControl } from '../../components/SegmentedControl.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

/** Cases as rows, or as cards in columns by state. The address names it, so that the board can be shared; filters stay. */
export function useCasesView() {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') === 'board' ? 'board' : 'list'
  const show = (next: 'list' | 'board') =>
    setSearch(current => {
      const { view: _, ...others } = Object.fromEntries(current)
      return next === 'board' ? { ...others, view: next } : others
    })
  return { view, show } as const
}

export const ViewSwitch = () => {
  const text = useTexts('casesScreen')
  const { view, show } = useCasesView()
  return (
    <SegmentedControl
      label={text('board.view')}
      value={view}
      options={[
        { value: 'list', label: text('board.asList'), icon: Rows3 },
        { value: 'board', label: text('board.asBoard'), icon: Kanban },
      ]}
      onChange={show}
    />
  )
}

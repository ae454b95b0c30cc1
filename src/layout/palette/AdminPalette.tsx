import { Search } from 'lucide-react'
import { adminSearch } from '../../../contracts/calls/adminSearch.ts'
import { adminMenuFor } from '../../../contracts/pages/adminMenu.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { useSettled } from '../../components/useSettled.ts'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import { searchHitPath } from '../../customRoutes/admin/search/searchHits.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CommandPalette, type Finding } from './CommandPalette.tsx'
import { menuCommands } from './menuCommands.ts'

const PAUSE_MS = 250
const MIN = 2

/** The staff's palette: pages, and the results of the search in the bar. */
const AdminPalette = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('palette')
  const groups = adminMenuFor(useStaff().permissions, builtAdminPages)
  return (
    <CommandPalette
      pages={menuCommands(groups, useTexts('shell'))}
      useFinding={useHits}
      placeholder={text('admin')}
      onClose={onClose}
    />
  )
}

export default AdminPalette

function useHits(q: string): Finding {
  const text = useTexts('admin')
  const settled = useSettled(q, PAUSE_MS)
  const enabled = settled.length >= MIN
  const { data, error } = useCallQuery(adminSearch, { query: { q: settled } }, { enabled })
  const current = enabled && settled === q ? data : undefined
  const commands = (current?.hits ?? []).map(hit => ({
    id: `${hit.kind} ${hit.id}`,
    label: hit.title,
    detail: [text(`search.kind.${hit.kind}`), hit.detail].filter(Boolean).join(' · '),
    icon: Search,
    to: searchHitPath(hit),
  }))
  return { commands, searching: q.length >= MIN && !current && !error }
}

import { useListContext } from 'ra-core'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { adminViewPath } from '../../../../contracts/platform/paths.ts'
import { lead } from '../../../../contracts/resources/lead.ts'
import { ListFrame } from '../../../components/list/ListFrame.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { openLeads } from '../../../resources/leads/index.ts'
import { WaitingSection } from './WaitingSection.tsx'

const ROWS = 5
const open = { handled: false }

/** Open demo and contact requests, latest first. */
export const OpenRequests = () => (
  <ListFrame embedded declared={openLeads.declared} perPage={ROWS} filter={open}>
    <Requests />
  </ListFrame>
)

const Requests = () => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { total } = useListContext()
  return (
    <WaitingSection
      title={lead.words?.title[locale] ?? ''}
      count={total ? text('leads.open', { count: formatCount(total) }) : null}
      all={{ label: text('leads.all'), to: adminViewPath('requests') }}
      none={text('leads.allHandled')}
      error={text('leads.error')}
    />
  )
}

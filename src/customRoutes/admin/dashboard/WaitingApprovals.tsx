import { useListContext } from 'ra-core'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { ListFrame } from '../../../components/list/ListFrame.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { waitingApprovals } from '../../../resources/approvals/index.ts'
import { WaitingSection } from './WaitingSection.tsx'

const ROWS = 5
const waiting = { state: ['waiting'] }

/** Changes of money that wait for a second person, latest first. */
export const WaitingApprovals = () => (
  <ListFrame embedded declared={waitingApprovals.declared} perPage={ROWS} filter={waiting}>
    <Approvals />
  </ListFrame>
)

const Approvals = () => {
  const text = useTexts('adminMoney')
  const { total } = useListContext()
  return (
    <WaitingSection
      title={text('approvals.card')}
      count={total ? text('approvals.waiting', { count: formatCount(total) }) : null}
      all={{ label: text('approvals.all'), to: paths.adminApprovals }}
      none={text('approvals.none')}
      error={text('approvals.error')}
    />
  )
}

import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { type Approval, approval } from '../../../contracts/resources/approval.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useAskedBy } from '../approvals/cells.tsx'
import styles from './Staff.module.css'

const waiting = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {
    state: ['waiting'],
    kind: ['staffInvitation', 'staffRole', 'staffEnabling', 'secondFactorReset', 'roleRights', 'recovery'],
  },
} as const

/** Changes of staff, or of one member, that wait for another super-admin. */
export const WaitingChanges = ({ memberId }: { memberId?: string }) => {
  const { data = [] } = useGetList<Approval>('approvals', waiting)
  const shown = data.filter(({ member }) => memberId === undefined || member?.id === memberId)
  if (shown.length === 0) return null
  return (
    <div className={styles.waiting}>
      {shown.map(request => (
        <WaitingChange key={request.id} request={request} />
      ))}
    </div>
  )
}

const WaitingChange = ({ request }: { request: Approval }) => {
  const text = useTexts('staff')
  const kind = approval.fields.kind.choices[request.kind].label[useLocale()]
  const name = useAskedBy(request)
  const { member } = request
  const what = member ? `${kind}: ${member.email ? `${member.name} (${member.email})` : member.name}` : kind
  return (
    <InlineAlert tone="warning" action={<Link to={paths.adminApprovals}>{text('second.see')}</Link>}>
      {text('second.waits', { what, name })}
    </InlineAlert>
  )
}

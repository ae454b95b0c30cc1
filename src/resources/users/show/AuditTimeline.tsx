import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Timeline } from '../../../components/Timeline.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { auditStyle } from './auditStyle.ts'
import { describeAction } from './describeAction.ts'

/** Audit entries where there is no room for a table. */
export const AuditTimeline = ({ entries }: { entries: AdminUserDetail['audit'] }) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  return (
    <Timeline
      events={entries.map(({ id, actor, reason, createdAt, ...act }) => ({
        id,
        title: describeAction(act, text),
        detail: [actor, reason].filter(Boolean).join(': '),
        time: short(createdAt),
        ...auditStyle(act.action),
      }))}
    />
  )
}

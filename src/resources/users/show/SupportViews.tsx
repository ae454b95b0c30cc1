import { Button } from '@mui/material'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import {
  endUserSupportView,
  listUserSupportViews,
  type SupportView,
  startSupportView,
} from '../../../../contracts/calls/supportViews.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { useStaffCanCall } from '../../../authProvider/staff.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { StartSupportView } from './StartSupportView.tsx'
import styles from './SupportViews.module.css'

const SHOWN = 5

/** Who of support has viewed the customer's console, and the way to do so. */
export const SupportViews = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('supportViews')
  const [isStarting, setStarting] = useState(false)
  const canList = useStaffCanCall(listUserSupportViews)
  const canStart = useStaffCanCall(startSupportView)
  const params = { id: user.id }
  const { data, error, refetch } = useCallQuery(listUserSupportViews, { params }, { enabled: canList })
  if (!canList) return null
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <Section
      title={text('title')}
      aside={
        canStart &&
        user.isActive &&
        data?.allowed && (
          <Button size="small" startIcon={<Eye size={16} aria-hidden="true" />} onClick={() => setStarting(true)}>
            {text('look')}
          </Button>
        )
      }
    >
      {data && !data.allowed && <p>{text('off')}</p>}
      {data?.views.length === 0 && data.allowed && <p className={styles.quiet}>{text('none')}</p>}
      <ul className={styles.views}>
        {data?.views.slice(0, SHOWN).map(view => (
          <ViewItem key={view.id} view={view} canEnd={canStart} onEnd={() => void refetch()} />
        ))}
      </ul>
      {isStarting && <StartSupportView user={user} onClose={() => setStarting(false)} />}
    </Section>
  )
}

interface ViewItemProps {
  view: SupportView
  canEnd: boolean
  onEnd: () => void
}

const ViewItem = ({ view, canEnd, onEnd }: ViewItemProps) => {
  const text = useTexts('supportViews')
  const toast = useToast()
  const { short, time } = useDateFormats()
  const end = useCallMutation(endUserSupportView)
  const { id, by, reason, startedAt, until, endedAt, endedBy } = view
  const endNow = async () => {
    try {
      await end.mutateAsync({ params: { id } })
      toast(text('done'), 'success')
    } catch (failure) {
      toast((failure as CallError).message, 'error')
    }
    onEnd()
  }
  return (
    <li>
      <div className={styles.about}>
        <b>{by}</b>
        <span>{reason}</span>
        <span className={styles.quiet}>
          {short(startedAt)} · {endedAt ? text(`ended.${endedBy ?? 'time'}`) : text('running', { time: time(until) })}
        </span>
      </div>
      {canEnd && endedAt === null && (
        <Button
          size="small"
          variant="outlined"
          disabled={end.isPending}
          aria-label={text('endNamed', { name: by, time: short(startedAt) })}
          onClick={() => void endNow()}
        >
          {text('end')}
        </Button>
      )}
    </li>
  )
}

import { Button } from '@mui/material'
import { useState } from 'react'
import { updateIncident, withdrawIncident } from '../../../contracts/calls/status.ts'
import type { IncidentDetail } from '../../../contracts/resources/incident.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useToast } from '../../components/useToast.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIncidentFields } from './fields.tsx'
import styles from './Incidents.module.css'

type Action = 'update' | 'resolve' | 'withdraw'

/** What can be done with an incident in its state; a withdrawn one stays as it is. */
export const IncidentActions = ({ record }: { record: IncidentDetail }) => {
  const text = useTexts('adminStatus')
  const mayChange = useStaffCanCall(updateIncident)
  const [open, setOpen] = useState<Action | null>(null)
  if (!mayChange || record.state === 'withdrawn') return null
  const isOver = record.state === 'resolved'
  return (
    <div className={styles.actions}>
      {!isOver && (
        <>
          <Button variant="contained" onClick={() => setOpen('update')}>
            {text('update.button')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen('resolve')}>
            {text('resolve.button')}
          </Button>
        </>
      )}
      <Button variant="outlined" color="error" onClick={() => setOpen('withdraw')}>
        {text('withdraw.button')}
      </Button>
      {open && <IncidentDialog action={open} record={record} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface DialogProps {
  action: Action
  record: IncidentDetail
  onClose: () => void
}

const IncidentDialog = ({ action, record: { id, kind, title, state }, onClose }: DialogProps) => {
  const text = useTexts('adminStatus')
  const toast = useToast()
  const { texts, newImpact, stateOf } = useIncidentFields()
  const common = {
    params: { id },
    title: text(`${action}.title`, { title }),
    done: text(`${action}.done`),
    onConflict: (message: string) => toast(message, 'error'),
    onClose,
  }
  if (action === 'withdraw')
    return (
      <ActionDialog
        danger
        {...common}
        call={withdrawIncident}
        fields={[reasonField]}
        detail={text('withdraw.detail')}
        confirm={text('withdraw.button')}
      />
    )
  if (action === 'resolve')
    return (
      <ActionDialog
        guard
        {...common}
        call={updateIncident}
        body={{ state: 'resolved' }}
        fields={texts}
        detail={text('resolve.detail')}
        confirm={text('resolve.confirm')}
      />
    )
  const states =
    kind === 'maintenance' ? (['scheduled'] as const) : (['investigating', 'identified', 'monitoring'] as const)
  return (
    <ActionDialog
      guard
      {...common}
      call={updateIncident}
      defaults={{ state, impact: null }}
      fields={[stateOf(states), newImpact, ...texts]}
      confirm={text('update.confirm')}
    />
  )
}

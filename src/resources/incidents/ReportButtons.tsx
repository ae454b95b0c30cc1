import { Button } from '@mui/material'
import { CalendarClock, Siren } from 'lucide-react'
import { useState } from 'react'
import { openIncident, planMaintenance } from '../../../contracts/calls/status.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIncidentFields } from './fields.tsx'
import { TimeInput } from './TimeInput.tsx'

/** Reports what does not work, or plans what will not. */
export const ReportButtons = () => {
  const text = useTexts('adminStatus')
  const mayOpen = useStaffCanCall(openIncident)
  const [open, setOpen] = useState<'report' | 'plan' | null>(null)
  if (!mayOpen) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarClock size={16} aria-hidden="true" />}
        onClick={() => setOpen('plan')}
      >
        {text('plan.button')}
      </Button>
      <Button variant="contained" startIcon={<Siren size={16} aria-hidden="true" />} onClick={() => setOpen('report')}>
        {text('report.button')}
      </Button>
      {open === 'report' && <ReportDialog onClose={() => setOpen(null)} />}
      {open === 'plan' && <PlanDialog onClose={() => setOpen(null)} />}
    </>
  )
}

const ReportDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('adminStatus')
  const { titles, texts, components, impact, stateOf } = useIncidentFields()
  return (
    <ActionDialog
      guard
      call={openIncident}
      title={text('report.title')}
      detail={text('report.detail')}
      defaults={{ state: 'investigating', impact: 'minor' }}
      fields={[
        ...titles,
        impact,
        stateOf(['investigating', 'identified', 'monitoring']),
        components,
        {
          source: 'startsAt',
          component: <TimeInput label={text('fields.startsAt')} hint={text('fields.startedHint')} />,
        },
        ...texts,
      ]}
      confirm={text('report.confirm')}
      done={text('report.done')}
      onClose={onClose}
    />
  )
}

const PlanDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('adminStatus')
  const { titles, texts, components, impact } = useIncidentFields()
  const time = (source: 'startsAt' | 'endsAt') =>
    ({
      source,
      component: <TimeInput label={text(`fields.${source}`)} required={text('fields.noTime')} />,
    }) as const
  return (
    <ActionDialog
      guard
      call={planMaintenance}
      title={text('plan.title')}
      detail={text('plan.detail')}
      defaults={{ impact: 'minor' }}
      fields={[...titles, impact, components, time('startsAt'), time('endsAt'), ...texts]}
      confirm={text('plan.confirm')}
      done={text('plan.done')}
      onClose={onClose}
    />
  )
}

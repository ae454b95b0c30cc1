import { Button } from '@mui/material'
import { CirclePause, CirclePlay, Pencil, Play } from 'lucide-react'
import { useState } from 'react'
import {
  endBulkSchedule,
  pauseBulkSchedule,
  resumeBulkSchedule,
  runBulkSchedule,
} from '../../../contracts/calls/bulkSchedules.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { BulkSchedule } from '../../../contracts/resources/bulkSchedule.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChangeDialog } from '../verifications/bulk/repeat/PlanDialog.tsx'

interface ScheduleProps {
  schedule: BulkSchedule
}

/** What may be done with a repeated file that has not ended. */
export const ScheduleActions = ({ schedule }: ScheduleProps) => {
  const text = useTexts('schedules')
  const mayAct = useCanEdit()
  const [open, setOpen] = useState<'run' | 'change' | 'end'>()
  const close = () => setOpen(undefined)
  if (!mayAct || schedule.status === 'ended') return null
  return (
    <>
      <Button color="inherit" onClick={() => setOpen('end')}>
        {text('actions.end')}
      </Button>
      <Button variant="outlined" startIcon={<Pencil aria-hidden="true" />} onClick={() => setOpen('change')}>
        {text('actions.change')}
      </Button>
      <PauseButton schedule={schedule} />
      <Button
        variant="contained"
        startIcon={<Play aria-hidden="true" />}
        disabled={schedule.lastRun?.status === 'running'}
        onClick={() => setOpen('run')}
      >
        {text('actions.runNow')}
      </Button>
      {open === 'run' && <RunDialog schedule={schedule} onClose={close} />}
      {open === 'change' && <ChangeDialog schedule={schedule} onClose={close} />}
      {open === 'end' && (
        <ActionDialog
          danger
          call={endBulkSchedule}
          params={{ id: schedule.id }}
          title={text('actions.endTitle', { name: schedule.fileName })}
          detail={text('actions.endDetail')}
          confirm={text('actions.end')}
          done={text('actions.ended')}
          onClose={close}
        />
      )}
    </>
  )
}

/** Runs it at the price that is shown. */
const RunDialog = ({ schedule, onClose }: ScheduleProps & { onClose: () => void }) => {
  const text = useTexts('schedules')
  const { id, fileName, pricePaise } = schedule
  return (
    <ActionDialog
      call={runBulkSchedule}
      params={{ id }}
      body={{ atMostPaise: pricePaise }}
      fields={[{ source: 'consent', kind: 'checkbox', label: text('dialog.consent') }]}
      title={text('actions.runTitle', { name: fileName })}
      detail={text('actions.runDetail', { price: formatPaise(pricePaise) })}
      confirm={text('actions.runNow')}
      done={text('actions.running')}
      onClose={onClose}
    />
  )
}

/** One button, so that the focus stays. */
const PauseButton = ({ schedule: { id, status } }: ScheduleProps) => {
  const text = useTexts('schedules')
  const pause = useCallAction(pauseBulkSchedule)
  const resume = useCallAction(resumeBulkSchedule)
  const paused = status === 'paused'
  const Icon = paused ? CirclePlay : CirclePause
  return (
    <BusyButton
      variant="outlined"
      startIcon={<Icon aria-hidden="true" />}
      busy={pause.busy || resume.busy}
      onClick={() =>
        paused
          ? resume.run({ params: { id } }, text('actions.resumed'))
          : pause.run({ params: { id } }, text('actions.paused'))
      }
    >
      {text(paused ? 'actions.resume' : 'actions.pause')}
    </BusyButton>
  )
}

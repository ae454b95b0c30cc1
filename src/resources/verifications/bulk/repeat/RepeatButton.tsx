import { Button } from '@mui/material'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../../../authProvider/session.ts'
import { lazyPage } from '../../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import type { JobRow } from '../job.ts'
import type { RepeatProps } from './PlanDialog.tsx'

const RepeatDialog = lazyPage<RepeatProps>(() => import('./PlanDialog.tsx'))

/** On a finished file: repeats it, or opens the repetition of which it is a run. */
export const RepeatButton = ({ job }: { job: JobRow }) => {
  const text = useTexts('schedules')
  const mayAct = useCanEdit()
  const [open, setOpen] = useState(false)
  const { id, fileName, product, counts, status, scheduleId } = job
  if (scheduleId)
    return (
      <Button
        variant="outlined"
        startIcon={<CalendarSync aria-hidden="true" />}
        component={Link}
        to={withId(paths.batchSchedule, scheduleId)}
      >
        {text('open')}
      </Button>
    )
  if (!mayAct || status !== 'completed') return null
  return (
    <>
      <Button variant="outlined" startIcon={<CalendarSync aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('repeat')}
      </Button>
      {open && <RepeatDialog job={{ id, fileName, product, rows: counts.ready }} onClose={() => setOpen(false)} />}
    </>
  )
}

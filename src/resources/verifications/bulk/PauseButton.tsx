import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { pauseBulkJob, resumeBulkJob } from '../../../../contracts/calls/bulk.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { JobRow } from './job.ts'

/**
 * One button that stays where it is, so that the focus does: "Pause", then "Resume". It takes no press until the job stands still, or the
 * second half of a double click would take the pause back.
 */
export const PauseButton = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const paused = job.status === 'paused'
  const Icon = paused ? CirclePlay : CirclePause
  const press = async () => {
    setBusy(true)
    try {
      await callApi(paused ? resumeBulkJob : pauseBulkJob, { params: { id: job.id } })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    // Refused too: somebody else may have been faster.
    await cache.invalidateQueries()
    setBusy(false)
  }
  return (
    <BusyButton
      variant="outlined"
      size="small"
      startIcon={<Icon aria-hidden="true" />}
      busy={busy || job.status === 'pausing'}
      onClick={() => void press()}
    >
      {text(paused ? 'job.resume' : 'job.pause')}
    </BusyButton>
  )
}

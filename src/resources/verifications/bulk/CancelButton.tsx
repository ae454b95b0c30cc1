import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { cancelBulkJob } from '../../../../contracts/calls/bulk.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { JobRow } from './job.ts'

/** "Cancel the rest", after saying what stays and what comes back. */
export const CancelButton = ({ job, onDone }: { job: JobRow; onDone: () => void }) => {
  const text = useTexts('bulkScreen')
  const id = useId()
  const notify = useNotify()
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useCallMutation(cancelBulkJob)
  const cancel = () =>
    mutate(
      { params: { id: job.id } },
      {
        onSuccess: () => {
          onDone()
          void cache.invalidateQueries()
        },
        onError: error => notify(error.message, { type: 'error' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)}>
        {text('job.cancel')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{text('job.cancelTitle', { name: job.fileName })}</DialogTitle>
        <DialogContent>{text('job.cancelDetail')}</DialogContent>
        <DialogActions>
          <Button autoFocus color="inherit" onClick={() => setAsking(false)}>
            {text('job.keepRunning')}
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={cancel}>
            {text('job.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

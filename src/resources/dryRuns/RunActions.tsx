import { Button } from '@mui/material'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { stopDryRun } from '../../../contracts/calls/dryRuns.ts'
import { type DryRunDetail, dryRun } from '../../../contracts/resources/dryRun.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './DryRuns.module.css'

const POLL_MS = 2_000

/** Keeps the drawer of a run up to date while it goes on, and stops it. */
export const RunActions = ({ record: { id, state } }: { record: DryRunDetail }) => {
  const text = useTexts('dryRuns')
  const mayStop = useStaffCanCall(stopDryRun)
  const [stopping, setStopping] = useState(false)
  const isRunning = state === 'running'
  // The drawer's own cache entry.
  useGetOne(dryRun.name, { id, meta: { detail: true } }, { refetchInterval: isRunning && POLL_MS })
  if (!isRunning || !mayStop) return null
  return (
    <div className={styles.actions}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setStopping(true)}>
        {text('stop.button')}
      </Button>
      {stopping && (
        <ActionDialog
          danger
          call={stopDryRun}
          params={{ id }}
          title={text('stop.title')}
          detail={text('stop.detail')}
          confirm={text('stop.button')}
          done={text('stop.done')}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  )
}

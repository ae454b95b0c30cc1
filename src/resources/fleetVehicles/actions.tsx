import { Button } from '@mui/material'
import { ChartColumn, FolderPen, Plus, RotateCcw, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { groupVehicles, removeVehicles } from '../../../contracts/calls/fleet.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { FleetVehicle } from '../../../contracts/resources/fleetVehicle.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import type { BulkActionProps } from '../../components/list/declaration.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { RecheckProps } from './Recheck.tsx'

const Recheck = lazyPage<RecheckProps>(() => import('./Recheck.tsx'))

type TickedProps = BulkActionProps<FleetVehicle>

const counted = (count: number) => ({ smart_count: count, count: formatCount(count) })

/** In the list's header: the figures, and a way to add vehicles. */
export const FleetActions = () => {
  const text = useTexts('fleet')
  return (
    <>
      <Button component={Link} to={paths.vaahanAnalytics} variant="outlined" startIcon={<ChartColumn />}>
        {text('vehicle.analytics')}
      </Button>
      {useCanEdit() && <UploadVehicles />}
    </>
  )
}

export const UploadVehicles = () => {
  const text = useTexts('fleet')
  return (
    <Button component={Link} to={`${paths.bulkHitCopy}?mode=bulk`} variant="contained" startIcon={<Upload />}>
      {text('upload')}
    </Button>
  )
}

/** For a fleet without vehicles. */
export const FirstVehicle = () => {
  const text = useTexts('fleet')
  return (
    <>
      <UploadVehicles />
      <Button component={Link} to={paths.bulkHitCopy} variant="outlined" startIcon={<Plus />}>
        {text('checkOne')}
      </Button>
    </>
  )
}

export const RecheckTicked = ({ ids }: TickedProps) => {
  const text = useTexts('fleet')
  const [open, setOpen] = useState(false)
  if (!useCanEdit()) return null
  return (
    <>
      <Button startIcon={<RotateCcw />} onClick={() => setOpen(true)}>
        {text('recheck.ticked')}
      </Button>
      {open && <Recheck ids={ids} count={ids.length} onClose={() => setOpen(false)} />}
    </>
  )
}

export const GroupTicked = ({ ids, records, onDone }: TickedProps) => {
  const text = useTexts('fleet')
  const [open, setOpen] = useState(false)
  if (!useCanEdit()) return null
  return (
    <>
      <Button startIcon={<FolderPen />} onClick={() => setOpen(true)}>
        {text('vehicle.group')}
      </Button>
      {open && (
        <ActionDialog
          call={groupVehicles}
          body={{ ids }}
          defaults={{ group: records[0]?.group ?? null }}
          fields={[{ source: 'group', label: text('vehicle.group') }]}
          title={text('vehicle.groupTitle', counted(ids.length))}
          detail={text('vehicle.groupDetail')}
          confirm={text('vehicle.save')}
          done={({ changed }) => text('vehicle.grouped', counted(changed))}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const RemoveTicked = ({ ids, onDone }: TickedProps) => {
  const text = useTexts('fleet')
  const [open, setOpen] = useState(false)
  const { run } = useCallAction(removeVehicles)
  if (!useCanEdit()) return null
  const remove = async () =>
    run({ body: { ids } }, text('vehicle.removed', counted(ids.length)), () => {
      setOpen(false)
      onDone()
    })
  return (
    <>
      <Button startIcon={<Trash2 />} onClick={() => setOpen(true)}>
        {text('vehicle.remove')}
      </Button>
      {open && (
        <ConfirmDialog
          danger
          title={text('vehicle.removeTitle', counted(ids.length))}
          confirm={text('vehicle.remove')}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          {text('vehicle.removeDetail', counted(ids.length))}
        </ConfirmDialog>
      )}
    </>
  )
}

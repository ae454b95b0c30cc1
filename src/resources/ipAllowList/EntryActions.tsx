import { IconButton } from '@mui/material'
import { Pencil, Trash2 } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import {
  type IpAddress,
  type IpRange,
  parseAddress,
  parseRange,
  rangeContains,
} from '../../../contracts/platform/ipAddress.ts'
import { type IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { deleteCall, updateCall } from '../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLabelField } from './AddAddress.tsx'
import { useCurrentIp } from './AddressCheck.tsx'

export const EntryActions = ({ record }: { record: IpAllowListEntry }) => {
  const text = useTexts('ipAllowList')
  const [open, setOpen] = useState<'label' | 'remove' | null>(null)
  const { address } = record
  const close = () => setOpen(null)
  return (
    <>
      <IconButton aria-label={text('editNamed', { address })} onClick={() => setOpen('label')}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={text('removeNamed', { address })} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {open === 'label' && <LabelDialog record={record} onClose={close} />}
      {open === 'remove' && <RemoveDialog record={record} onClose={close} />}
    </>
  )
}

interface EntryDialogProps {
  record: IpAllowListEntry
  onClose: () => void
}

const LabelDialog = ({ record: { id, address, label }, onClose }: EntryDialogProps) => {
  const text = useTexts('ipAllowList')
  return (
    <ActionDialog
      call={updateCall(ipAllowListEntry)}
      params={{ id }}
      defaults={{ label }}
      fields={[useLabelField()]}
      title={text('dialog.edit', { address })}
      confirm={text('dialog.save')}
      done={text('dialog.relabelled', { address })}
      onClose={onClose}
    />
  )
}

/** Warns if removing the entry allows every address again, or blocks the user. */
const RemoveDialog = ({ record, onClose }: EntryDialogProps) => {
  const text = useTexts('ipAllowList')
  const { data = [] } = useListContext<IpAllowListEntry>()
  const { data: current } = useCurrentIp()
  const { id, address } = record
  const others = data.filter(entry => entry.id !== id)
  const allowsCurrent = (entry: IpAllowListEntry) =>
    !entry.disabledAt &&
    rangeContains(parseRange(entry.address) as IpRange, parseAddress(current?.address ?? '') as IpAddress)
  const shutsOut = current?.address && others.length > 0 && allowsCurrent(record) && !others.some(allowsCurrent)
  return (
    <ActionDialog
      danger
      call={deleteCall(ipAllowListEntry)}
      params={{ id }}
      title={text('removing.title', { address })}
      detail={
        <>
          {text(others.length === 0 ? 'removing.last' : 'removing.detail')}{' '}
          {shutsOut && text('removing.mine', { address: current.address ?? '' })}
        </>
      }
      confirm={text('removing.confirm')}
      done={text('removing.done', { address })}
      onClose={onClose}
    />
  )
}

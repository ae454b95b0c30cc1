import { Button } from '@mui/material'
import { useState } from 'react'
import { setIpEntryDisabled } from '../../../../contracts/calls/ipAllowList.ts'
import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useActionWithReason } from '../../users/actions/useActionWithReason.ts'
import styles from './CustomerIpAllowLists.module.css'

/** Disables an entry, or enables it again, with a reason. */
export const EntrySwitchButton = ({ entry }: { entry: CustomerIpEntry }) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  const { address, customer, disabledAt } = entry
  const way = disabledAt ? 'enable' : 'disable'
  return (
    <>
      <Button
        className={styles.act}
        size="small"
        variant="outlined"
        aria-label={text(`addresses.${way}One`, { address, customer })}
        onClick={() => setAsking(true)}
      >
        {text(`addresses.${way}`)}
      </Button>
      {asking && <SwitchDialog entry={entry} onClose={() => setAsking(false)} />}
    </>
  )
}

const SwitchDialog = ({ entry, onClose }: { entry: CustomerIpEntry; onClose: () => void }) => {
  const text = useTexts('admin')
  const { id, address, customer, disabledAt } = entry
  const disabled = disabledAt === null
  const words = disabled ? 'disabling' : 'enabling'
  const { problem, onConfirm } = useActionWithReason({
    act: reason => callApi(setIpEntryDisabled, { params: { id }, body: { disabled, reason } }),
    done: text(`addresses.${words}.done`, { address }),
    onClose,
  })
  return (
    <ReasonDialog
      danger={disabled}
      title={text(`addresses.${words}.title`, { address })}
      confirm={text(`addresses.${words}.confirm`)}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.detail}>{text(`addresses.${words}.detail`, { customer })}</p>
    </ReasonDialog>
  )
}

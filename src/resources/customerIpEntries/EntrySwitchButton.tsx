import { Button } from '@mui/material'
import { useState } from 'react'
import { setIpEntryDisabled } from '../../../contracts/calls/ipAllowList.ts'
import type { CustomerIpEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CustomerIpEntries.module.css'

/** Disables an entry, or enables it again, with a reason. */
export const EntrySwitchButton = ({ record: entry }: { record: CustomerIpEntry }) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  const { id, address, customer, disabledAt } = entry
  const disabled = disabledAt === null
  const way = disabled ? 'disable' : 'enable'
  const words = disabled ? 'disabling' : 'enabling'
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
      {asking && (
        <ActionDialog
          call={setIpEntryDisabled}
          params={{ id }}
          body={{ disabled }}
          fields={[reasonField]}
          danger={disabled}
          title={text(`addresses.${words}.title`, { address })}
          detail={text(`addresses.${words}.detail`, { customer })}
          confirm={text(`addresses.${words}.confirm`)}
          done={text(`addresses.${words}.done`, { address })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

import { Button } from '@mui/material'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { setIpEntryDisabled } from '../../../contracts/calls/ipAllowList.ts'
import { type CustomerIpEntry, customerIpEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CustomerIpEntries.module.css'

const { choices } = customerIpEntry.fields.disabled

/** Active, or who disabled it, when and why. */
export const EntryStatus = ({ record }: { record: CustomerIpEntry }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { dayMonth } = useDateFormats()
  const { disabledAt, disabledBy, disabledReason } = record
  if (!disabledAt) return <ToneChip tone="success" icon={CircleCheck} label={choices.false.label[locale]} />
  const values = { name: disabledBy ?? '', day: dayMonth(disabledAt), reason: disabledReason ?? '' }
  return (
    <span className={styles.state}>
      <ToneChip tone="danger" icon={Ban} label={choices.true.label[locale]} />
      <span className={styles.reason}>{text('addresses.disabledBy', values)}</span>
    </span>
  )
}

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

import { Button } from '@mui/material'
import { Ban, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { setIpEntryDisabled } from '../../../contracts/calls/ipAllowList.ts'
import {
  type CustomerIpAllowListEntry,
  customerIpAllowListEntry,
} from '../../../contracts/resources/ipAllowListEntry.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CustomerIpAllowLists.module.css'

const { choices } = customerIpAllowListEntry.fields.disabled

/** Active, or who disabled the entry, when and why. */
export const EntryStatus = ({ record }: { record: CustomerIpAllowListEntry }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { dayMonth } = useDateFormats()
  const { disabledAt, disabledBy, disabledReason } = record
  if (!disabledAt) return <ToneChip tone="success" icon={CircleCheck} label={choices.false.label[locale]} />
  const values = { name: disabledBy ?? '', day: dayMonth(disabledAt), reason: disabledReason ?? '' }
  return (
    <span className={styles.state}>
      <ToneChip tone="danger" icon={Ban} label={choices.true.label[locale]} />
      <span className={styles.reason}>{text('ipAllowList.disabledBy', values)}</span>
    </span>
  )
}

/** Disables or re-enables an entry, with a reason. */
export const EntrySwitchButton = ({ record: entry }: { record: CustomerIpAllowListEntry }) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  const { id, address, customer, disabledAt } = entry
  const disabled = disabledAt === null
  const way = disabled ? 'disable' : 'enable'
  const words = disabled ? 'disabling' : 'enabling'
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={text(`ipAllowList.${way}One`, { address, customer })}
        onClick={() => setAsking(true)}
      >
        {text(`ipAllowList.${way}`)}
      </Button>
      {asking && (
        <ActionDialog
          call={setIpEntryDisabled}
          params={{ id }}
          body={{ disabled }}
          fields={[reasonField]}
          danger={disabled}
          title={text(`ipAllowList.${words}.title`, { address })}
          detail={text(`ipAllowList.${words}.detail`, { customer })}
          confirm={text(`ipAllowList.${words}.confirm`)}
          done={text(`ipAllowList.${words}.done`, { address })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

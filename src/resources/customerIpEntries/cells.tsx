import { Ban, CircleCheck } from 'lucide-react'
import { type CustomerIpEntry, customerIpEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
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

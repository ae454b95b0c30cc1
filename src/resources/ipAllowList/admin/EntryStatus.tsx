import { Ban, CircleCheck } from 'lucide-react'
import type { CustomerIpEntry } from '../../../../contracts/resources/ipAllowListEntry.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './CustomerIpAllowLists.module.css'

/** Active, or who disabled it, when and why. */
export const EntryStatus = ({ entry }: { entry: CustomerIpEntry }) => {
  const text = useTexts('admin')
  const { dayMonth } = useDateFormats()
  const { disabledAt, disabledBy, disabledReason } = entry
  if (!disabledAt) return <ToneChip tone="success" icon={CircleCheck} label={text('addresses.state.active')} />
  const values = { name: disabledBy ?? '', day: dayMonth(disabledAt), reason: disabledReason ?? '' }
  return (
    <span className={styles.state}>
      <ToneChip tone="danger" icon={Ban} label={text('addresses.state.disabled')} />
      <span className={styles.reason}>{text('addresses.disabledBy', values)}</span>
    </span>
  )
}

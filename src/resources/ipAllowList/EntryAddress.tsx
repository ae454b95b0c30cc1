import { Ban } from 'lucide-react'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Addresses.module.css'
import { privateNetworkLabel } from './entryText.ts'

/** An entry's address, with what one should know of it: a private network, and staff's reason where they disabled it. */
export const EntryAddress = ({ entry: { address, disabledAt, disabledReason } }: { entry: IpAllowListEntry }) => {
  const text = useTexts('ipAllowList')
  const reach = privateNetworkLabel(address, text)
  return (
    <span className={styles.entry}>
      <span className={styles.line}>
        <span className={`mono ${styles.address}`}>{address}</span>
        {reach && <ToneChip tone="neutral" label={reach} />}
        {disabledAt && <ToneChip tone="danger" icon={Ban} label={text('disabled')} />}
      </span>
      {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
    </span>
  )
}

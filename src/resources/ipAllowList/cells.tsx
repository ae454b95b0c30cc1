import { Ban } from 'lucide-react'
import { useListContext } from 'ra-core'
import { type IpRange, parseRange, rangeScope } from '../../../contracts/platform/ipAddress.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IpAllowList.module.css'

interface OfEntry {
  record: IpAllowListEntry
}

/** The address of an entry, with notes: private network, or why staff disabled it. */
export const EntryAddress = ({ record: { address, disabledAt, disabledReason } }: OfEntry) => {
  const text = useTexts('ipAllowList')
  const scope = rangeScope(parseRange(address) as IpRange)
  return (
    <span className={styles.entry}>
      <span className={styles.line}>
        <span className={`mono ${styles.address}`}>{address}</span>
        {scope !== 'public' && <ToneChip tone="neutral" label={text(scope)} />}
        {disabledAt && <ToneChip tone="danger" icon={Ban} label={text('disabled')} />}
      </span>
      {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
    </span>
  )
}

/** Entries used out of the maximum. Warns if all entries are disabled, because then every address is blocked. */
export const EntryCount = () => {
  const text = useTexts('ipAllowList')
  const { data = [] } = useListContext<IpAllowListEntry>()
  if (data.length === 0) return null
  const allDisabled = data.every(({ disabledAt }) => disabledAt !== null)
  return (
    <>
      {allDisabled && (
        <div className={styles.shut}>
          <InlineAlert tone="danger">{text('shut')}</InlineAlert>
        </div>
      )}
      <div className={styles.head}>
        <h2>{text('list')}</h2>
        <span className="num">{text('count', { count: data.length, most: limits.ipAllowListEntries })}</span>
      </div>
    </>
  )
}

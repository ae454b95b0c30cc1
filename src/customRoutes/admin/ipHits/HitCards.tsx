import { useListContext } from 'ra-core'
import { formatCount } from '../../../../contracts/money.ts'
import type { IpHit } from '../../../../contracts/resources/ipHit.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CustomerLink } from '../../../resources/ipAllowList/admin/CustomerLink.tsx'
import { BlockedCount } from './BlockedCount.tsx'
import styles from './IpHits.module.css'

/** The list on a narrow screen. */
export const HitCards = () => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const { data = [] } = useListContext<IpHit>()
  return (
    <ul className={styles.cards}>
      {data.map(hit => (
        <li key={hit.id}>
          <span className={`mono ${styles.address}`}>{hit.address}</span>
          <span className="num">
            {text('addresses.hits.column.calls')} {formatCount(hit.calls)}
          </span>
          <CustomerLink {...hit} />
          <span className="num">
            {text('addresses.hits.column.blocked')} <BlockedCount count={hit.blocked} />
          </span>
          <span className={`num ${styles.quiet}`}>{short(hit.lastSeenAt)}</span>
        </li>
      ))}
    </ul>
  )
}

import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/paths.ts'
import type { ChallanOrderRow } from '../../../contracts/resources/challanOrder.ts'
import { Money } from '../../components/Money.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanOrderChip } from './ChallanOrderChip.tsx'
import styles from './Lists.module.css'

/** Status and total; vehicle and time. A press opens the order. */
export const OrderCards = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const { data = [] } = useListContext<ChallanOrderRow>()
  return (
    <ul className={styles.cards}>
      {data.map(({ id, status, totalPaise, rcNo, challans, createdAt }) => (
        <li key={id}>
          <Link to={withId(paths.challanViewDetails, id)}>
            <span>
              <ChallanOrderChip status={status} />
              <Money paise={totalPaise} strong />
            </span>
            <span>
              <NumberPlate rc={rcNo} />
              <span className={`num ${styles.quiet}`}>
                {text('result.challans', { smart_count: challans })} · {short(createdAt)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

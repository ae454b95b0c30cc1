import { useListContext } from 'ra-core'
import type { ChallanFee } from '../../../../../contracts/resources/challanBrand.ts'
import { Money } from '../../../../components/Money.tsx'
import { useDates } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Challans.module.css'
import { FeeState } from './FeeState.tsx'
import { usePlateName } from './usePlateName.ts'

/** Where it counts and what it is; since when. */
export const FeeCards = () => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const plateName = usePlateName()
  const { full } = useDates()
  const { data = [] } = useListContext<ChallanFee>()
  return (
    <ul className={styles.cards}>
      {data.map(fee => (
        <li key={fee.id} className={styles.fee}>
          <span>
            <strong>{fee.brand ?? text('fees.everyBrand')}</strong>
            <Money paise={fee.feePaise} strong />
          </span>
          <span className={styles.quiet}>
            {plateName(fee.state) ?? text('fees.everyState')} ·{' '}
            {fee.route ? tool(`routes.${fee.route}`) : text('fees.everyRoute')}
          </span>
          <span className={`num ${styles.quiet}`}>
            {full(fee.validFrom)}
            <FeeState fee={fee} />
          </span>
        </li>
      ))}
    </ul>
  )
}

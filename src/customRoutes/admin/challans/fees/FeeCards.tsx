import { useListContext } from 'ra-core'
import type { ChallanFee } from '../../../../../contracts/resources/challanBrand.ts'
import { Money } from '../../../../components/Money.tsx'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Challans.module.css'
import { FeeStateChip } from './FeeStateChip.tsx'
import { usePlateStateName } from './usePlateStateName.ts'

/** Where it counts and what it is; since when. */
export const FeeCards = () => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const plateName = usePlateStateName()
  const { full } = useDateFormats()
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
            <FeeStateChip fee={fee} />
          </span>
        </li>
      ))}
    </ul>
  )
}

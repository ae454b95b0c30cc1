import { useTexts } from '../../../i18n/useTexts.ts'
import { formatPlate } from '../list/challanItems.ts'
import styles from './VehiclePlate.module.css'

/** A registration number drawn as a plate; screen readers read it as one name. */
export const VehiclePlate = ({ rcNo, small = false }: { rcNo: string; small?: boolean }) => {
  const text = useTexts('publicChallanList')
  return (
    <span className={styles.plate} data-small={small || undefined}>
      <span className="hidden-text">{text('plate', { number: rcNo })}</span>
      <span className={styles.band} aria-hidden="true">
        <i />
        IND
      </span>
      <span className={styles.number} aria-hidden="true">
        {formatPlate(rcNo)}
      </span>
    </span>
  )
}

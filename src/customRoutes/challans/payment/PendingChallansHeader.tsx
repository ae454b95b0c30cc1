import { Link } from '@mui/material'
import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { Money } from '../../../components/Money.tsx'
import { NumberPlate } from '../../../components/plain/NumberPlate.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Payment.module.css'
import type { ChallanSelection } from './useChallanSelection.ts'

/** The vehicle, whose challans they are (the first entry's violator, else its owner: A78), and what is selected. */
export const PendingChallansHeader = ({
  first,
  selection,
}: {
  first: Challan | undefined
  selection: ChallanSelection
}) => {
  const text = useTexts('challanTool')
  const name = first?.nameViolator || first?.nameOwner
  return (
    <header className={styles.head}>
      {first && (
        <div className={styles.vehicle}>
          <NumberPlate rc={first.rcNo} />
          {name && <strong>{name}</strong>}
        </div>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{text('payment.totalPending')}</dt>
          <dd className="num">{selection.pending.length}</dd>
        </div>
        <div>
          <dt>{text('payment.selectedAmount')}</dt>
          <dd aria-live="polite">
            <Money paise={selection.selectedPaise} />
          </dd>
        </div>
      </dl>
      {selection.pending.length > 0 && (
        <div className={styles.links}>
          <Link component="button" type="button" onClick={selection.selectAll}>
            {text('payment.selectAll')}
          </Link>
          <Link component="button" type="button" onClick={selection.deselectAll}>
            {text('payment.deselectAll')}
          </Link>
        </div>
      )}
    </header>
  )
}

import type { Challan } from '../../../../contracts/calls/challanFields.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanCard.module.css'

/** What the challan is for: each offence with its section. */
export const Offences = ({ challan: { detailsViolation } }: { challan: Challan }) => {
  const text = useTexts('publicChallanList')
  const offences = detailsViolation.length > 0 ? detailsViolation : [{ offence: text('card.unnamed'), section: null }]
  return (
    <span className={styles.offences}>
      {offences.map(({ offence, section }, index) => (
        <span key={index}>
          <b>{offence}</b>
          {section && <span>{text('card.section', { section })}</span>}
        </span>
      ))}
    </span>
  )
}

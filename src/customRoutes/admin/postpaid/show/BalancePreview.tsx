import { Money } from '../../../../components/Money.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../../../../resources/users/actions/Actions.module.css'

/** What a wallet owes before a settlement and after it. */
export const BalancePreview = ({ owed, paid }: { owed: number; paid: number | null }) => {
  const text = useTexts('adminPostpaid')
  return (
    <dl className={styles.balance} aria-live="polite">
      <div>
        <dt>{text('settleForm.now')}</dt>
        <dd>
          <Money paise={owed} />
        </dd>
      </div>
      <div>
        <dt>{text('settleForm.after')}</dt>
        <dd>{paid === null ? '-' : <Money paise={owed - paid} strong />}</dd>
      </div>
    </dl>
  )
}

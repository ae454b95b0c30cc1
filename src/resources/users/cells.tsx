import { BadgeCheck, Ban, CircleCheck, Clock, ReceiptText, Wallet } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/paths.ts'
import { type AdminUser, adminUser } from '../../../contracts/resources/adminUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Users.module.css'

const { isActive, kycComplete, plan } = adminUser.fields

type Of<Key extends keyof AdminUser> = { record: Pick<AdminUser, Key> }

/** The company and its contact person, or the person alone. */
export const CustomerNames = ({ record: { id, name, companyName } }: Of<'id' | 'name' | 'companyName'>) => (
  <span className={styles.names} title={companyName ? `${companyName}, ${name}` : name}>
    <Link
      to={withId(paths.adminUserDetail, id)}
      // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
      onClick={event => event.stopPropagation()}
    >
      {companyName ?? name}
    </Link>
    {companyName && <span>{name}</span>}
  </span>
)

/** On a card. */
export const CustomerName = ({ record: { name, companyName } }: Of<'name' | 'companyName'>) => (
  <b className={styles.name}>{companyName ?? name}</b>
)

export const UserStateChip = ({ record }: Of<'isActive'>) => {
  const locale = useLocale()
  return record.isActive ? (
    <ToneChip tone="success" icon={CircleCheck} label={isActive.choices.true.label[locale]} />
  ) : (
    <ToneChip tone="danger" icon={Ban} label={isActive.choices.false.label[locale]} />
  )
}

export const KycChip = ({ record }: Of<'kycComplete'>) => {
  const locale = useLocale()
  return record.kycComplete ? (
    <ToneChip tone="success" icon={BadgeCheck} label={kycComplete.choices.true.label[locale]} />
  ) : (
    <ToneChip tone="warning" icon={Clock} label={kycComplete.choices.false.label[locale]} />
  )
}

/** The heading already says KYC. */
export const KycState = ({ record }: Of<'kycComplete'>) => {
  const text = useTexts('admin')
  return record.kycComplete ? (
    <ToneChip tone="success" icon={BadgeCheck} label={text('users.kycShort.complete')} />
  ) : (
    <ToneChip tone="warning" icon={Clock} label={text('users.kycShort.open')} />
  )
}

export const PlanChip = ({ record }: Of<'plan'>) => (
  <ToneChip
    tone="neutral"
    icon={record.plan === 'Prepaid' ? Wallet : ReceiptText}
    label={plan.choices[record.plan].label[useLocale()]}
  />
)

import { BadgeCheck, Ban, CircleCheck, CircleDashed, Clock, ReceiptText, Wallet } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type AdminUser, adminUser } from '../../../contracts/resources/adminUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Users.module.css'

const { isActive, kyc, plan } = adminUser.fields

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

const kycLooks = {
  none: { tone: 'neutral', icon: CircleDashed },
  waiting: { tone: 'warning', icon: Clock },
  rejected: { tone: 'danger', icon: Ban },
  complete: { tone: 'success', icon: BadgeCheck },
} as const

export const KycChip = ({ record }: Of<'kyc'>) => (
  <ToneChip {...kycLooks[record.kyc]} label={kyc.choices[record.kyc].label[useLocale()]} />
)

/** The heading already says KYC. */
export const KycState = ({ record }: Of<'kyc'>) => {
  const text = useTexts('admin')
  return <ToneChip {...kycLooks[record.kyc]} label={text(`users.kycShort.${record.kyc}`)} />
}

export const PlanChip = ({ record }: Of<'plan'>) => (
  <ToneChip
    tone="neutral"
    icon={record.plan === 'Prepaid' ? Wallet : ReceiptText}
    label={plan.choices[record.plan].label[useLocale()]}
  />
)

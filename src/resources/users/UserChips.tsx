import { BadgeCheck, Ban, CircleCheck, Clock, ReceiptText, Wallet } from 'lucide-react'
import type { AdminUser } from '../../../contracts/resources/adminUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

type Of<Key extends keyof AdminUser> = { user: Pick<AdminUser, Key> }

export const UserStateChip = ({ user: { isActive } }: Of<'isActive'>) => {
  const text = useTexts('admin')
  return isActive ? (
    <ToneChip tone="success" icon={CircleCheck} label={text('users.status.active')} />
  ) : (
    <ToneChip tone="danger" icon={Ban} label={text('users.status.inactive')} />
  )
}

/** `short` under a heading that says KYC already. */
export const KycChip = ({ user: { kycComplete }, short = false }: Of<'kycComplete'> & { short?: boolean }) => {
  const text = useTexts('admin')
  const words = short ? 'users.kyc.short' : 'users.kyc'
  return kycComplete ? (
    <ToneChip tone="success" icon={BadgeCheck} label={text(`${words}.complete`)} />
  ) : (
    <ToneChip tone="warning" icon={Clock} label={text(`${words}.open`)} />
  )
}

export const PlanChip = ({ user: { plan } }: Of<'plan'>) => (
  <ToneChip
    tone="neutral"
    icon={plan === 'Prepaid' ? Wallet : ReceiptText}
    label={useTexts('admin')(`users.plan.${plan}`)}
  />
)

import { CircleCheck, CircleX, Clock, type LucideIcon, TimerOff } from 'lucide-react'
import { grantLines } from '../../../contracts/people/permissionNames.ts'
import { formatMinor } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type Approval, approval } from '../../../contracts/resources/approval.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { Money } from '../../components/Money.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { Tone } from '../../components/tone.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './Approvals.module.css'

interface CellProps {
  record: Approval
}

const { kind: kinds, state: states } = approval.fields
const { until: untils } = staffMember.fields

const looks: Record<Approval['state'], { tone: Tone; icon?: LucideIcon }> = {
  waiting: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
  direct: { tone: 'neutral' },
  expired: { tone: 'neutral', icon: TimerOff },
}

export const StateChip = ({ record: { state } }: CellProps) => (
  <ToneChip {...looks[state]} label={states.choices[state].label[useLocale()]} />
)

export const KindWithReason = ({ record: { kind, reason } }: CellProps) => (
  <span className={styles.kind}>
    <b>{kinds.choices[kind].label[useLocale()]}</b>
    <span>{reason}</span>
  </span>
)

/** A base price concerns every customer, a change of staff one of them. */
export const Customer = ({ record }: CellProps) => {
  const { customer, userId } = record
  return customer && userId ? <CustomerLink record={{ customer, userId }} /> : <CustomerName record={record} />
}

/** On a card, which is itself a link. */
export const CustomerName = ({ record: { customer, member } }: CellProps) => {
  const everyone = useTexts('adminMoney')('approvals.everyone')
  return customer ?? member?.email ?? member?.name ?? everyone
}

export const Subject = ({ record: { wallet, product, brand, member } }: CellProps) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  const locale = useLocale()
  const { day } = useDateFormats()
  if (member) return memberDetail(member, locale, day) || '-'
  if (brand) return brand
  return wallet ? text(`users.wallet.${wallet}`) : product ? label(product) : '-'
}

/** The role that somebody would have, and until when. */
const memberDetail = (
  { role, until }: NonNullable<Approval['member']>,
  locale: Locale,
  day: (iso: string) => string,
): string => [role?.[locale], until && `${untils.label[locale]} ${day(until)}`].filter(Boolean).join(', ')

/** What a changed role would permit more, and less. */
export const Rights = ({ record: { rights } }: CellProps) => {
  const text = useTexts('adminMoney')
  const locale = useLocale()
  if (!rights) return '-'
  return (
    <span className={styles.rights}>
      {grantLines(rights.more, locale).map(line => (
        <span key={line}>{text('approvals.more', { what: line })}</span>
      ))}
      {grantLines(rights.less, locale).map(line => (
        <span key={line}>{text('approvals.less', { what: line })}</span>
      ))}
    </span>
  )
}

const shareWords = ({ percent, beforePercent }: NonNullable<Approval['share']>) => `${beforePercent}% → ${percent}%`

export const Amount = ({ record: { amountPaise, currency, member, share } }: CellProps) => {
  const text = useTexts('adminMoney')
  if (share) return <b>{shareWords(share)}</b>
  if (member) return '-'
  if (amountPaise === null) return text('approvals.noLimit')
  return currency === 'INR' ? <Money strong paise={amountPaise} /> : <b>{formatMinor(amountPaise, currency)}</b>
}

export const ApprovalHead = ({ record }: CellProps) => (
  <p className={styles.head}>
    <b>{kinds.choices[record.kind].label[useLocale()]}</b>
    <StateChip record={record} />
  </p>
)

/** Nobody of staff asks for a recovery. */
export function useAskedBy({ askedBy }: Pick<Approval, 'askedBy'>): string {
  const server = useTexts('adminMoney')('approvals.server')
  return askedBy ?? server
}

export const AskedBy = ({ record }: CellProps) => useAskedBy(record)

/** From when a recovery works unless somebody rejects it. */
export const WorksFrom = ({ record: { member } }: CellProps) => {
  const { full } = useDateFormats()
  return member?.worksFrom ? <span className="num">{full(member.worksFrom)}</span> : '-'
}

/** The change in one line, for its dialogs and for screen readers. */
export function useChangeWords({ kind, amountPaise, currency, customer, brand, member, share }: Approval): {
  what: string
  amount: string
  line: string
} {
  const text = useTexts('adminMoney')
  const locale = useLocale()
  const { day } = useDateFormats()
  const what = kinds.choices[kind].label[locale]
  if (member) {
    const { name, email } = member
    const who = email ? `${name} (${email})` : name
    const detail = memberDetail(member, locale, day)
    const line = text('approvals.what', { what, amount: detail ? `${who}, ${detail}` : who })
    return { what, amount: who, line }
  }
  const amount = share
    ? [brand, shareWords(share)].filter(Boolean).join(', ')
    : amountPaise === null
      ? text('approvals.noLimit')
      : formatMinor(amountPaise, currency)
  const line = customer
    ? text('approvals.whatOf', { what, amount, customer })
    : text('approvals.what', { what, amount })
  return { what, amount, line }
}

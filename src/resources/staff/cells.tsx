import { Ban, CircleCheck, Mail, ShieldCheck, ShieldOff, TimerOff, UserRound, UserRoundCog } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type StaffMember, staffMember } from '../../../contracts/resources/staffMember.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import styles from './Staff.module.css'

const { state: states, secondFactor: factors, until: untils, lastSignInAt: signIn } = staffMember.fields

type Of<Key extends keyof StaffMember> = { record: Pick<StaffMember, Key> }

/** A colleague's name, linked to their account. */
export const StaffLink = ({ id, name }: Pick<StaffMember, 'id' | 'name'>) => (
  <Link
    className={styles.link}
    to={withId(paths.adminAccountsDetails, id)}
    // The row is clickable too.
    onClick={event => event.stopPropagation()}
  >
    {name}
  </Link>
)

const You = ({ id }: Pick<StaffMember, 'id'>) => {
  const text = useTexts('staff')
  return id === currentStaffId() && <ToneChip tone="neutral" label={text('you')} />
}

export const StaffName = ({ record }: Of<'id' | 'name'>) => (
  <span className={styles.name}>
    <StaffLink {...record} />
    <You id={record.id} />
  </span>
)

/** On a card, which is itself a link. */
export const CardName = ({ record: { id, name } }: Of<'id' | 'name'>) => (
  <span className={styles.name}>
    <b>{name}</b>
    <You id={id} />
  </span>
)

export const RoleChip = ({ record: { role, roleName } }: Of<'role' | 'roleName'>) => (
  <ToneChip
    tone={role === 'superadmin' ? 'accent' : 'neutral'}
    icon={role === 'superadmin' ? UserRoundCog : UserRound}
    label={roleName[useLocale()]}
  />
)

const looks = {
  invited: { tone: 'info', icon: Mail },
  active: { tone: 'success', icon: CircleCheck },
  ended: { tone: 'neutral', icon: TimerOff },
  disabled: { tone: 'danger', icon: Ban },
} as const

export const StaffStateChip = ({ record: { state } }: Of<'state'>) => (
  <ToneChip {...looks[state]} label={states.choices[state].label[useLocale()]} />
)

/** The last day of somebody's access, or a dash. */
export const Until = ({ record: { until } }: Of<'until'>) => {
  const { day } = useDateFormats()
  return <span className="num">{until ? day(until) : '-'}</span>
}

/** On a card. */
export const LabelledUntil = ({ record }: Of<'until'>) => {
  const locale = useLocale()
  if (!record.until) return null
  return (
    <>
      {untils.label[locale]} <Until record={record} />
    </>
  )
}

export const SecondFactorChip = ({ record: { secondFactor } }: Of<'secondFactor'>) => (
  <ToneChip
    tone={secondFactor ? 'success' : 'neutral'}
    icon={secondFactor ? ShieldCheck : ShieldOff}
    label={factors.choices[secondFactor ? 'true' : 'false'].label[useLocale()]}
  />
)

export const LastSignIn = ({ record: { lastSignInAt } }: Of<'lastSignInAt'>) => {
  const text = useTexts('staff')
  const { full } = useDateFormats()
  return <span className="num">{lastSignInAt ? full(lastSignInAt) : text('never')}</span>
}

/** On a card. */
export const LabelledSignIn = ({ record }: Of<'lastSignInAt'>) => (
  <>
    {signIn.label[useLocale()]} <LastSignIn record={record} />
  </>
)

import { MenuItem, TextField } from '@mui/material'
import { Ban, CircleCheck, KeyRound, type LucideIcon, Mail, TimerOff } from 'lucide-react'
import { listRoles } from '../../../contracts/calls/roles.ts'
import { type SubUser, subUser } from '../../../contracts/resources/subUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { updateCall } from '../../dataProvider/resourceCalls.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SubUsers.module.css'

interface OfSubUser {
  record: SubUser
}

const icons: Record<SubUser['status'], LucideIcon> = {
  invited: Mail,
  active: CircleCheck,
  ended: TimerOff,
  disabled: Ban,
}

export const fullName = ({ firstName, lastName }: Pick<SubUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

export const Name = ({ record }: OfSubUser) => <b className={styles.name}>{fullName(record)}</b>

export const Status = ({ record: { status, sso } }: OfSubUser) => {
  const locale = useLocale()
  const text = useTexts('singleSignOn')
  const { label, tone = 'neutral' } = subUser.fields.status.choices[status]
  return (
    <span className={styles.status}>
      <ToneChip tone={tone} icon={icons[status]} label={label[locale]} />
      {sso && <ToneChip tone="info" icon={KeyRound} label={text('cameBy')} />}
    </span>
  )
}

/** For example "Since 16 Oct 2026", on a card. */
export const Since = ({ record: { createdAt } }: OfSubUser) => {
  const text = useTexts('subUsers')
  const { day } = useDateFormats()
  return text('since', { day: day(createdAt) })
}

/** The last day of their access, or a dash. */
export const Until = ({ record: { until } }: OfSubUser) => {
  const { day } = useDateFormats()
  return <span className="num">{until ? day(until) : '-'}</span>
}

/** On a card. */
export const LabelledUntil = ({ record }: OfSubUser) => {
  const locale = useLocale()
  if (!record.until) return null
  return (
    <>
      {subUser.fields.until.label[locale]} <Until record={record} />
    </>
  )
}

/** The name of a secondary user's role, on a card. */
export const RoleName = ({ record: { access } }: OfSubUser) => {
  const locale = useLocale()
  const { data: roles } = useCallQuery(listRoles, {})
  return roles?.find(({ id }) => id === access)?.name[locale] ?? null
}

/** Changes a secondary user's role; saves immediately. A role that the signed-in person may not give can be seen and not chosen. */
export const AccessSelect = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const locale = useLocale()
  const { run, busy } = useCallAction(updateCall(subUser))
  const { id, access, status } = record
  const { data: roles = [] } = useCallQuery(listRoles, {})
  const name = fullName(record)
  const own = roles.find(role => role.id === access)
  const save = (next: string) =>
    run(
      { params: { id }, body: { access: next } },
      text('accessSaved', { name, access: roles.find(role => role.id === next)?.name[locale] ?? next }),
    )
  if (!own) return null
  return (
    <TextField
      select
      size="small"
      className={styles.access}
      value={access}
      disabled={busy || status === 'disabled' || status === 'ended' || !own.mayGive}
      slotProps={{ htmlInput: { 'aria-label': text('accessOf', { name }) } }}
      onChange={({ target }) => save(target.value)}
    >
      {roles
        .filter(role => role.mayGive || role === own)
        .map(role => (
          <MenuItem key={role.id} value={role.id}>
            {role.name[locale]}
          </MenuItem>
        ))}
    </TextField>
  )
}

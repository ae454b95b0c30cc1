import { MenuItem, TextField } from '@mui/material'
import { Ban, CircleCheck, type LucideIcon, Mail } from 'lucide-react'
import { type SubUser, subUser } from '../../../contracts/resources/subUser.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { updateCall } from '../../dataProvider/resourceCalls.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SubUsers.module.css'

interface OfSubUser {
  record: SubUser
}

const icons: Record<SubUser['status'], LucideIcon> = { invited: Mail, active: CircleCheck, disabled: Ban }

export const fullName = ({ firstName, lastName }: Pick<SubUser, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`

export const Name = ({ record }: OfSubUser) => <b className={styles.name}>{fullName(record)}</b>

export const Status = ({ record: { status } }: OfSubUser) => {
  const locale = useLocale()
  const { label, tone = 'neutral' } = subUser.fields.status.choices[status]
  return <ToneChip tone={tone} icon={icons[status]} label={label[locale]} />
}

/** For example "Since 16 Oct 2026", on a card. */
export const Since = ({ record: { createdAt } }: OfSubUser) => {
  const text = useTexts('subUsers')
  const { day } = useDateFormats()
  return text('since', { day: day(createdAt) })
}

/** Changes a secondary user's access; saves immediately. */
export const AccessSelect = ({ record }: OfSubUser) => {
  const text = useTexts('subUsers')
  const locale = useLocale()
  const { run, busy } = useCallAction(updateCall(subUser))
  const { id, access, status } = record
  const { choices } = subUser.fields.access
  const name = fullName(record)
  const save = (next: SubUser['access']) =>
    run({ params: { id }, body: { access: next } }, text('accessSaved', { name, access: choices[next].label[locale] }))
  return (
    <TextField
      select
      size="small"
      className={styles.access}
      value={access}
      disabled={busy || status === 'disabled'}
      slotProps={{ htmlInput: { 'aria-label': text('accessOf', { name }) } }}
      onChange={({ target }) => save(target.value as SubUser['access'])}
    >
      {(['full', 'view'] as const).map(choice => (
        <MenuItem key={choice} value={choice}>
          {choices[choice].label[locale]}
        </MenuItem>
      ))}
    </TextField>
  )
}

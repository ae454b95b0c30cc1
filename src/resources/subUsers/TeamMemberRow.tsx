import { MenuItem, TextField } from '@mui/material'
import { Ban, CircleCheck, Mail } from 'lucide-react'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf, type SubUser } from './subUser.ts'
import styles from './Team.module.css'
import { TeamMemberActions } from './TeamMemberActions.tsx'
import { useUpdateSubUser } from './useUpdateSubUser.ts'

const tones = { invited: 'info', active: 'success', disabled: 'neutral' } as const
const icons = { invited: Mail, active: CircleCheck, disabled: Ban } as const

/** One secondary user: who, since when, what they may do, and how to shut them out. */
export const TeamMemberRow = ({ person }: { person: SubUser }) => {
  const text = useTexts('subUsers')
  const { day } = useDateFormats()
  const { change, isPending } = useUpdateSubUser(person)
  const { access, status, email, createdAt } = person
  const name = nameOf(person)
  return (
    <li>
      <div className={styles.who}>
        <b>{name}</b>
        <span title={email}>{email}</span>
        <span>{text('you', { day: day(createdAt) })}</span>
      </div>
      <ToneChip tone={tones[status]} icon={icons[status]} label={text(`status.${status}`)} />
      <TextField
        select
        size="small"
        className={styles.access}
        value={access}
        disabled={isPending || status === 'disabled'}
        slotProps={{ htmlInput: { 'aria-label': text('access.label', { name }) } }}
        onChange={({ target }) => {
          const next = target.value as SubUser['access']
          void change({ access: next }, text('accessSaved', { name, access: text(`access.${next}`) }))
        }}
      >
        {(['full', 'view'] as const).map(choice => (
          <MenuItem key={choice} value={choice}>
            {text(`access.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      <TeamMemberActions person={person} />
    </li>
  )
}

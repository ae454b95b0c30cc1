import { Switch } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type Switchable, switchLabel } from './switchable.ts'
import styles from './UserFeatures.module.css'

interface SwitchRowProps {
  one: Switchable
  /** As the server says: it does not move before the server has answered. */
  on: boolean
  onChange: (on: boolean) => void
}

export const SwitchRow = ({ one, on, onChange }: SwitchRowProps) => {
  const id = useId()
  const text = useTexts('admin')
  return (
    <li>
      <label className={styles.label} htmlFor={id}>
        {switchLabel(one, text)}
      </label>
      <Switch
        checked={on}
        onChange={() => onChange(!on)}
        slotProps={{ input: { id, role: 'switch', 'aria-checked': on } }}
      />
    </li>
  )
}

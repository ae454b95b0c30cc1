import { IconButton, Tooltip } from '@mui/material'
import { Rows2, Rows3 } from 'lucide-react'
import { useStore } from 'ra-core'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './List.module.css'

/** One choice for all lists. */
export const densityKey = 'lists.comfortable'

export const DensityButton = () => {
  const text = useTexts('verifications')
  const [comfortable, setComfortable] = useStore(densityKey, false)
  const label = text(comfortable ? 'list.compact' : 'list.comfortable')
  return (
    <Tooltip title={label}>
      <IconButton className={styles.square} aria-label={label} onClick={() => setComfortable(!comfortable)}>
        {comfortable ? <Rows3 aria-hidden="true" /> : <Rows2 aria-hidden="true" />}
      </IconButton>
    </Tooltip>
  )
}

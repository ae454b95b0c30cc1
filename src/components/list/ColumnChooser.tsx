import { Button, Checkbox, FormControlLabel, IconButton, Popover, Tooltip } from '@mui/material'
import { Columns3, Rows2, Rows3 } from 'lucide-react'
import { useStore } from 'ra-core'
import { useState } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDeclaredList } from './declaredList.ts'
import styles from './List.module.css'
import rows from './Rows.module.css'

/** One choice for all lists. */
export const densityKey = 'lists.comfortable'

/** Chooses the visible columns. The choice is stored under the key that react-admin's table reads. */
export const ColumnChooser = () => {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource, columns } = useDeclaredList()
  const usuallyHidden = columns.filter(({ hidden }) => hidden).map(({ name }) => name)
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource.name}.datatable`, usuallyHidden)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const declaresFixed = columns.some(({ fixed }) => fixed)
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name])
  return (
    <>
      <Button
        className={styles.tool}
        variant="outlined"
        startIcon={<Columns3 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text('list.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        <div className={styles.choices} role="group" aria-label={text('list.columns')}>
          {columns.map(({ name, fixed }, index) => (
            <FormControlLabel
              key={name}
              label={resource.fields[name]?.label[locale] ?? name}
              disabled={declaresFixed ? fixed === true : index === 0}
              control={<Checkbox checked={!hidden.includes(name)} onChange={() => toggle(name)} />}
            />
          ))}
        </div>
        <Button size="small" onClick={() => setHidden(usuallyHidden)}>
          {text('list.resetColumns')}
        </Button>
      </Popover>
    </>
  )
}

/** Switches between comfortable and compact rows. */
export const DensityButton = () => {
  const text = useTexts('components')
  const [comfortable, setComfortable] = useStore(densityKey, false)
  const label = text(comfortable ? 'list.compact' : 'list.comfortable')
  return (
    <Tooltip title={label}>
      <IconButton className={rows.square} aria-label={label} onClick={() => setComfortable(!comfortable)}>
        {comfortable ? <Rows3 aria-hidden="true" /> : <Rows2 aria-hidden="true" />}
      </IconButton>
    </Tooltip>
  )
}

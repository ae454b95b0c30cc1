import { Badge, Button, Drawer, IconButton } from '@mui/material'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useVerificationText } from '../texts.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { filterNames } from './filters.ts'
import styles from './List.module.css'
import { useFilters } from './useFilters.ts'

/** On narrow screens all filters behind one button, with a counter of those that are set. */
export const FilterSheet = () => {
  const text = useVerificationText()
  const { countSet, clearAll } = useFilters()
  const [open, setOpen] = useState(false)
  const label = countSet > 0 ? text('filter.openCount', { count: countSet }) : text('filter.open')
  return (
    <>
      <Badge badgeContent={countSet} color="primary">
        <IconButton className={styles.sheetButton} aria-label={label} onClick={() => setOpen(true)}>
          <ListFilter aria-hidden="true" />
        </IconButton>
      </Badge>
      <Drawer anchor="bottom" open={open} onClose={() => setOpen(false)} aria-label={text('filter.open')}>
        <div className={styles.sheet}>
          {filterNames
            .filter(name => name !== 'file')
            .map(name => (
              <section key={name}>
                <h3>{text(`filter.${name}`)}</h3>
                <FilterEditor name={name} />
              </section>
            ))}
        </div>
        <div className={styles.sheetFoot}>
          <Button variant="outlined" onClick={clearAll}>
            {text('filter.clear')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {text('filter.done')}
          </Button>
        </div>
      </Drawer>
    </>
  )
}

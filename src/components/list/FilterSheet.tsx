import { Badge, Button, Drawer, IconButton } from '@mui/material'
import { ListFilter as Funnel } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../useText.ts'
import type { ListFilter } from './FilterBar.tsx'
import styles from './List.module.css'

interface FilterSheetProps {
  filters: ListFilter[]
  onClearAll: () => void
}

export const FilterSheet = ({ filters, onClearAll }: FilterSheetProps) => {
  const text = useText()
  const [open, setOpen] = useState(false)
  const count = filters.filter(({ value }) => value !== undefined).length
  return (
    <>
      <Badge badgeContent={count} color="primary">
        <IconButton
          className={styles.sheetButton}
          aria-label={count > 0 ? text('filter.openCount', { count }) : text('filter.open')}
          onClick={() => setOpen(true)}
        >
          <Funnel aria-hidden="true" />
        </IconButton>
      </Badge>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': text('filter.open') } }}
      >
        <div className={styles.sheet}>
          {filters.map(
            ({ name, label, editor }) =>
              editor && (
                <section key={name}>
                  <h3>{label}</h3>
                  {editor}
                </section>
              ),
          )}
        </div>
        <div className={styles.sheetFoot}>
          <Button variant="outlined" onClick={onClearAll}>
            {text('empty.clear')}
          </Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {text('filter.done')}
          </Button>
        </div>
      </Drawer>
    </>
  )
}

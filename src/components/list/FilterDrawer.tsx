import { Button, Drawer } from '@mui/material'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ListFilter } from './declaredList.ts'
import styles from './List.module.css'

interface FilterDrawerProps {
  filters: ListFilter[]
  open: boolean
  onClearAll: () => void
  onClose: () => void
}

/** The editors of all filters, one below the other. Loaded when the drawer is first opened. */
const FilterDrawer = ({ filters, open, onClearAll, onClose }: FilterDrawerProps) => {
  const text = useTexts('components')
  return (
    <Drawer anchor="bottom" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': text('filter.open') } }}>
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
        <Button variant="contained" onClick={onClose}>
          {text('filter.done')}
        </Button>
      </div>
    </Drawer>
  )
}

export default FilterDrawer

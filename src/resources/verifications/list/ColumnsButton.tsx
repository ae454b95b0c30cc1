import { Button, Checkbox, FormControlLabel, Popover } from '@mui/material'
import { Columns3 } from 'lucide-react'
import { useStore } from 'ra-core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import { columnsOf, isHidden } from './columns.ts'
import styles from './List.module.css'
import { useColumnLabel } from './useColumnLabel.ts'

/** Which columns are shown, remembered per product where the table looks for it. The request ID, the row's link, always stays. */
export const ColumnsButton = () => {
  const text = useTexts('verifications')
  const product = useProduct()
  const label = useColumnLabel(product)
  const columns = columnsOf(product)
  const usual = columns.filter(isHidden).map(({ id }) => id)
  const [hidden, setHidden] = useStore<string[]>(`${product.id}.datatable`, usual)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (id: string) => setHidden(hidden.includes(id) ? hidden.filter(other => other !== id) : [...hidden, id])
  return (
    <>
      <Button
        variant="outlined"
        className={styles.tool}
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
          {columns.map(column => (
            <FormControlLabel
              key={column.id}
              label={label(column)}
              disabled={column.id === 'id'}
              control={<Checkbox checked={!hidden.includes(column.id)} onChange={() => toggle(column.id)} />}
            />
          ))}
        </div>
        <Button size="small" onClick={() => setHidden(usual)}>
          {text('list.resetColumns')}
        </Button>
      </Popover>
    </>
  )
}

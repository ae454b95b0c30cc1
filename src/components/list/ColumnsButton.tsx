import { Button, Checkbox, FormControlLabel, Popover } from '@mui/material'
import { Columns3 } from 'lucide-react'
import { useStore } from 'ra-core'
import { useState } from 'react'
import styles from './List.module.css'

interface ColumnsButtonProps {
  resource: string
  label: string
  reset: string
  /** A fixed one always stays. */
  columns: readonly { name: string; label: string; fixed?: boolean }[]
  usuallyHidden: readonly string[]
}

/** Which columns a resource's table shows, remembered where react-admin's `DataTable` looks for it. */
export const ColumnsButton = ({ resource, label, reset, columns, usuallyHidden }: ColumnsButtonProps) => {
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, usuallyHidden)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
        {label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        <div className={styles.choices} role="group" aria-label={label}>
          {columns.map(column => (
            <FormControlLabel
              key={column.name}
              label={column.label}
              disabled={column.fixed ?? false}
              control={<Checkbox checked={!hidden.includes(column.name)} onChange={() => toggle(column.name)} />}
            />
          ))}
        </div>
        <Button size="small" onClick={() => setHidden(usuallyHidden)}>
          {reset}
        </Button>
      </Popover>
    </>
  )
}

import { Menu, MenuItem, Popover } from '@mui/material'
import { useState } from 'react'
import { AddFilterChip, FilterChip } from '../FilterChip.tsx'
import styles from './List.module.css'
import type { ListFilter } from './listFilter.ts'

/** Names the menu of the filters that are not shown. */
const MORE = ''

export const FilterChips = ({ filters }: { filters: ListFilter[] }) => {
  const [open, setOpen] = useState<{ name: string; anchor: HTMLElement } | null>(null)
  const shown = filters.filter(({ rare, value }) => !rare || value !== undefined)
  const rest = filters.filter(({ rare, value, editor }) => rare && value === undefined && editor !== undefined)
  const editor = filters.find(({ name }) => name === open?.name)?.editor
  const close = () => setOpen(null)
  return (
    <>
      {shown.map(({ name, label, value, onClear }) => (
        <FilterChip
          key={name}
          label={label}
          value={value}
          onOpen={event => setOpen({ name, anchor: event.currentTarget })}
          onClear={onClear}
        />
      ))}
      {rest.length > 0 && <AddFilterChip onOpen={event => setOpen({ name: MORE, anchor: event.currentTarget })} />}
      <Menu open={open?.name === MORE} anchorEl={open?.anchor} onClose={close}>
        {rest.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => open && setOpen({ ...open, name })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={editor !== undefined}
        anchorEl={open?.anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        {editor}
      </Popover>
    </>
  )
}

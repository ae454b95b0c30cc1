import { Popover } from '@mui/material'
import { useState } from 'react'
import { FilterChip } from '../FilterChip.tsx'
import type { ListFilter } from './FilterBar.tsx'
import styles from './List.module.css'

export const FilterChips = ({ filters }: { filters: ListFilter[] }) => {
  const [open, setOpen] = useState<{ name: string; anchor: HTMLElement } | null>(null)
  return (
    <>
      {filters.map(({ name, label, value, onClear }) => (
        <FilterChip
          key={name}
          label={label}
          value={value}
          onOpen={event => setOpen({ name, anchor: event.currentTarget })}
          onClear={onClear}
        />
      ))}
      <Popover
        open={open !== null}
        anchorEl={open?.anchor}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        {filters.find(({ name }) => name === open?.name)?.editor}
      </Popover>
    </>
  )
}

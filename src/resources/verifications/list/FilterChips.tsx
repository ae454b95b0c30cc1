import { Menu, MenuItem, Popover } from '@mui/material'
import { useState } from 'react'
import { AddFilterChip, FilterChip } from '../../../components/FilterChip.tsx'
import { useVerificationText } from '../texts.ts'
import { FilterEditor } from './FilterEditor.tsx'
import { type FilterName, filterNames, usualFilters } from './filters.ts'
import styles from './List.module.css'
import { useFilters } from './useFilters.ts'

/** Filters as chips: the usual ones and those that are set; the rest under "Filter". */
export const FilterChips = () => {
  const text = useVerificationText()
  const { wordsFor, clear } = useFilters()
  const [open, setOpen] = useState<{ name: FilterName | 'more'; anchor: HTMLElement } | null>(null)
  const shown = filterNames.filter(name => usualFilters.includes(name) || wordsFor(name) !== undefined)
  const rest = filterNames.filter(name => !shown.includes(name) && name !== 'file')
  const close = () => setOpen(null)
  return (
    <>
      {shown.map(name => (
        <FilterChip
          key={name}
          label={text(`filter.${name}`)}
          value={wordsFor(name)}
          onOpen={event => setOpen({ name, anchor: event.currentTarget })}
          onClear={() => clear(name)}
        />
      ))}
      {rest.length > 0 && <AddFilterChip onOpen={event => setOpen({ name: 'more', anchor: event.currentTarget })} />}
      <Menu open={open?.name === 'more'} anchorEl={open?.anchor} onClose={close}>
        {rest.map(name => (
          <MenuItem key={name} onClick={() => open && setOpen({ ...open, name })}>
            {text(`filter.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={open !== null && open.name !== 'more' && open.name !== 'file'}
        anchorEl={open?.anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        {open && open.name !== 'more' && <FilterEditor name={open.name} />}
      </Popover>
    </>
  )
}

import { Button, Menu, MenuItem } from '@mui/material'
import { Calendar, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { dashboardDays } from '../../../contracts/calls/dashboard.ts'
import { useTexts } from '../../i18n/useTexts.ts'

export type Period = (typeof dashboardDays)[number]

export const PeriodMenu = ({ days, onChange }: { days: Period; onChange: (days: Period) => void }) => {
  const text = useTexts('dashboard')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (next: Period) => {
    setAnchor(null)
    onChange(next)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Calendar />}
        endIcon={<ChevronDown />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {text('period', { days })}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {dashboardDays.map(choice => (
          <MenuItem key={choice} selected={choice === days} onClick={() => choose(choice)}>
            {text('period', { days: choice })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

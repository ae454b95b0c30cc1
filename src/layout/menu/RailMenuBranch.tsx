import { Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isActiveEntry, type MenuBranch } from '../../../contracts/pages/menu.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { menuIcons } from './icons.ts'
import styles from './Menu.module.css'

/** In the rail, the subpages open beside the icon. A click also navigates to the first one unless that is the current page (A42). */
export const RailMenuBranch = ({ branch: { name, icon, leaves } }: { branch: MenuBranch }) => {
  const text = useTexts('shell')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const inside = leaves.some(leaf => isActiveEntry(leaf, pathname))
  const Icon = menuIcons[icon]
  const first = leaves[0]?.to
  const label = text(`menu.${name}`)
  const close = () => setAnchor(null)

  const press = (title: HTMLElement) => {
    setAnchor(title)
    if (first && pathname !== first) void navigate(first)
  }

  return (
    <li>
      <Tooltip title={anchor ? '' : label} placement="right">
        <button
          type="button"
          className={styles.entry}
          data-tour={name}
          data-active={inside || undefined}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => press(event.currentTarget)}
        >
          <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
        </button>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {leaves.map(leaf => (
          <MenuItem
            key={leaf.name}
            component={Link}
            to={leaf.to}
            selected={isActiveEntry(leaf, pathname)}
            aria-current={isActiveEntry(leaf, pathname) ? 'page' : undefined}
            onClick={close}
          >
            {text(`leaf.${leaf.name}`)}
          </MenuItem>
        ))}
      </Menu>
    </li>
  )
}

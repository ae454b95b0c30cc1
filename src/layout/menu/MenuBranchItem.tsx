import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isActiveEntry, type MenuBranch } from '../../../contracts/pages/menu.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { menuIcons } from './icons.ts'
import styles from './Menu.module.css'

/**
 * A menu entry with subpages. Opening it navigates to the first subpage unless that is the current page (A42). It also opens after a
 * navigation to one of its subpages.
 */
export const MenuBranchItem = ({ branch: { name, icon, leaves } }: { branch: MenuBranch }) => {
  const text = useTexts('shell')
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const inside = leaves.some(leaf => isActiveEntry(leaf, pathname))
  const [open, setOpen] = useState(inside)
  const [wasInside, setWasInside] = useState(inside)
  const Icon = menuIcons[icon]
  const first = leaves[0]?.to
  const label = text(`menu.${name}`)

  if (inside !== wasInside) {
    setWasInside(inside)
    if (inside) setOpen(true)
  }

  const press = () => {
    if (!open && first && pathname !== first) void navigate(first)
    setOpen(!open)
  }

  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-tour={name}
        // While it is closed, the current subpage's entry is hidden, so this one is marked.
        data-active={(inside && !open) || undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={press}
      >
        <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      {open && (
        <ul id={id} aria-label={label}>
          {leaves.map(leaf => (
            <li key={leaf.name}>
              <Link
                className={styles.leaf}
                to={leaf.to}
                aria-current={isActiveEntry(leaf, pathname) ? 'page' : undefined}
              >
                {text(`leaf.${leaf.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

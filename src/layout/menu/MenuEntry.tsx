import { Tooltip } from '@mui/material'
import { ArrowUpRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Menu.module.css'

interface MenuEntryProps {
  icon: LucideIcon
  label: string
  to: string
  /** Identifies the entry for the guided tour. */
  name?: string
  /** Shows that the entry is new. */
  isNew?: boolean | undefined
  active?: boolean
  /** Work that waits; nothing is shown for none. */
  count?: number | undefined
  /** Leaves the app with a full page load. */
  outside?: 'here' | 'newTab' | undefined
  /** Shows only the icon, with the label in a tooltip. */
  rail: boolean
}

export const MenuEntry = (props: MenuEntryProps) => {
  const { icon: Icon, label, to, name, isNew, active = false, count = 0, outside, rail } = props
  const text = useTexts('shell')
  const newTab = outside === 'newTab'
  const inside = (
    <>
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
      <span className={rail ? 'hidden-text' : styles.label}>{label}</span>
      {isNew && !rail && (
        <>
          {' '}
          <span className={styles.tag}>{text('menuNew')}</span>
        </>
      )}
      {count > 0 && (
        <>
          {' '}
          <span className={rail ? 'hidden-text' : `num ${styles.count}`}>
            {formatCount(count)} <span className="hidden-text">{text('menuWaiting')}</span>
          </span>
        </>
      )}
      {newTab && !rail && <ArrowUpRight size={14} aria-hidden="true" />}
      {newTab && <span className="hidden-text">{text('opensNewTab')}</span>}
    </>
  )
  const link = outside ? (
    <a className={styles.entry} data-tour={name} href={to} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {inside}
    </a>
  ) : (
    <Link className={styles.entry} data-tour={name} to={to} aria-current={active ? 'page' : undefined}>
      {inside}
    </Link>
  )
  return (
    <li>
      {rail ? (
        <Tooltip title={label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

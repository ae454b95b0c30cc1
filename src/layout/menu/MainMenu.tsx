import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import type { MenuGroup } from '../../../contracts/menu.ts'
import { canAccess, type Role } from '../../../contracts/permissions.ts'
import { useShellText } from '../../i18n/useShellText.ts'
import { menuIcons } from './icons.ts'
import { MenuEntry } from './MenuEntry.tsx'
import styles from './menu.module.css'

interface MainMenuProps {
  groups: readonly MenuGroup[]
  role: Role
  rail: boolean
  dense?: boolean
}

/** The menu's groups, less what the role may not list. */
export const MainMenu = ({ groups, role, rail, dense = false }: MainMenuProps) => {
  const text = useShellText()
  return (
    <nav
      className={styles.menu}
      data-dense={dense || undefined}
      data-rail={rail || undefined}
      aria-label={text('mainMenu')}
    >
      {groups.map((group, index) => (
        <Group key={group.title ?? index} group={group} role={role} rail={rail} />
      ))}
    </nav>
  )
}

const Group = ({ group: { title, links }, role, rail }: { group: MenuGroup; role: Role; rail: boolean }) => {
  const text = useShellText()
  const id = useId()
  const { pathname } = useLocation()
  const shown = links.filter(({ permission }) => !permission || canAccess(role, { action: 'list', permission }))
  if (shown.length === 0) return null
  return (
    <div className={styles.group}>
      {title && (
        <div id={id} className={rail ? 'hidden-text' : styles.title}>
          {text(`menu.${title}`)}
        </div>
      )}
      <ul aria-labelledby={title && id}>
        {shown.map(({ name, icon, to, outside, also = [] }) => (
          <MenuEntry
            key={name}
            icon={menuIcons[icon]}
            label={text(`menu.${name}`)}
            to={to}
            outside={outside}
            active={to === pathname || also.includes(pathname)}
            rail={rail}
          />
        ))}
      </ul>
    </div>
  )
}

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
  /** Whose menu it is. */
  viewer: Role
  rail: boolean
  dense?: boolean
}

/** The menu's groups, less what the viewer may not list. */
export const MainMenu = ({ groups, viewer, rail, dense = false }: MainMenuProps) => {
  const text = useShellText()
  return (
    <nav
      className={styles.menu}
      data-dense={dense || undefined}
      data-rail={rail || undefined}
      aria-label={text('mainMenu')}
    >
      {groups.map((group, index) => (
        <Group key={group.title ?? index} group={group} viewer={viewer} rail={rail} />
      ))}
    </nav>
  )
}

const Group = ({ group: { title, links }, viewer, rail }: { group: MenuGroup; viewer: Role; rail: boolean }) => {
  const text = useShellText()
  const id = useId()
  const { pathname } = useLocation()
  const shown = links.filter(({ permission }) => !permission || canAccess(viewer, { action: 'list', permission }))
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

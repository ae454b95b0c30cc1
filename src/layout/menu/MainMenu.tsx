import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { isActiveEntry, isBranch, type MenuGroup } from '../../../contracts/pages/menu.ts'
import type { MenuName } from '../../../contracts/pages/menuEntries.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { menuIcons } from './icons.ts'
import styles from './Menu.module.css'
import { MenuBranchItem } from './MenuBranchItem.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { RailMenuBranch } from './RailMenuBranch.tsx'

interface MainMenuProps {
  groups: readonly MenuGroup[]
  rail: boolean
  dense?: boolean
  /** Work that waits, by entry. */
  counts?: Partial<Record<MenuName, number>>
}

/** The menu groups that contracts/pages/menu.ts returns for the viewer. */
export const MainMenu = ({ groups, rail, dense = false, counts = {} }: MainMenuProps) => {
  const text = useTexts('shell')
  return (
    <nav
      className={styles.menu}
      data-dense={dense || undefined}
      data-rail={rail || undefined}
      aria-label={text('mainMenu')}
    >
      {groups.map((group, index) => (
        <Group key={group.title ?? index} group={group} rail={rail} counts={counts} />
      ))}
    </nav>
  )
}

interface GroupProps extends Required<Pick<MainMenuProps, 'rail' | 'counts'>> {
  group: MenuGroup
}

const Group = ({ group: { title, items }, rail, counts }: GroupProps) => {
  const text = useTexts('shell')
  const id = useId()
  const { pathname } = useLocation()
  const Shown = rail ? RailMenuBranch : MenuBranchItem
  return (
    <div className={styles.group}>
      {title && (
        <div id={id} className={rail ? 'hidden-text' : styles.title}>
          {text(`menu.${title}`)}
        </div>
      )}
      <ul aria-labelledby={title && id}>
        {items.map(item =>
          isBranch(item) ? (
            <Shown key={item.name} branch={item} />
          ) : (
            <MenuEntry
              key={item.name}
              name={item.name}
              icon={menuIcons[item.icon]}
              label={text(`menu.${item.name}`)}
              to={item.to}
              outside={item.outside}
              isNew={item.isNew}
              count={counts[item.name]}
              active={isActiveEntry(item, pathname)}
              rail={rail}
            />
          ),
        )}
      </ul>
    </div>
  )
}

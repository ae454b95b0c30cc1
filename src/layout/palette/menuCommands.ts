import { isBranch, type MenuGroup } from '../../../contracts/pages/menu.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { menuIcons } from '../menu/icons.ts'
import type { Command } from './CommandPalette.tsx'

/** The pages of the side menu, which has only those that the person may open. */
export const menuCommands = (groups: readonly MenuGroup[], text: Translate<'shell'>): Command[] =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(item => {
      const { name } = item
      const label = text(`menu.${name}`)
      const icon = menuIcons[item.icon]
      return isBranch(item)
        ? item.leaves.map(leaf => ({
            id: `${name}.${leaf.name}`,
            label: `${label}: ${text(`leaf.${leaf.name}`)}`,
            icon,
            to: leaf.to,
          }))
        : [{ id: name, label, icon, to: item.to, outside: item.outside }]
    })

import { useLocation } from 'react-router-dom'
import { adminMenuFor } from '../../../contracts/adminMenu.ts'
import { isActiveEntry, isBranch } from '../../../contracts/menu.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Role } from '../../../contracts/permissions.ts'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './AdminTopBar.module.css'

/** Pages that are not called as their entry in the menu. */
const names = { [paths.adminUserDetail]: 'page.user', [paths.adminAccessDenied]: 'page.denied' } as const

/** On a phone the bar says which page this is. */
export const CurrentPageName = ({ viewer }: { viewer: Role }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { pathname } = useLocation()
  const own = names[pathname as keyof typeof names]
  const entry = adminMenuFor(viewer, builtAdminPages)
    .flatMap(({ items }) => items)
    .find(item => !isBranch(item) && isActiveEntry(item, pathname))
  return <span className={styles.name}>{own ? text(own) : entry && shell(`menu.${entry.name}`)}</span>
}

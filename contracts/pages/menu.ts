import type { Feature } from '../people/features.ts'
import { canAccess, type Grants } from '../people/permissions.ts'
import { isAt, type PageName, paths } from '../platform/paths.ts'
import {
  consoleGroups,
  type Entry,
  type Group,
  type Leaf,
  type LeafName,
  type MenuIcon,
  type MenuName,
} from './menuEntries.ts'
import { getPage } from './pages.ts'

export interface MenuLink {
  name: MenuName
  icon: MenuIcon
  to: string
  /** Leaves the app with a document load; */
  outside?: 'here' | 'newTab'
  /** Tagged NEW. */
  isNew?: true
  /** Other pages on which this entry is active. */
  also: readonly string[]
}

export interface MenuLeaf {
  name: LeafName
  to: string
  also: readonly string[]
}

/** A collapsible title with its leaves. */
export interface MenuBranch {
  name: MenuName
  icon: MenuIcon
  leaves: readonly MenuLeaf[]
}

export interface MenuGroup {
  title?: MenuName
  items: readonly (MenuLink | MenuBranch)[]
}

export interface MenuUser {
  /** Null shows no Logout (A46). */
  userId: string | null
  permissions: Grants
  apiDocsUrl: string
}

/** Whether an entry belongs to the current page. */
export const isActiveEntry = ({ to, also }: Pick<MenuLeaf, 'to' | 'also'>, pathname: string): boolean =>
  to === pathname || also.some(path => isAt(path, pathname))

export const isBranch = (item: MenuLink | MenuBranch): item is MenuBranch => 'leaves' in item

/**
 * The customer's side menu in main mode, restricted to what they may list, what is on for the account, and what this version
 * has. Features are on only after KYC is complete (A38).
 */
export const menuFor = (
  user: MenuUser,
  flags: ReadonlySet<Feature>,
  built: ReadonlySet<PageName>,
): readonly MenuGroup[] => visibleGroups(consoleGroups, user, flags, built)

/** The groups with the entries that this viewer can see. */
export function visibleGroups(
  groups: readonly Group[],
  user: MenuUser,
  flags: ReadonlySet<Feature>,
  built: ReadonlySet<PageName>,
): MenuGroup[] {
  const isThere = (name: PageName) => {
    const { flag } = getPage(name)
    return (built.has(name) || name === 'logout') && (!flag || flags.has(flag))
  }
  const itemOf = (entry: Entry): MenuLink | MenuBranch | undefined => {
    const { name, icon, page, leaves, permission, shown, isNew, outside } = entry
    if (permission && !canAccess(user.permissions, { action: 'list', permission })) return undefined
    if (shown && !shown(flags)) return undefined
    if (name === 'apiDocs') return { name, icon, to: user.apiDocsUrl, outside: 'newTab', also: [] }
    if (name === 'logout' && user.userId === null) return undefined
    if (leaves)
      return branchOf(
        name,
        icon,
        leaves.filter(leaf => isThere(leaf.page)),
      )
    if (!page || !isThere(page)) return undefined
    return {
      name,
      icon,
      to: paths[page],
      also: pathsOf(entry.also),
      ...(isNew && { isNew }),
      ...(outside && { outside }),
    }
  }
  return groups
    .map(({ title, entries }) => ({
      ...(title && { title }),
      items: entries.map(itemOf).filter(item => item !== undefined),
    }))
    .filter(({ items }) => items.length > 0)
}

const pathsOf = (names: readonly PageName[] = []) => names.map(name => paths[name])

const branchOf = (name: MenuName, icon: MenuIcon, leaves: readonly Leaf[]): MenuBranch | undefined =>
  leaves.length === 0
    ? undefined
    : { name, icon, leaves: leaves.map(leaf => ({ name: leaf.name, to: paths[leaf.page], also: pathsOf(leaf.also) })) }

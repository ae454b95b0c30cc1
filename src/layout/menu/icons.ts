import {
  BookOpen,
  CircleUserRound,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import type { MenuIcon } from '../../../contracts/menu.ts'

export const menuIcons: Record<MenuIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  key: KeyRound,
  grid: LayoutGrid,
  person: CircleUserRound,
  people: UsersRound,
  book: BookOpen,
  ledger: ScrollText,
  leave: LogOut,
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { ReloadBoundary } from '../components/plain/ReloadBoundary.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { useIsNarrow } from '../theme/useIsNarrow.ts'
import styles from './AppShell.module.css'

const MenuDrawer = lazyPage(() => import('./menu/MenuDrawer.tsx'))

interface AppShellProps {
  /** `rail`: icons with tooltips, between 900 and 1199 px. */
  menu: (rail: boolean) => ReactNode
  brand: (rail: boolean) => ReactNode
  /** The content of the top bar; its menu button opens the drawer under 900 px. */
  topBar: (openMenu: () => void) => ReactNode
  /** What stays in view above each page. */
  notice?: ReactNode
}

/** Side menu, sticky top bar and page. The focus follows the reading order: skip link, menu, bar, page. */
export const AppShell = ({ menu, brand, topBar, notice }: AppShellProps) => {
  const text = useTexts('shell')
  const narrow = useIsNarrow()
  const rail = useIsNarrow(1200) && !narrow
  const { key } = useLocation()
  // The drawer is open for one location only, so any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [wanted, setWanted] = useState(false)
  const main = usePageFocus()
  const openMenu = () => {
    setWanted(true)
    setOpenAt(key)
  }
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {text('skip')}
      </a>
      {narrow ? (
        wanted && (
          <ReloadBoundary>
            <MenuDrawer open={openAt === key} onClose={() => setOpenAt(null)} brand={brand(false)}>
              {menu(false)}
            </MenuDrawer>
          </ReloadBoundary>
        )
      ) : (
        <aside className={styles.side} data-side-menu>
          <div className={styles.brand}>{brand(rail)}</div>
          {menu(rail)}
        </aside>
      )}
      <div className={styles.right}>
        <header className={styles.top}>{topBar(openMenu)}</header>
        {notice && <div className={styles.notice}>{notice}</div>}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </div>
  )
}

/** Moves the focus to the page after a navigation, for keyboards and screen readers. */
function usePageFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

import { useSyncExternalStore } from 'react'

export type ThemeMode = 'light' | 'dark' | 'system'

/** static/theme/mode.js reads this key too, before the first paint. */
export const THEME_MODE_KEY = 'themeMode'

const listeners = new Set<() => void>()
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const read = (): ThemeMode => {
  const stored = localStorage.getItem(THEME_MODE_KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

const resolve = (): 'light' | 'dark' => {
  const mode = read()
  if (mode !== 'system') return mode
  return systemDark().matches ? 'dark' : 'light'
}

const apply = () => {
  const mode = read()
  if (mode === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = mode
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  const media = systemDark()
  media.addEventListener('change', listener)
  window.addEventListener('storage', apply)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
    window.removeEventListener('storage', apply)
  }
}

export const setThemeMode = (mode: ThemeMode) => {
  if (mode === 'system') localStorage.removeItem(THEME_MODE_KEY)
  else localStorage.setItem(THEME_MODE_KEY, mode)
  apply()
}

/**
 * The chosen mode and the mode that it resolves to. The sign-in pages, the console and the admin app share one store, so a choice
 * in one applies to all. react-admin gets `theme={muiThemes[resolved]} darkTheme={null}` and has no mode of its own.
 */
export const useThemeMode = () => {
  const mode = useSyncExternalStore(subscribe, read)
  const resolved = useSyncExternalStore(subscribe, resolve)
  return { mode, resolved, setMode: setThemeMode }
}

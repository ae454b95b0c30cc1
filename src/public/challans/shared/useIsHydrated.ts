import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server draws and while the browser takes over what it drew; then there are an address and a session. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

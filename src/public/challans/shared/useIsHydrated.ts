import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration. When true, the address and session storage can be read. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

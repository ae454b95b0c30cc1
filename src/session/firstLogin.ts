const KEY = 'firstLogin'

/** Set from a registration until the welcome has been seen; a local value (A118). */
export const firstLogin = {
  set: (): void => localStorage.setItem(KEY, 'true'),
  clear: (): void => localStorage.removeItem(KEY),
  isSet: (): boolean => localStorage.getItem(KEY) !== null,
}

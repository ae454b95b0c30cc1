const KEY = 'firstLogin'

/** Set from the registration until the user has seen the welcome. Stored in this browser (A118). */
export const firstLogin = {
  set: (): void => localStorage.setItem(KEY, 'true'),
  clear: (): void => localStorage.removeItem(KEY),
  isSet: (): boolean => localStorage.getItem(KEY) !== null,
}

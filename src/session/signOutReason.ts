const KEY = 'signedOut'

/** Keeps the server's words about why the session ended for the sign-in page. The first ones stay: later calls know less. */
export function saveSignOutReason(message: string | undefined): void {
  if (message && readSignOutReason() === null) sessionStorage.setItem(KEY, message)
}

export const readSignOutReason = (): string | null => sessionStorage.getItem(KEY)

export const clearSignOutReason = (): void => sessionStorage.removeItem(KEY)

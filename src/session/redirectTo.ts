/** Leaves this app for another document. */
export const redirectTo = (url: string): void => location.assign(url)

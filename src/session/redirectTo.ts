/** Leaves this app by loading another document. */
export const redirectTo = (url: string): void => location.assign(url)

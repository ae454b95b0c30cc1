/** Leaves this page for a document that is none of ours. */
export const redirectTo = (url: string): void => location.assign(url)

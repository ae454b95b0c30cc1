/** Leaves this page for a document that is none of ours. */
export const goTo = (url: string): void => location.assign(url)

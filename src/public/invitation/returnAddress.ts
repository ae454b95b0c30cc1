/** Where a person goes on after they have signed a document: the page of the case that led them to it, in this tab only. */
const KEY = 'case-return'

export const keepReturn = (path: string): void => sessionStorage.setItem(KEY, path)

export const readReturn = (): string | null => sessionStorage.getItem(KEY)

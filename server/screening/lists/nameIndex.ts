import { tokenizeName } from '../../engines/names/tokenizeName.ts'

/** TODO: the engine's. */
export const searchText = (name: string): string => tokenizeName(name).words.join(' ')
export const nameKeys = (name: string): string[] => [
  ...new Set(tokenizeName(name).words.map(word => word.slice(0, 4))),
]

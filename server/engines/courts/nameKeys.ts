/** The keys by which a name is found in our copy: names that may be compared share at least one. */
export { NAME_KEYS_VERSION, wordKeys as nameKeys } from '../names/index.ts'

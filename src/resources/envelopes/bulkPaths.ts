import { paths, withId } from '../../../contracts/platform/paths.ts'

/** Where the rows of a template are uploaded. */
export const rowsPath = (template: string): string => `${paths.esign}?template=${encodeURIComponent(template)}`

/** A list that was uploaded: checked, being sent, or sent. */
export const bulkPath = (id: string): string => `${paths.esign}?bulk=${encodeURIComponent(id)}`

/** The envelopes that were made of it. */
export const envelopesPath = (bulk: string): string =>
  `${paths.esignResponses}?filter=${encodeURIComponent(JSON.stringify({ bulk }))}`

export const envelopePath = (id: string): string => withId(paths.esignDetail, id)

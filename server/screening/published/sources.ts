import { z } from 'zod'
import {
  type ListSource,
  type ListSourceId,
  listSourceIds,
  listSources,
} from '../../../contracts/screening/listSources.ts'
import type { Config } from '../../platform/config/config.ts'
import { readJsonFile } from '../../platform/config/jsonFile.ts'

const hours = z
  .number()
  .positive()
  .max(24 * 365)
const address = z.url({ protocol: /^https?$/ })

/** What `LIST_SOURCES` may change of a source. `checksums: null` asks for none, for a mirror that has none. */
const changes = z
  .strictObject({ address, checksums: address.nullable(), everyHours: hours, promiseHours: hours })
  .partial()

const listSourcesFile = z.partialRecord(z.enum(listSourceIds), changes)

export type Source = ListSource & { id: ListSourceId }

/** The published lists as this installation fetches them. Throws as `readJsonFile`. */
export function readListSources({ LIST_SOURCES: file }: Pick<Config, 'LIST_SOURCES'>): Source[] {
  const changed = file === undefined ? {} : readJsonFile('LIST_SOURCES', file, listSourcesFile)
  return listSourceIds.map(id => {
    const { checksums: declared, ...source }: ListSource = listSources[id]
    const { checksums = declared, ...others } = changed[id] ?? {}
    return { ...source, ...others, ...(checksums && { checksums }), id }
  })
}

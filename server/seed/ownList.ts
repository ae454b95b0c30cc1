import { Readable } from 'node:stream'
import { csvWriter } from '../engines/csv.ts'
import type { ListFile } from '../engines/lists/entity.ts'
import { ownColumns } from '../engines/lists/formats/ownCsv.ts'
import type { Context } from '../platform/context.ts'
import { findOrCreateList } from '../screening/lists/lists.ts'
import { runImport } from '../screening/lists/runImport.ts'
import { startImport } from '../screening/lists/startImport.ts'
import { demoScope } from './scopes.ts'
import type { ListEntryCells } from './watchListEntries.ts'

const LIST = 'Former suppliers (made up)'
const programme = { programmes: 'Contract ended' }

const before: readonly ListEntryCells[] = [
  { id: 'FS-01', kind: 'organisation', name: 'Tarangini Polymers Pvt Ltd', countries: 'IN', ...programme },
  { id: 'FS-02', kind: 'organisation', name: 'Oakmere Cold Chain LLP', countries: 'IN', ...programme },
  { id: 'FS-03', kind: 'person', name: 'Jitendra Vasavada', births: '1971', countries: 'IN', ...programme },
  { id: 'FS-04', kind: 'organisation', name: 'Bluefern Packaging', countries: 'IN', ...programme },
  { id: 'FS-05', kind: 'person', name: 'Rukmini Thakkar', births: '1980-07-09', countries: 'IN', ...programme },
  { id: 'FS-06', kind: 'organisation', name: 'Sahyadri Freight Carriers', countries: 'IN', ...programme },
  { id: 'FS-07', kind: 'organisation', name: 'Nordhavn Valves A/S', countries: 'DK', ...programme },
  { id: 'FS-08', kind: 'person', name: 'Cyrus Daruwalla', births: '1964', countries: 'IN', ...programme },
  { id: 'FS-09', kind: 'organisation', name: 'Meghdoot Stationers', countries: 'IN', ...programme },
  { id: 'FS-10', kind: 'organisation', name: 'Kaveri Tool Works', countries: 'IN', ...programme },
  { id: 'FS-11', kind: 'person', name: 'Savitri Hegde', births: '1959-01-22', countries: 'IN', ...programme },
]

/** What the account learnt since: one more supplier, one less, and another name of a third. */
const now: readonly ListEntryCells[] = [
  ...before
    .filter(({ id }) => id !== 'FS-09')
    .map(entry => (entry.id === 'FS-04' ? { ...entry, aliases: 'Blue Fern Packaging Industries' } : entry)),
  { id: 'FS-12', kind: 'organisation', name: 'Amberline Logistics FZE', countries: 'AE', programmes: 'Unpaid claim' },
  {
    id: 'FS-13',
    kind: 'person',
    name: 'Prabhakar Joglekar',
    births: '1977',
    countries: 'IN',
    programmes: 'Unpaid claim',
  },
]

/** The demo account's own list, in two versions. Nobody on it exists. */
export async function importOwnList(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  const { userId, name } = scope.actor
  for (const entries of [before, now]) {
    const versionId = await ctx.db.transaction().execute(async trx => {
      const list = { ownerId: userId, name: LIST, kind: 'own', createdBy: userId } as const
      const { id } = await findOrCreateList(trx, scope, list)
      const importer = (version: string) =>
        ctx.vault.seal(name, { column: 'screening_list_versions.importer_sealed', id: version })
      const files = [{ name: 'former-suppliers.csv' }]
      return startImport(trx, scope, { listId: id, files, importedBy: userId, importer, allowFewer: false })
    })
    await runImport(ctx, versionId, [fileOf(entries)])
  }
}

const fileOf = (entries: readonly ListEntryCells[]): ListFile => ({
  name: 'former-suppliers.csv',
  open: () => Readable.from(entries).pipe(csvWriter(ownColumns.map(key => ({ key, header: key })))),
})

import { Readable } from 'node:stream'
import type { ListKind } from '../../contracts/screening/watchLists.ts'
import type { ListFile } from '../../server/engines/lists/entity.ts'
import type { Context } from '../../server/platform/context.ts'
import { findOrCreateList } from '../../server/screening/lists/lists.ts'
import { runImport } from '../../server/screening/lists/runImport.ts'
import { startImport } from '../../server/screening/lists/startImport.ts'

const english = { locale: 'en' } as const

interface TestList {
  name: string
  kind?: ListKind
  /** The customer whose own list it is. */
  ownerId?: string | null
  /** Of our own format, without the heading. */
  rows: string[]
  /** `sandbox` makes it a sample. */
  importedBy?: string
}

const heading = 'id,kind,name,aliases,births,countries,tier,programmes'

/** Imports rows as the next version of a list, which is searched from then on. Returns the version's id. */
export async function importList(ctx: Pick<Context, 'db' | 'vault'>, list: TestList): Promise<string> {
  const { name, kind = 'sanctions', ownerId = null, rows, importedBy = 'test' } = list
  const content = Buffer.from([heading, ...rows].join('\n'))
  const file: ListFile = { name: 'test.csv', open: () => Readable.from([content]) }
  const versionId = await ctx.db.transaction().execute(async trx => {
    const { id } = await findOrCreateList(trx, english, { ownerId, name, kind, createdBy: 'test' })
    return startImport(trx, english, { listId: id, files: [], importedBy, allowFewer: true })
  })
  await runImport(ctx, versionId, [file])
  return versionId
}

/** In every test database, so that screens have a list to search. */
export const commonList = {
  name: 'Tests’ list',
  kind: 'pep',
  rows: ['SP-04471,person,Arvind Z. Kalsi,Arvind Zaveri Kalsi,1968,IN,2,Position of influence'],
} satisfies TestList

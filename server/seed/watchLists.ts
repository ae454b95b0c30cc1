import { Readable } from 'node:stream'
import type { ListKind } from '../../contracts/screening/watchLists.ts'
import { csvWriter } from '../engines/csv.ts'
import type { ListFile } from '../engines/lists/entity.ts'
import { ownColumns } from '../engines/lists/formats/ownCsv.ts'
import type { Context } from '../platform/context.ts'
import { findOrCreateList } from '../screening/lists/lists.ts'
import { runImport } from '../screening/lists/runImport.ts'
import { startImport } from '../screening/lists/startImport.ts'
import { type Dice, diceOf } from './random.ts'
import type { SeedSize } from './size.ts'
import { inventedEntry, type ListEntryCells } from './watchListEntries.ts'

interface SandboxList {
  name: string
  kind: ListKind
  prefix: string
  entries: number
  /** Entries that the product's examples find. */
  known: ListEntryCells[]
}

/** Nobody on them exists; their names say so wherever a hit shows its list. */
const sandboxLists: readonly SandboxList[] = [
  {
    name: 'Sandbox sanctions list (made up)',
    kind: 'sanctions',
    prefix: 'SX',
    entries: 2_000,
    known: [
      {
        id: 'SX-00001',
        kind: 'organisation',
        name: 'Zarkon Meridian Trading LLC',
        aliases: 'Zarkon Meridian General Trading; ZMT',
        countries: 'IR',
        programmes: 'Made-up arms embargo',
        identifiers: 'Registration number: ZM-7781',
      },
    ],
  },
  {
    name: 'Sandbox political office list (made up)',
    kind: 'pep',
    prefix: 'SP',
    entries: 2_000,
    known: [
      {
        id: 'SP-04471',
        kind: 'person',
        name: 'Arvind Z. Kalsi',
        aliases: 'Arvind Zaveri Kalsi',
        weak_aliases: 'A. Kalsy',
        births: '1968',
        countries: 'IN',
        gender: 'male',
        positions: 'Chair of a made-up state corporation',
        tier: '2',
        programmes: 'Position of influence',
      },
    ],
  },
  { name: 'Sandbox adverse media list (made up)', kind: 'adverse_media', prefix: 'SM', entries: 1_000, known: [] },
]

/** The sandbox's lists, the same on every machine. */
export async function importSandboxLists(ctx: Pick<Context, 'db' | 'vault'>, { listEntries }: SeedSize): Promise<void> {
  for (const full of sandboxLists) {
    const list = { ...full, entries: Math.min(full.entries, listEntries) }
    const versionId = await ctx.db.transaction().execute(async trx => {
      const { id } = await findOrCreateList(trx, english, { ...list, ownerId: null, createdBy: 'sandbox' })
      return startImport(trx, english, {
        listId: id,
        files: [{ name: FILE }],
        importedBy: 'sandbox',
        allowFewer: false,
      })
    })
    await runImport(ctx, versionId, [fileOf(list)])
  }
}

const english = { locale: 'en' } as const
const FILE = 'sandbox.csv'

const fileOf = (list: SandboxList): ListFile => ({
  name: FILE,
  open() {
    const dice = diceOf(list.entries + list.prefix.charCodeAt(1))
    return Readable.from(entriesOf(list, dice)).pipe(csvWriter(ownColumns.map(key => ({ key, header: key }))))
  },
})

function* entriesOf({ known, kind, prefix, entries }: SandboxList, dice: Dice): Generator<ListEntryCells> {
  yield* known
  for (let at = known.length; at < entries; at++) yield inventedEntry(dice, kind, `${prefix}-${String(10_000 + at)}`)
}

import type { EntryKind } from '../../../../contracts/watchLists.ts'
import { type CsvRow, csvRecords } from '../csvRecords.ts'
import { emptyEntity, type ListEntity, type ListFile, type ListReading } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'
import { Grouped } from './grouped.ts'
import { parseRemarks } from './ofacRemarks.ts'

/** OFAC's word for no value. */
const NOTHING = '-0-'

const COLUMNS = { main: 12, aliases: 5, addresses: 6 }

const kinds: Record<string, EntryKind> = { individual: 'person', vessel: 'vessel', aircraft: 'aircraft' }

/**
 * The lists of the United States' Office of Foreign Assets Control: `sdn.csv` (or `cons_prim.csv`), with `alt.csv` and `add.csv` beside
 * it if they are given. The files have no heading; the entry's number is the first column of each.
 */
export function readOfac(files: readonly ListFile[]): ListReading {
  async function* entities() {
    const grouped = new Grouped()
    const byColumns = await sortFiles(files)
    for await (const row of rowsOf(byColumns.main, COLUMNS.main)) {
      const id = row.cells[0] as string
      grouped.entryOf(id, () => mainEntry(row))
    }
    if (byColumns.aliases)
      for await (const row of rowsOf(byColumns.aliases, COLUMNS.aliases)) {
        const { entry, cells } = entryOf(grouped, row, 'alt.csv')
        const name = cells[3] as string
        if (!entry.names.some(known => known.name === name)) entry.names.push({ name, quality: 'strong' })
      }
    if (byColumns.addresses)
      for await (const row of rowsOf(byColumns.addresses, COLUMNS.addresses)) {
        const { entry, cells } = entryOf(grouped, row, 'add.csv')
        entry.countries.push(cells[4] as string)
      }
    yield* grouped.drain()
  }
  return { entities: entities(), publishedOn: () => null }
}

/** Which file is which shows in the number of its columns. */
async function sortFiles(files: readonly ListFile[]) {
  const found: { main?: ListFile; aliases?: ListFile; addresses?: ListFile } = {}
  for (const file of files) {
    const columns = await columnsOf(file)
    const name = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).find(one => COLUMNS[one] === columns)
    if (!name) throw new ListFileError('unknownFormat')
    if (found[name]) throw new ListFileError('sameFileTwice', { file: file.name })
    found[name] = file
  }
  const { main, ...others } = found
  if (!main) throw new ListFileError('ofacMainMissing')
  return { main, ...others }
}

async function columnsOf(file: ListFile): Promise<number> {
  for await (const { cells } of csvRecords(await file.open())) return cells.length
  return 0
}

async function* rowsOf(file: ListFile, cells: number): AsyncGenerator<CsvRow> {
  for await (const row of csvRecords(await file.open(), { cells }))
    yield { ...row, cells: row.cells.map(cell => (cell === NOTHING ? '' : cell)) }
}

function entryOf(grouped: Grouped, { line, cells }: CsvRow, file: string) {
  const entry = grouped.find(cells[0] as string)
  if (!entry) throw new ListFileError('ofacOrphan', { line, file, id: cells[0] as string })
  return { entry, cells }
}

function mainEntry({ cells }: CsvRow): ListEntity {
  const [id = '', name = '', type = '', programmes = '', title = '', , , , , , , remarks = ''] = cells
  const { aliases, ...known } = parseRemarks(remarks)
  return {
    ...emptyEntity(id, kinds[type] ?? 'organisation'),
    ...known,
    names: [{ name, quality: 'primary' }, ...aliases.map(alias => ({ name: alias, quality: 'weak' as const }))],
    // `IRAN] [SDGT`
    programmes: programmes.split(/\]\s*\[/).map(programme => programme.replaceAll(/[[\]]/g, '')),
    positions: [title],
    remarks: remarks || null,
  }
}

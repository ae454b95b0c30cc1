import type { EntryKind } from '../../../../contracts/screening/watchLists.ts'
import { type CsvRow, csvRecords } from '../csvRecords.ts'
import { emptyEntity, type ListEntity, type ListFile } from '../entity.ts'
import { ListFileError } from '../listFileError.ts'
import type { ListReader } from '../reader.ts'
import { Grouped } from './grouped.ts'
import { parseRemarks } from './ofacRemarks.ts'

/** OFAC's word for no value. */
const NOTHING = '-0-'

const COLUMNS = { main: 12, aliases: 5, addresses: 6, comments: 2 }

/** An entity has no word of its own. */
const kinds: Record<string, EntryKind> = {
  '': 'organisation',
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
}

/**
 * The lists of the United States' Office of Foreign Assets Control as CSV: `sdn.csv` (or `cons_prim.csv`), with `alt.csv`, `add.csv` and
 * `sdn_comments.csv`, which continues long remarks, beside it if they are given. The files have no heading; the entry's number is the
 * first column of each.
 */
export const ofac: ListReader = {
  format: 'ofac',
  recognises: ({ rows: [first = []], delimiter }) =>
    delimiter === ',' && first.length > 1 && /^\d+$/.test(first[0] ?? ''),
  hasSeveralFiles: true,
  read: files => ({ entities: entitiesOf(files), publishedOn: () => null }),
}

async function* entitiesOf(files: readonly ListFile[]) {
  const { main, aliases, addresses, comments } = await sortFiles(files)
  const rest = comments ? await commentsOf(comments) : new Map<string, string>()
  const grouped = new Grouped()
  for await (const row of rowsOf(main, COLUMNS.main)) {
    const id = row.cells[0] as string
    grouped.entryOf(id, () => mainEntry(row, rest.get(id) ?? ''))
    rest.delete(id)
  }
  const [orphan] = rest.keys()
  if (orphan !== undefined) throw new ListFileError('ofacOrphan', { part: comments?.name ?? '', id: orphan })
  if (aliases)
    for await (const row of rowsOf(aliases, COLUMNS.aliases)) {
      const { entry, cells } = entryOf(grouped, row, aliases.name)
      const name = cells[3] as string
      if (!entry.names.some(known => known.name === name)) entry.names.push({ name, quality: 'strong' })
    }
  if (addresses)
    for await (const row of rowsOf(addresses, COLUMNS.addresses)) {
      const { entry, cells } = entryOf(grouped, row, addresses.name)
      entry.countries.push(cells[4] as string)
    }
  yield* grouped.drain()
}

/** What did not fit into the remarks of the main file, by entry. */
async function commentsOf(file: ListFile): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const { cells } of rowsOf(file, COLUMNS.comments)) {
    const [id = '', text = ''] = cells
    found.set(id, `${found.get(id) ?? ''}${text}`)
  }
  return found
}

/** Which file is which shows in the number of its columns. */
async function sortFiles(files: readonly ListFile[]) {
  const found: { [part in keyof typeof COLUMNS]?: ListFile } = {}
  for (const file of files) {
    const columns = await columnsOf(file)
    const name = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).find(one => COLUMNS[one] === columns)
    if (!name) throw new ListFileError('ofacColumns', { columns })
    if (found[name]) throw new ListFileError('sameFileTwice', { part: file.name })
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

function entryOf(grouped: Grouped, { cells }: CsvRow, part: string) {
  const entry = grouped.find(cells[0] as string)
  if (!entry) throw new ListFileError('ofacOrphan', { part, id: cells[0] as string })
  return { entry, cells }
}

function mainEntry({ line, cells }: CsvRow, continued: string): ListEntity {
  const [id = '', name = '', type = '', programmes = '', title = '', , , , , flag = '', , begun = ''] = cells
  const kind = kinds[type]
  if (!kind)
    throw new ListFileError('unknownKind', { line, kind: type.slice(0, 30), kinds: Object.keys(kinds).join(' ') })
  const remarks = begun + continued
  const { aliases, countries, ...known } = parseRemarks(remarks)
  return {
    ...emptyEntity(id, kind),
    ...known,
    countries: [...countries, flag],
    names: [{ name, quality: 'primary' }, ...aliases.map(alias => ({ name: alias, quality: 'weak' as const }))],
    // `IRAN] [SDGT`
    programmes: programmes.split(/\]\s*\[/).map(programme => programme.replaceAll(/[[\]]/g, '')),
    positions: [title],
    remarks: remarks || null,
  }
}

import type { Readable } from 'node:stream'
import { streamCsv } from '../../engines/csv.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { importColumns } from './fileRows.ts'
import { headerOf, type Own, openImportRow, ownImport } from './rows.ts'

/** The rows that were not added, as the file had them, with why: to be corrected and uploaded again. Throws `not_found`. */
export async function problemsFile(ctx: Pick<Context, 'db' | 'vault'>, scope: Own, id: string): Promise<Readable> {
  await ownImport(ctx, scope, id)
  const rows = await ctx.db
    .selectFrom('bgc_import_rows')
    .select(['import_id', 'row_no', 'row_sealed', 'problems_sealed'])
    .where('import_id', '=', id)
    .where('state', 'in', ['problem', 'failed'])
    .orderBy('row_no')
    .execute()
  const columns = importColumns.map(key => ({ key, header: headerOf(key) }))
  const lines = rows.map(row => {
    const { given, problems } = openImportRow(ctx, row)
    return { ...given, problem: problems.map(({ message }) => message[scope.locale]).join(' ') }
  })
  const why = { key: 'problem', header: translate(scope.locale, 'cases.imports.problem') }
  return streamCsv(
    [...columns, why],
    (async function* () {
      yield* lines
    })(),
  )
}

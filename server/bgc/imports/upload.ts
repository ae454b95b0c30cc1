import { sql } from 'kysely'
import type { ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { safeFileName } from '../../engines/fileName.ts'
import { receiveFile, type Upload } from '../../files/receiveFile.ts'
import { locationsByName } from '../../platform/access/locations.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import { newId } from '../../platform/identity/ids.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { checkRows } from './checkRows.ts'
import { readRows } from './fileRows.ts'
import { type Own, showImport } from './rows.ts'

/** Checks every row of a file and stores them; nobody is asked. Throws `bad_request` for a file as a whole, `too_large`, `unsupported_type`. */
export async function uploadImport(ctx: Context, scope: Own, upload: Upload | undefined): Promise<ShownImport> {
  const { actor, locale } = scope
  const content = await receiveFile(upload, limits.bulk.maxBytes, locale)
  const rows = await readRows(content, scope)
  const problems = await checkRows(ctx, actor, rows, await locationsByName(ctx.db, actor))
  const id = newId('imp')
  const values = {
    id,
    user_id: actor.userId,
    sub_user_id: actor.subUserId,
    created_by: actor.name,
    locale,
    file_name: safeFileName(upload?.filename ?? '') || 'file',
    rows_total: rows.length,
  }
  const stored = rows.map(({ number, row }, place) => {
    const own = problems[place] ?? []
    return sealRow(ctx.vault, 'bgc_import_rows', {
      import_id: id,
      row_no: number,
      state: own.length > 0 ? 'problem' : 'ready',
      row_sealed: JSON.stringify(row),
      problems_sealed: own.length > 0 ? JSON.stringify(own) : null,
    })
  })
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('bgc_imports')
      .values(sealRow(ctx.vault, 'bgc_imports', values))
      .execute()
    await sql`
      insert into bgc_import_rows (import_id, row_no, state, row_sealed, problems_sealed)
      select import_id, row_no, state, row_sealed, problems_sealed
      from ${jsonRows('bgc_import_rows', stored)}`.execute(trx)
    await audit(trx, scope, { action: 'bgcImport.checked', subject: id, data: { rows: rows.length } })
  })
  return showImport(ctx, scope, id)
}

import type { StatementFile } from '../../contracts/bankStatements/statements.ts'
import type { Db } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'

type Outcome = Pick<StatementFile, 'kind' | 'bytes' | 'pages' | 'rows' | 'bank' | 'verdict' | 'problem'>

/** Notes for staff how reading each file of a check went: no name and nothing of the content. A later reading replaces it. */
export async function noteOutcomes(
  db: Db,
  { id, userId }: { id: string; userId: string },
  files: readonly Outcome[],
): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('bank_statement_files')
    .values(
      files.map((file, position) => ({
        id: newId('bsf'),
        verification_id: id,
        user_id: userId,
        position,
        kind: file.kind,
        bytes: file.bytes,
        pages: file.pages,
        row_count: file.rows,
        bank: file.bank,
        verdict: file.verdict,
        problem: file.problem?.code ?? null,
        read_at: new Date(),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['verification_id', 'position']).doUpdateSet(row => ({
        kind: row.ref('excluded.kind'),
        pages: row.ref('excluded.pages'),
        row_count: row.ref('excluded.row_count'),
        bank: row.ref('excluded.bank'),
        verdict: row.ref('excluded.verdict'),
        problem: row.ref('excluded.problem'),
        read_at: row.ref('excluded.read_at'),
      })),
    )
    .execute()
}

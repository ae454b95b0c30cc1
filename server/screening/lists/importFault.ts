import { watchLists } from '../../../contracts/messages/en/watchLists.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { ListFileFault } from '../../engines/lists/listFileError.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'

interface Failed {
  fault: string | null
  fault_params: Record<string, string | number> | null
}

const isKnown = (fault: string): fault is ListFileFault => fault in watchLists.file

/** Why an import failed, in words. */
export const describeFault = (locale: Locale, { fault, fault_params }: Failed): string =>
  translate(locale, `watchLists.file.${fault && isKnown(fault) ? fault : 'ours'}`, fault_params ?? {})

/** Makes an import that cannot go on a failed one; what it has read is removed by the next import. */
export async function failImport(
  { db }: Pick<Context, 'db'>,
  versionId: string,
  fault: string,
  params: Record<string, string | number> = {},
): Promise<void> {
  await db
    .updateTable('screening_list_versions')
    .set({ state: 'failed', fault, fault_params: JSON.stringify(params), claim: null, finished_at: new Date() })
    .where('id', '=', versionId)
    .where('state', '=', 'importing')
    .execute()
}

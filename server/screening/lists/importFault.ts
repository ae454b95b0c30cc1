import { watchLists } from '../../../contracts/messages/en/watchLists.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { listFormatChoices, listFormats } from '../../../contracts/screening/watchLists.ts'
import type { RowProblem } from '../../engines/lists/checkOwnFile.ts'
import type { ListFileError, ListFileFault } from '../../engines/lists/listFileError.ts'
import type { Context } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'

interface Failed {
  fault: string | null
  fault_params: Record<string, string | number> | null
}

const isKnown = (fault: string): fault is ListFileFault => fault in watchLists.file

/** Why an import failed, in words, with the name of the file. */
export function describeFault(locale: Locale, { fault, fault_params }: Failed): string {
  const { file, format, ...params } = fault_params ?? {}
  const label = listFormats.find(one => one === format)
  const why = translate(locale, `watchLists.file.${fault && isKnown(fault) ? fault : 'ours'}`, {
    ...params,
    ...(label && { format: listFormatChoices[label].label[locale] }),
  })
  return file === undefined ? why : translate(locale, 'watchLists.inFile', { file, why })
}

/** The sentences that a failed import shows: its fault, or what is wrong with each row. */
export const describeProblems = (
  locale: Locale,
  version: Failed & { problems: readonly { fault: string; params: Record<string, string | number> }[] | null },
): string[] =>
  version.problems && version.problems.length > 0
    ? version.problems.map(({ fault, params }) => describeFault(locale, { fault, fault_params: params }))
    : [describeFault(locale, version)]

/** Makes an import that cannot go on a failed one; what it has read is removed by the next import. */
export async function failImport(
  { db }: Pick<Context, 'db'>,
  versionId: string,
  fault: string,
  { params = {}, problems = null }: { params?: ListFileError['params']; problems?: RowProblem[] | null } = {},
): Promise<void> {
  await db
    .updateTable('screening_list_versions')
    .set({
      state: 'failed',
      fault,
      fault_params: JSON.stringify(params),
      problems: problems && JSON.stringify(problems),
      claim: null,
      finished_at: new Date(),
    })
    .where('id', '=', versionId)
    .where('state', '=', 'importing')
    .execute()
}

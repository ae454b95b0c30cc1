import type { Locale } from '../../../contracts/text.ts'
import { watchLists } from '../../../contracts/messages/en/watchLists.ts'
import type { ListFileFault } from '../../engines/lists/listFileError.ts'
import { translate } from '../../platform/translate.ts'

interface Failed {
  fault: string | null
  fault_params: Record<string, string | number> | null
}

const isKnown = (fault: string): fault is ListFileFault => fault in watchLists.file

/** Why an import failed, in words. */
export const describeFault = (locale: Locale, { fault, fault_params }: Failed): string =>
  translate(locale, `watchLists.file.${fault && isKnown(fault) ? fault : 'ours'}`, fault_params ?? {})

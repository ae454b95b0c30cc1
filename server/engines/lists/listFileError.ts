import type { watchLists } from '../../../contracts/messages/en/watchLists.ts'

export type ListFileFault = keyof (typeof watchLists)['file']

/** Why a file is no list; nothing of it is used. The words are `watchLists.file.<fault>`. */
export class ListFileError extends Error {
  readonly fault: ListFileFault
  readonly params: Record<string, string | number>

  constructor(fault: ListFileFault, params: Record<string, string | number> = {}) {
    super(fault)
    this.fault = fault
    this.params = params
  }
}

import { CODE_HANDLE_HEADER, type CodeHandleUse, NEW_CODE_HANDLE } from '../../contracts/people/codeHandle.ts'

const KEY = 'codeHandle'

/** Marks a request that asks for a code or enters the one that this tab asked for last. */
export function addCodeHandle(headers: Headers, use: CodeHandleUse | undefined): void {
  const handle = use === 'asks' ? NEW_CODE_HANDLE : use === 'enters' ? sessionStorage.getItem(KEY) : null
  if (handle) headers.set(CODE_HANDLE_HEADER, handle)
}

/** Keeps the handle of a code that was sent, so that the code works after a reload too. */
export function keepCodeHandle({ headers }: Response): void {
  const handle = headers.get(CODE_HANDLE_HEADER)
  if (handle) sessionStorage.setItem(KEY, handle)
}

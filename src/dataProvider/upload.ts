import type { Call } from '../../contracts/calls/define.ts'
import { type UploadedFile, uploadFile } from '../../contracts/calls/files.ts'
import { customerTokens } from '../session/tokens.ts'
import { type SuccessReply, sendOrLogout } from './api.ts'
import { networkError, toCallError } from './callError.ts'
import { callUrl, requestHeaders } from './send.ts'

interface UploadOptions {
  signal: AbortSignal
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

type UploadCall = Pick<Call, 'method' | 'service' | 'path'>

/** Uploads a file for a check. Throws a CallError, and the signal's reason after an abort. */
export const upload = (file: File, options: UploadOptions): Promise<UploadedFile> => uploadTo(uploadFile, file, options)

/** The same by another call that takes one file. */
export async function uploadTo<C extends Call>(call: C, file: File, options: UploadOptions): Promise<SuccessReply<C>> {
  const response = await sendOrLogout(customerTokens, token => sendFile(call, { file, token, ...options }))
  if (!response.ok) throw await toCallError(response)
  return (await response.json()) as SuccessReply<C>
}

interface Sending extends UploadOptions {
  file: File
  token: string | null
}

/** `fetch` does not report the progress of an upload. */
const sendFile = (call: UploadCall, { file, token, signal, onProgress }: Sending) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open(call.method, callUrl(call, {}))
    requestHeaders(token).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const id = request.getResponseHeader('x-request-id')
      const headers = { ...(id !== null && { 'x-request-id': id }) }
      resolve(new Response(request.responseText, { status: request.status, headers }))
    }
    request.onerror = () => reject(networkError())
    request.onabort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })

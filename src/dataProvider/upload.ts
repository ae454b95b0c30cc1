import { type UploadedFile, uploadFile } from '../../contracts/calls/files.ts'
import { customerTokens } from '../session/tokens.ts'
import { sendOrLogout } from './api.ts'
import { networkError, toCallError } from './callError.ts'
import { callUrl, requestHeaders } from './send.ts'

interface UploadOptions {
  signal: AbortSignal
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Uploads a file for a check. Throws a CallError, and the signal's reason after an abort. */
export async function upload(file: File, options: UploadOptions): Promise<UploadedFile> {
  const response = await sendOrLogout(customerTokens, token => sendFile(file, token, options))
  if (!response.ok) throw await toCallError(response)
  return (await response.json()) as UploadedFile
}

/** `fetch` does not report the progress of an upload. */
const sendFile = (file: File, token: string | null, { signal, onProgress }: UploadOptions) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('file', file)
    request.open(uploadFile.method, callUrl(uploadFile, {}))
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

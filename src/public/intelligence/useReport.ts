import { useEffect, useState } from 'react'
import { downloadIntelligence, getIntelligence, sendIntelligenceCode } from '../../../contracts/calls/intelligence.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../challans/shared/usePublicApi.ts'

type Opened = Extract<ReplyOf<typeof getIntelligence>, { code: 200 }>['result']

/** What the page shows: `closed` in the server's words, because the link is unknown, expired or withdrawn. */
export type ReportState =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'closed'; message: string; unknown: boolean }
  | { is: 'locked'; sentTo: string; message: string; tried: boolean }
  | ({ is: 'open' } & Opened)

/** How often a page asks while the report is being made. */
const AGAIN_MS = 3_000
const PASS_KEY = 'intelligence-pass'

/** The id in the address: the last segment, or `?requestId=` (A49). */
const readRequestId = (): string => {
  const given = new URLSearchParams(location.search).get('requestId')
  return given ?? decodeURIComponent(/^\/kyc-intelligence\/([^/]+)/.exec(location.pathname)?.[1] ?? '')
}

/** Asks for the report of the address. */
async function openReport(ask: PublicApiCall, code?: string): Promise<ReportState> {
  const pass = sessionStorage.getItem(PASS_KEY)
  const body = { requestId: readRequestId(), ...(code && { code }), ...(pass && { pass }) }
  try {
    const reply = await ask(getIntelligence, { body })
    if (reply.code === 401)
      return { is: 'locked', sentTo: reply.sentTo, message: reply.message, tried: code !== undefined }
    if (reply.code !== 200) return { is: 'closed', message: reply.message, unknown: reply.code === 404 }
    if (reply.pass) sessionStorage.setItem(PASS_KEY, reply.pass)
    return { is: 'open', ...reply.result }
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/** Opens the report of the address, again and again until it is ready. */
export function useReport() {
  const { ask, open: fetchFile } = usePublicApi()
  const [state, setState] = useState<ReportState>({ is: 'loading' })
  const open = async (code?: string): Promise<void> => setState(await openReport(ask, code))

  /** Returns the server's message. */
  const sendCode = async (): Promise<{ isSent: boolean; message: string }> => {
    try {
      const reply = await ask(sendIntelligenceCode, { body: { requestId: readRequestId() } })
      return { isSent: reply.code === 200, message: reply.message }
    } catch (thrown) {
      return { isSent: false, message: errorMessage(thrown) }
    }
  }

  /** Saves the signed document. Returns why it could not. */
  const saveDocument = async (): Promise<string | null> => {
    try {
      const pass = sessionStorage.getItem(PASS_KEY)
      const response = await fetchFile(downloadIntelligence, {
        body: { requestId: readRequestId(), ...(pass && { pass }) },
      })
      if (response.headers.get('content-type')?.startsWith('application/pdf')) {
        saveBlob(await response.blob(), 'corporate-intelligence-report.pdf')
        return null
      }
      const refused = (await response.json()) as { code: number; message: string }
      // The pass has expired: the page asks for a code again.
      if (refused.code === 401) await open()
      return refused.message
    } catch (thrown) {
      return errorMessage(thrown)
    }
  }

  useEffect(() => {
    void openReport(ask).then(setState)
  }, [ask])

  const isGathering = state.is === 'open' && state.report.status === 'gathering'
  useEffect(() => {
    if (!isGathering) return
    const timer = setInterval(() => void openReport(ask).then(setState), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isGathering, ask])

  return { state, open, sendCode, saveDocument }
}

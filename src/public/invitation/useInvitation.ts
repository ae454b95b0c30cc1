import { useEffect, useState } from 'react'
import {
  declineInvitation,
  handOverInvitation,
  type InvitationCover,
  openInvitation,
  readInvitation,
  sendInvitationCode,
} from '../../../contracts/calls/invitations.ts'
import type { LinkEnd } from '../../../contracts/invitations.ts'
import { errorMessage, type PublicApiCall, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { usePublicState } from '../state.ts'
import { type SiteMessage, tellSite } from './site.ts'

export type InvitationPageState =
  | { is: 'loading' }
  | { is: 'failed'; message: string }
  | { is: 'ended'; message: string; end: LinkEnd }
  | { is: 'ownPage' }
  | { is: 'cover'; cover: InvitationCover }
  | { is: 'open'; cover: InvitationCover; pass: string | null }

/** The last part of the address, whatever page uses this frame. */
export const tokenInAddress = (): string =>
  decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')

/** A pass opens the link in this tab again after a reload, and stands in no address. */
const passKey = (token: string) => `invitation-pass:${token}`

export const readPass = (token: string): string | null => sessionStorage.getItem(passKey(token))

export const keepPass = (token: string, pass: string): void => sessionStorage.setItem(passKey(token), pass)

const endsForSite: Partial<Record<LinkEnd, SiteMessage>> = { answered: 'completed', declined: 'declined' }

async function readLink(ask: PublicApiCall): Promise<InvitationPageState> {
  try {
    const reply = await ask(readInvitation, { body: { token: tokenInAddress() } })
    if (reply.state === 'ended') return { is: 'ended', message: reply.message, end: reply.end }
    return reply.cover ? { is: 'cover', cover: reply.cover } : { is: 'ownPage' }
  } catch (thrown) {
    return { is: 'failed', message: errorMessage(thrown) }
  }
}

/** Reads the link of the address and changes what becomes of it. What goes wrong in an action is thrown, for its form. */
export function useInvitation() {
  const { ask } = usePublicApi()
  const { framedBy } = usePublicState()
  const [state, setState] = useState<InvitationPageState>({ is: 'loading' })

  const read = async (): Promise<void> => setState(await readLink(ask))

  useEffect(() => {
    void readLink(ask).then(setState)
  }, [ask])

  useEffect(() => {
    if (state.is === 'failed') tellSite(framedBy, 'error')
    else if (state.is === 'ended') tellSite(framedBy, endsForSite[state.end] ?? 'error')
  }, [state, framedBy])

  const given = () => {
    const token = tokenInAddress()
    return { token, pass: readPass(token) ?? undefined }
  }

  return {
    state,
    read,
    /** True if it is open; false if a code is needed first. */
    open: async (code?: string): Promise<boolean> => {
      const { token, pass } = given()
      const reply = await ask(openInvitation, { body: { token, ...(code ? { code } : { pass }) } })
      if (reply.state === 'code') return false
      if (reply.state === 'ended') setState({ is: 'ended', message: reply.message, end: reply.end })
      else {
        if (reply.pass) keepPass(token, reply.pass)
        setState({ is: 'open', cover: reply.cover, pass: reply.pass })
      }
      return true
    },
    sendCode: async (): Promise<void> => {
      const reply = await ask(sendInvitationCode, { body: { token: tokenInAddress() } })
      if (reply.state === 'ended') setState({ is: 'ended', message: reply.message, end: reply.end })
    },
    decline: async (reason: string): Promise<void> => {
      const reply = await ask(declineInvitation, { body: { ...given(), reason } })
      if (reply.state === 'ended') setState({ is: 'ended', message: reply.message, end: reply.end })
      else await read()
    },
    handOver: async (person: { name: string; email: string }): Promise<void> => {
      const reply = await ask(handOverInvitation, { body: { ...given(), ...person } })
      if (reply.state === 'ended') setState({ is: 'ended', message: reply.message, end: reply.end })
      else await read()
    },
  }
}

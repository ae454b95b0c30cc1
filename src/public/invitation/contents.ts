import { type ComponentType, lazy } from 'react'
import type { InvitationCover } from '../../../contracts/calls/invitations.ts'

/** What a kind's content gets: the link's own secrets, with which its calls are made, and what to do when it is done. */
export interface InvitationContentProps {
  token: string
  /** Null if the link needs no code. */
  pass: string | null
  cover: InvitationCover
  /** Reads the link again, which by then has ended. */
  onDone: () => void
}

type Content = ComponentType<InvitationContentProps>

export type LoadedContents = Readonly<Record<string, Content>>

/** What kinds show once their link is open, by the kind's name; each is loaded when it is needed. */
export const loadedContents = (contents: Record<string, () => Promise<{ default: Content }>>): LoadedContents =>
  Object.fromEntries(Object.entries(contents).map(([kind, load]) => [kind, lazy(load)]))
